// What a hidden tab has to tell, and how its icon says so. Headless.

/** What a tab has to tell. */
export type Mark =
  | { readonly kind: "plain" }
  | { readonly kind: "dealt" }
  | { readonly kind: "count"; readonly seconds: number };

interface Moment {
  readonly hidden: boolean;
  readonly phase: string;
  /** Milliseconds that are left of the countdown. */
  readonly left: number;
  /** Has a round been dealt since the tab was last seen. */
  readonly dealt: boolean;
}

export const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

export function markOf({ hidden, phase, left, dealt }: Moment): Mark {
  if (!hidden) return { kind: "plain" };
  if (phase === "countdown") return { kind: "count", seconds: secondsIn(left) };
  return { kind: dealt && (phase === "playing" || phase === "closing") ? "dealt" : "plain" };
}

const sign = (body: string, ground: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>${body}</svg>`)}`;

const RED = "#C4412B";
const GREEN = "#17694F";
const PLAY = '<path d="M11 7 25 16 11 25Z" fill="#FFFDF7"/>';
const digit = (n: number): string =>
  `<text x="16" y="24.500" font-family="sans-serif" font-weight="800" font-size="24" text-anchor="middle" fill="#FFFDF7">${n}</text>`;

/** The icon of a mark, as an address. */
export const iconOf = (mark: Mark): string =>
  mark.kind === "count" ? sign(digit(mark.seconds), RED) : sign(PLAY, GREEN);
