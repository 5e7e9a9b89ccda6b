// Every size that the search keeps to, and why. Lengths are CSS pixels unless it says otherwise.
import { type Ask, ramp } from "./shapes.ts";

/** A card's height to its width. */
export const RATIO = 1.4;
/** Fan of a work pile, in widths: the whole index shows. */
export const FAN = 0.48;
/** Fan of an opponent's covered cards, whose edges alone are seen. */
export const EDGE = 0.1;
/** From here on an own card is as large as one wishes on a window of 900 px; larger windows wish for more. */
export const WANT = 100;
/** Least width of an own card: a finger hits it. */
export const OWN_LEAST = 44;
/** Where even that does not fit (four work piles, 200 % text, 320 px), it is better small than not there. */
export const OWN_LAST = 26;
/** Below this width an own card gives way before a long run does: runs fold then. */
export const FOLD_AT = 56;
/** Cards of the longest run (R14), and how many rows are kept when it may fold: base, fold, and the last ones. */
export const RUN = 13;
export const FOLDED = 6;
/** A strip grows with its card: at 104 px it is 14 px. */
export const STRIP_SHARE = 0.135;
/** A foundation is not much smaller than the own card that goes there. */
export const FOUND_SHARE = 0.6;
/** A large window feeds the foundations, not only the hand. */
export const FOUND_BEHIND = 42;
/** Least width of a foundation, when own cards cannot be smaller: a finger hits it at the second try. */
export const FOUND_LEAST = 20;
/** The foundations are taken in with one glance: at most so much wider than the tray. */
export const GLANCE = 1.4;
export const GLANCE_LEAST = 480;
/** Between own piles, in card widths: more, and the eye travels. */
export const GAP_MOST = 0.25;
/** Controls are hit by a finger. */
export const TARGET = 44;
/** Sides of a flat tray: ledger and call. */
export const SIDE = 176;
/** A chip holds a small card and a number beside it. */
export const CHIP = 50;
/** A seat wider than this tears its cards apart. */
export const SEAT_MOST = 640;
/** Below this share of the wish, what else is dear may go: seats into the bar's row, foundations to the left. */
export const NEED = 0.95;
/** How fast a lower wish gives way as a higher one comes near: own cards never jump. */
export const YIELD = 2;
/** How fast an arrangement may use what it gains, in shares of the own card for each share of room beyond its least. */
export const EAGER = 3;
/** Own cards that differ by less are alike; then the others' cards decide. */
export const ALIKE = 0.97;

const short = ({ width, height }: Ask): number => Math.min(width, height);

/** What depends on the window alone, without a step anywhere. */
export interface Frame {
  readonly W: number;
  readonly H: number;
  /** Bar, seats and buttons grow on large windows: one sits farther off. */
  readonly u: number;
  /** Of text: the same, and the browser's own choice. */
  readonly e: number;
  /** Margin at both sides, and of the tray, which on phones has none. */
  readonly m: number;
  readonly tm: number;
  /** Between blocks. */
  readonly g: number;
  /** Inside of the tray. */
  readonly pad: number;
  /** Least gap between own piles, in card widths: thumbs on phones, mice elsewhere. */
  readonly gap: number;
  /** Shift of a waste card, in card widths. */
  readonly fan: number;
  /** Least strip of a covered card. */
  readonly strip: number;
  readonly want: number;
  readonly bar: number;
  readonly toast: number;
}

export function frameOf(ask: Ask): Frame {
  const { width: W, height: H, text } = ask;
  const s = short(ask);
  const u = ramp(s, [1150, 1], [1350, 1.5]);
  const e = u * text;
  return {
    W,
    H,
    u,
    e,
    m: ramp(W, [330, 4], [600, 12], [1200, 12], [1440, 20]),
    tm: ramp(W, [430, 0], [600, 12], [1200, 12], [1440, 20]),
    g: ramp(s, [360, 6], [900, 10]),
    pad: ramp(W, [360, 10], [600, 14]),
    gap: ramp(s, [360, 0.08], [760, 0.2]),
    fan: ramp(s, [360, 0.27], [600, 0.34]),
    strip: ramp(s, [430, 12], [600, 14]),
    want: WANT * Math.max(1, s / 900) * Math.max(1, ask.size ?? 1),
    bar: Math.max(ramp(s, [600, 46], [900, 48]) * u, 30 * e),
    toast: Math.max(ramp(s, [600, 36], [900, 40]) * u, 26 * e + 10, ask.middle ?? 0),
  };
}
