// The ways to arrange a player's table, and for each whether own cards so wide fit: a pure function of the window.
import { type Found, fitFounds } from "./founds.ts";
import { type SeatAsk, type Small, seatCards, seatHeight, seatLeast, seatMost } from "./seats.ts";
import { type Ask, type Form, inside, type Place, ramp, type Size, widestOf } from "./shapes.ts";
import {
  FOLDED,
  FOUND_BEHIND,
  FOUND_LEAST,
  FOUND_SHARE,
  type Frame,
  GLANCE,
  GLANCE_LEAST,
  OWN_LAST,
  OWN_LEAST,
  SEAT_MOST,
} from "./sizes.ts";
import { rowsOf, traySize } from "./tray.ts";
import { wholeSize } from "./whole.ts";

/** One way: where the opponents are and how much is shown of them, where the foundations are, the tray's form. */
export interface Way {
  readonly place: Place;
  readonly form: Form;
  readonly kind: Small | "whole";
  /** The opponents' cards. */
  readonly s: number;
  /** Foundations at the tray's left instead of over it. */
  readonly beside: boolean;
  /** Toast, own name and points over the own cards, in the tray. */
  readonly headed: boolean;
  /** Height of bar and seats over the rest; width of seats at each side. */
  readonly top: number;
  readonly side: number;
  /** Room for such seats, to what they need at least: from 1 on they fit. */
  readonly fit: number;
  /** The same for seats as one would like them. */
  readonly ready: number;
  /** Competes only where nothing else comes near the wish. */
  readonly last: boolean;
  /** Some seats are behind a button, though a line would show them: where own cards would be too small to hit. */
  readonly few: boolean;
}

/** Sizes for one width of the own cards. */
export interface Plan {
  readonly cw: number;
  readonly found: Found;
  readonly tray: Size;
}

export const HEADED = 36; // height of toast, own name and points in the tray
const SIDE_WIDE = 196;
const SIDE_HIGH = 162;
const WHOLE_WIDE = 373;
const WHOLE_HIGH = 560;
const ALWAYS = 9; // chips that do not fit hide behind a button
const LINE_WHOLE = 250; // of a seat in the bar's row: work tops and a whole name
const BETWEEN = 12; // foundations and a tray beside them

export const seatAsk = (ask: Ask, f: Frame): SeatAsk => ({ piles: ask.piles, e: f.e, u: f.u });

/** Between seats over the table. */
export function seatGap({ opponents: k }: Ask, { W, u }: Frame): number {
  if (k < 5) return u * ramp(W, [360, 4], [600, 8], [1200, 10], [1280, 14]);
  return u * (k < 9 ? ramp(W, [390, 3], [1200, 8]) : ramp(W, [390, 3], [1200, 6]));
}

/** Seats over the table that have room at a least width; with more opponents than that, one is a button for the rest. */
export function seatsAcross(ask: Ask, f: Frame, kind: Small): { shown: number; boxes: number; w: number; gap: number } {
  const gap = seatGap(ask, f);
  const room = f.W - 2 * f.m + gap;
  const most =
    kind === "chip" ? Math.max(1, Math.floor(room / (seatLeast("chip", seatAsk(ask, f)) + gap))) : ask.opponents;
  const boxes = Math.min(ask.opponents, most);
  const w = Math.min(SEAT_MOST * f.u, room / Math.max(1, boxes) - gap);
  return { shown: boxes < ask.opponents ? boxes - 1 : boxes, boxes, w, gap };
}

/** Of the bar's row: what stands at its right, and left of it on wide windows. */
export const lineRight = (headed: boolean, f: Frame): number => (headed ? 52 : 118 * f.u + 34 * f.e);
export function lineLeft({ opponents }: Ask, f: Frame): number {
  const room = f.W - 2 * f.m - lineRight(false, f) - 92 * f.u;
  return room / Math.max(1, opponents) >= 290 * f.e ? 92 * f.u : 0;
}
export const LINE_GAP = 6;
/** Seats in the bar's row; `few`: those that have room, and a button for the rest. */
export function lineAcross(
  ask: Ask,
  f: Frame,
  headed: boolean,
  few: boolean,
): { shown: number; boxes: number; w: number } {
  const room = f.W - 2 * f.m - lineRight(headed, f) - lineLeft(ask, f) + LINE_GAP;
  const least = seatLeast("line", seatAsk(ask, f)) + LINE_GAP;
  const boxes = few ? Math.min(ask.opponents, Math.max(1, Math.floor(room / least))) : ask.opponents;
  const w = Math.min(SEAT_MOST * f.u, room / Math.max(1, boxes) - LINE_GAP);
  return { shown: boxes < ask.opponents ? boxes - 1 : boxes, boxes, w };
}

type Seats = Omit<Way, "form" | "beside" | "headed">;

function aboveSeats(ask: Ask, f: Frame, kind: Small): Seats {
  const sa = seatAsk(ask, f);
  const { w } = seatsAcross(ask, f, kind);
  const cap = seatMost(kind, Math.min(f.W, f.H), f.u);
  const s = seatCards(kind, w, cap, sa);
  const fit = kind === "chip" || !ask.opponents ? ALWAYS : w / seatLeast(kind, sa);
  const top = f.bar + (ask.opponents ? seatHeight(kind, s, sa) : 0);
  return { place: "above", kind, s, top, side: 0, fit, ready: fit, last: kind === "chip", few: false };
}

function lineSeats(ask: Ask, f: Frame, headed: boolean, few = false): Seats {
  const sa = seatAsk(ask, f);
  const { w } = lineAcross(ask, f, headed, few);
  const ready = w / (LINE_WHOLE * f.e);
  const top = seatHeight("line", 24, sa) + 12;
  return {
    place: "line",
    kind: "line",
    s: 24,
    top,
    side: 0,
    fit: few ? ALWAYS : w / seatLeast("line", sa),
    ready,
    last: few,
    few,
  };
}

/** Opponents at both edges, clockwise: up the left one, down the right one. */
function sideSeats(ask: Ask, f: Frame, whole: boolean): Seats {
  const sa = seatAsk(ask, f);
  const each = (f.H - f.bar - 2 * f.g + 12) / Math.ceil(ask.opponents / 2) - 12;
  const side = whole ? WHOLE_WIDE * f.u : SIDE_WIDE * Math.max(1, f.e * 0.9);
  const base = { place: "sides" as const, top: f.bar, side, last: false, few: false };
  if (whole) {
    const fits = (cw: number): boolean =>
      inside(wholeSize("two", cw, (FOLDED - 1) * f.strip, sa), { w: side, h: each });
    const s = widestOf(fits, 24);
    return { ...base, kind: "whole", s, fit: each / WHOLE_HIGH, ready: each / WHOLE_HIGH };
  }
  const room = (each - seatHeight("tall", 0, sa)) / (seatHeight("tall", 1, sa) - seatHeight("tall", 0, sa));
  const s = Math.min(34 * f.u, room, seatCards("tall", side, 34 * f.u, sa));
  const fit = each / seatHeight("tall", 24, sa);
  return { ...base, kind: "tall", s: Math.max(24, s), fit, ready: each / (SIDE_HIGH * Math.max(1, f.e)) };
}

const LOW: readonly Form[] = ["tight", "stacked"];
const over = (seats: Seats, forms: readonly Form[], last = seats.last): Way[] =>
  forms.map((form) => ({ ...seats, form, last, beside: false, headed: false }));
const beside = (seats: Seats, heads: readonly boolean[]): Way[] =>
  heads.flatMap((headed) => LOW.map((form) => ({ ...seats, form, headed, beside: true, last: true })));

/** All ways of a window, for so many opponents. */
export const waysOf = (ask: Ask, f: Frame): Way[] => everyWay(ask, f).filter((way) => !ask.middle || !way.beside);

function everyWay(ask: Ask, f: Frame): Way[] {
  const kinds: readonly Small[] = ask.opponents ? ["row", "tall", "tight", "small"] : ["row"];
  const above = kinds.map((kind) => aboveSeats(ask, f, kind));
  const all = above.flatMap((seats) => [...over(seats, ["flat", ...LOW]), ...beside(seats, [false])]);
  if (!ask.opponents) return all;
  const chips = aboveSeats(ask, f, "chip");
  const line = lineSeats(ask, f, false);
  const sides = [sideSeats(ask, f, true), sideSeats(ask, f, false)];
  return [
    ...all,
    ...over(line, LOW),
    ...beside(line, [false]),
    ...beside(lineSeats(ask, f, true), [true]),
    ...sides.flatMap((seats) => over(seats, ["flat", "tight"])),
    ...over(chips, LOW),
    ...beside(chips, [false]),
    ...over(lineSeats(ask, f, false, true), LOW),
    ...beside(lineSeats(ask, f, false, true), [false]),
    ...beside(lineSeats(ask, f, true, true), [true]),
  ];
}

/** Least foundation beside own cards so wide. */
const foundLeast = (cw: number): number =>
  cw <= OWN_LEAST ? FOUND_LEAST : Math.max(FOUND_SHARE * cw, cw - FOUND_BEHIND);

export const bottomOf = (f: Frame): number => Math.min(f.g, f.tm);

/** Height that is left for foundations over the tray. */
const restOver = (way: Way, th: number, f: Frame): number => f.H - way.top - f.toast - th - f.g * 1.5 - bottomOf(f);

/** Room for foundations: at the tray's left, or over it. */
export function foundRoom(way: Way, tray: Size, f: Frame): Size {
  if (way.beside) {
    const w = f.W - f.m - f.tm - tray.w - BETWEEN;
    return { w, h: f.H - way.top - f.g * 1.5 - (way.headed ? 0 : f.toast) };
  }
  const w = f.W - 2 * f.m - (way.side ? 2 * (way.side + f.g) : 0);
  return { w: Math.min(w, Math.max(GLANCE * tray.w, GLANCE_LEAST)), h: restOver(way, tray.h, f) };
}

/** Everything with own cards `cw` wide and so many covered cards in a run, or null where it does not fit. */
export function plan(way: Way, cw: number, ask: Ask, f: Frame, rows = rowsOf(cw)): Plan | null {
  const size = traySize(way.form, cw, ask.piles, f, rows);
  const tray = way.headed ? { ...size, h: size.h + HEADED * Math.max(1, f.e) } : size;
  const across = f.W - 2 * f.tm - (way.side ? 2 * (way.side + f.g) : 0);
  if (tray.w > across + 0.01) return null;
  if (way.beside && way.top + tray.h + f.g * 0.5 + bottomOf(f) > f.H) return null;
  const room = foundRoom(way, tray, f);
  const found = fitFounds(ask.places, room.w, room.h, cw);
  return found.cw >= foundLeast(cw) ? { cw, found, tray } : null;
}

/** The widest own cards that fit; 0 for none. */
export const widest = (way: Way, ask: Ask, f: Frame): number =>
  widestOf((cw) => plan(way, cw, ask, f) !== null, OWN_LAST);
