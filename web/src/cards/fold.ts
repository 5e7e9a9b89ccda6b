// How the cards of a work pile share its height: fanned as wide as they may, then closer, and then folded. No DOM.
import { type Card, identity, isKnown, suitOf } from "../rules/notation.ts";
import { WHOLE } from "./faces.ts";
import { EDGE, FAN, RATIO } from "./layout/geometry.ts";

export interface Run {
  readonly cw: number;
  /** Height for the pile, px. */
  readonly avail: number;
  /** Least strip of a covered card, px; 0 for one that never folds. */
  readonly least: number;
  /** Covered cards are bare edges: whose they are is not asked. */
  readonly bare: boolean;
}

/** For each card: how far it lies under the first, and what is seen of it. */
export type Shown = readonly { readonly y: number; readonly strip: number; readonly fold: string }[];

/** Pitch of so many cards, so that all of them fit. */
export function fanOf(count: number, { cw, avail, bare }: Omit<Run, "least">): number {
  const most = (bare ? EDGE : FAN) * cw;
  return count > 1 ? Math.max(0, Math.min(most, (avail - cw * RATIO) / (count - 1))) : 0;
}

/** "QS 8D 5": the first and the last of the folded cards, and how many they are. */
function foldOf(cards: readonly Card[]): string {
  const name = (card: Card | undefined): string => (card ? `${identity(card)[0]}${suitOf(card)}` : "");
  return `${name(cards[0])} ${name(cards.at(-1))} ${cards.length}`;
}

/** The base, a strip for what has folded, and the last ones. */
function folded(pile: readonly Card[], { cw, avail, least }: Run): Shown | null {
  const rows = Math.max(2, Math.floor((avail - cw * RATIO) / least + 0.01));
  const hidden = pile.length - rows;
  const cards = pile.slice(1, 1 + hidden);
  if (hidden < 2 || hidden > 9 || !cards.every(isKnown)) return null;
  const row = (i: number): number => (i <= hidden ? Math.min(i, 1) : i - hidden + 1);
  const pitch = (avail - cw * RATIO) / rows;
  return pile.map((_, i) => ({
    y: row(i) * pitch,
    strip: i === pile.length - 1 ? WHOLE : (pitch / cw) * 100,
    fold: i === hidden ? foldOf(cards) : "",
  }));
}

export function showRun(pile: readonly Card[], run: Run): Shown {
  const fan = fanOf(pile.length, run);
  const closed = fan < run.least - 0.01 && pile.length > 2 ? folded(pile, run) : null;
  if (closed) return closed;
  const strip = run.bare ? 0 : (fan / run.cw) * 100;
  return pile.map((_, i) => ({ y: i * fan, strip: i === pile.length - 1 ? WHOLE : strip, fold: "" }));
}
