// The shapes that a table's geometry is made of. Pure numbers, no DOM. Lengths are CSS pixels.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** What a layout is searched for. */
export interface Ask {
  readonly width: number;
  readonly height: number;
  /** Opponents, in the order in which they are shown; for who watches, all teams. */
  readonly opponents: number;
  /** Work piles of a team. */
  readonly piles: number;
  /** Foundations that a suit has room for. */
  readonly places: number;
  readonly mirror: boolean;
  /** A spectator has no tray. */
  readonly watching: boolean;
  /** For a television or a projector: no seat, no buttons, everything large. */
  readonly screen: boolean;
  /** On the big screen: a seat is free, so the link to it is shown. */
  readonly invites: boolean;
  /** How much larger than asked for this browser writes, from its font settings; 1 usually. */
  readonly text: number;
  /** Height between foundations and tray that the page wants for itself: there is nothing beside the tray then. */
  readonly middle?: number;
  /** How large own cards are wished for, 1 as usual. */
  readonly size?: number;
}
/** Without `mirror` and the rest: a player's table. */
export const ASK: Ask = {
  width: 1440,
  height: 900,
  opponents: 3,
  piles: 4,
  places: 4,
  mirror: false,
  watching: false,
  screen: false,
  invites: false,
  text: 1,
};

/** Where the opponents are: over the table, in the bar's row, at both edges; or one of several alike. */
export type Place = "above" | "line" | "sides" | "alike" | "screen";
/** The own tray: with ledger and labels, the row of cards alone, or stock and waste beneath. */
export type Form = "flat" | "tight" | "stacked";
/** How much of an opponent is shown, from everything to the last that may go. */
export type SeatKind = "whole" | "row" | "tall" | "tight" | "small" | "line" | "chip" | "poster";

export interface SeatBox {
  readonly box: Rect;
  readonly kind: SeatKind;
  readonly cw: number;
  /** Chip, name, dot; and the points where `points` is null. */
  readonly head: Rect;
  readonly nerts: Spot;
  readonly count: Rect;
  readonly points: Rect | null;
  readonly work: readonly Spot[];
  /** Width of the work piles' cards. */
  readonly wcw: number;
  /** Height for a work pile, 0 when only its last card is shown. */
  readonly avail: number;
  /** Covered cards show their faces, not bare edges. */
  readonly open: boolean;
  readonly waste: Spot | null;
  readonly stock: Spot | null;
  /** On the big screen: how many cards are home. */
  readonly note: Rect | null;
}

export interface Own {
  readonly cw: number;
  readonly nerts: Spot;
  readonly work: readonly Spot[];
  /** Height for a work pile. */
  readonly avail: number;
  readonly waste: Spot;
  /** Shift of each waste card to the right, as a part of the card's width. */
  readonly spread: number;
  readonly stock: Spot;
}

/** What is not a card in the own tray; null where it has gone into the bar. */
export interface Marks {
  readonly call: Rect;
  readonly stuck: Rect;
  /** Name, points and how the round stands. */
  readonly ledger: Rect | null;
  /** Name and points alone. */
  readonly me: Rect | null;
  /** The number of Nerts cards, under their pile. */
  readonly count: Rect | null;
  /** Names over the piles: Nerts, waste, stock. */
  readonly labels: readonly Rect[];
}

export interface Geometry {
  readonly place: Place;
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** Bar, seats and buttons are so much larger than on an ordinary window. */
  readonly unit: number;
  /** Text comes out so much larger than its nominal size: `unit` times `Ask.text`. */
  readonly em: number;
  readonly bar: Rect;
  readonly seats: readonly SeatBox[];
  /** For seats that have no room of their own. */
  readonly more: Rect | null;
  /** The free corner where the opponents sit at both sides in odd number. */
  readonly corner: Rect | null;
  readonly wells: readonly Rect[];
  readonly fcw: number;
  /** Places of each suit, in the order of `SUITS`. */
  readonly places: readonly (readonly Spot[])[];
  readonly toast: Rect;
  readonly tray: Rect | null;
  readonly own: Own | null;
  readonly marks: Marks | null;
  /** Where a spectator may sit down. */
  readonly sit: Rect | null;
  /** The big screen's way in: code and picture of the link. */
  readonly invite: Rect | null;
  /** Least height of a strip that shows the index of a covered card. */
  readonly strip: number;
}

export const spread = <T>(count: number, f: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => f(i));
export const clamp = (low: number, x: number, high: number): number => Math.max(low, Math.min(x, high));

/** Straight lines between points: no step, so no window where everything jumps. */
export function ramp(x: number, ...points: readonly (readonly [number, number])[]): number {
  let [px, py] = points[0] as readonly [number, number];
  if (x <= px) return py;
  for (const [qx, qy] of points) {
    if (x < qx) return py + ((qy - py) * (x - px)) / (qx - px);
    [px, py] = [qx, qy];
  }
  return py;
}

export const inside = (a: Size, b: Size): boolean => a.w <= b.w + 0.01 && a.h <= b.h + 0.01;

/** The largest whole number from `low` to 320 that fits; 0 for none. What is larger than one that does not fit does not. */
export function widestOf(fits: (cw: number) => boolean, low: number): number {
  if (!fits(low)) return 0;
  let high = 320;
  let good = low;
  while (high - good > 1) {
    const mid = (good + high) >> 1;
    if (fits(mid)) good = mid;
    else high = mid;
  }
  return good;
}
