// A moment of a replay as it stands in an address: `#t=93.25s&seat=2&round=4`. No DOM.

export interface Moment {
  readonly ms: number;
  /** Whose view, -1 for everybody's. */
  readonly seat: number;
  readonly round: number;
  readonly analysis: boolean;
}

const number = (text: string | null, pattern: RegExp, missing: number): number => {
  const found = pattern.exec(text ?? "");
  return found ? Number(found[1]) : missing;
};

/** Whatever cannot be read is left out. `own`: the round that the address means without saying so. */
export function momentOf(hash: string, own = 1): Moment {
  const told = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    ms: Math.round(1000 * number(told.get("t"), /^(\d{1,7}(?:\.\d{1,3})?)s?$/, 0)),
    seat: number(told.get("seat"), /^(\d{1,2})$/, -1),
    round: number(told.get("round"), /^(\d{1,4})$/, own),
    analysis: told.has("analysis"),
  };
}

export function momentText({ ms, seat, round, analysis }: Moment, own = 1): string {
  const parts = [`t=${Math.floor(ms) / 1000}s`, ...(seat < 0 ? [] : [`seat=${seat}`])];
  return `#${[...parts, ...(round === own ? [] : [`round=${round}`]), ...(analysis ? ["analysis"] : [])].join("&")}`;
}
