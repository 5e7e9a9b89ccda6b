// The shapes that a table's geometry is made of. Pure numbers, no DOM.

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
export type Form = "desk" | "phone" | "land";
/** How much of an opponent is shown: one line, two lines, heads and tops, a chip, or a landscape strip. */
export type SeatForm = "wide" | "tall" | "small" | "chip" | "strip";

export interface Ask {
  readonly width: number;
  readonly height: number;
  /** Opponents, in the order in which they are shown. */
  readonly opponents: number;
  /** Work piles of a team. */
  readonly piles: number;
  /** Foundations that a suit has room for. */
  readonly places: number;
  readonly mirror: boolean;
  /** A spectator has no tray. */
  readonly watching: boolean;
}

export interface SeatBox {
  readonly box: Rect;
  readonly form: SeatForm;
  readonly cw: number;
  readonly nerts: Spot;
  readonly count: Rect;
  readonly work: readonly Spot[];
  /** Height for a work pile, 0 when only its last card is shown. */
  readonly avail: number;
  readonly waste: Spot | null;
}
export interface Own {
  readonly cw: number;
  readonly nerts: Spot;
  readonly work: readonly Spot[];
  readonly avail: number;
  readonly waste: Spot;
  /** Shift of each waste card to the right, as a part of the card's width. */
  readonly spread: number;
  readonly stock: Spot;
}
export interface Geometry {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly bar: Rect;
  readonly seats: readonly SeatBox[];
  /** For seats that have no room of their own. */
  readonly more: Rect | null;
  readonly wells: readonly Rect[];
  readonly fcw: number;
  /** Places of each suit, in the order of `SUITS`. */
  readonly places: readonly (readonly Spot[])[];
  readonly toast: Rect;
  readonly tray: Rect;
  readonly own: Own;
  /** Name and points of the own team; the ledger under it on wide screens. */
  readonly ledger: Rect | null;
  readonly call: Rect;
  readonly stuck: Rect;
}

export const RATIO = 1.4;
export const FAN = 0.48;
export const clamp = (low: number, x: number, high: number): number => Math.max(low, Math.min(x, high));
export const spread = <T>(count: number, f: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => f(i));
