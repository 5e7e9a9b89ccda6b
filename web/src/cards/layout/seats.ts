// Opponents, from everything to the last that may go: how much room each kind of seat takes, and what lies where in it.
import { type Rect, ramp, type SeatBox, spread } from "./shapes.ts";
import { CHIP, RATIO } from "./sizes.ts";

/** What a seat is laid out for: work piles, text, controls. */
export interface SeatAsk {
  readonly piles: number;
  readonly e: number;
  readonly u: number;
}

interface Spec {
  /** Card widths that the kind is drawn with. */
  readonly least: number;
  readonly most: number;
  readonly width: (s: number, ask: SeatAsk) => number;
  readonly height: (s: number, ask: SeatAsk) => number;
  readonly lay: (box: Rect, s: number, ask: SeatAsk) => Omit<SeatBox, "box" | "kind" | "cw" | "wcw">;
}

const NO = { points: null, work: [], avail: 0, open: false, waste: null, stock: null, note: null };
const card = RATIO;

/** Everything in one row under the name. */
const row: Spec = {
  least: 34,
  most: 46,
  width: (s, { piles, e, u }) => (piles + 2) * s + (piles - 1) * 4 + 36 * u + 36 * e,
  height: (s, { e, u }) => 26 * e + card * s + 29 * u,
  lay: (box, s, { piles, e, u }) => {
    const pad = 12 * u;
    const y = box.y + 26 * e + 10 * u;
    const nerts = { x: box.x + pad, y };
    const waste = { x: box.x + box.w - pad - s, y };
    const count = { x: nerts.x + s + 6 * u, y, w: 32 * e, h: card * s };
    const inner = waste.x - count.x - count.w;
    const step = s + Math.min(6 * u, Math.max(2, (inner - piles * s) / (piles + 1)));
    const left = count.x + count.w + (inner - step * (piles - 1) - s) / 2;
    const work = spread(piles, (i) => ({ x: left + i * step, y }));
    const head = { x: box.x + pad, y: box.y + 7 * u, w: box.w - 2 * pad, h: 24 * e };
    return { ...NO, head, nerts, count, work, avail: box.y + box.h - y - 6 * u, waste };
  },
};

/** Two rows: Nerts pile, count and waste, then the work piles. */
const tall: Spec = {
  least: 24,
  most: 34,
  width: (s, { piles, u }) => piles * s + (piles - 1) * 3 + 14 * u,
  height: (s, { e, u }) => 22 * e + 2 * card * s + 30 * u,
  lay: (box, s, { piles, e, u }) => {
    const pad = Math.max(5, Math.min(10 * u, (box.w - piles * s - (piles - 1) * 3) / 2));
    const y = box.y + 22 * e + 6 * u;
    const inner = box.w - 2 * pad;
    const below = y + card * s + 7 * u;
    const step = piles > 1 ? (inner - s) / (piles - 1) : 0;
    const x = box.x + pad;
    const work = spread(piles, (i) => ({ x: x + i * step, y: below }));
    const waste = { x: x + inner - s, y };
    const count = { x: x + s + 5, y, w: inner - 2 * s - 10, h: card * s };
    const head = { x, y: box.y + 4 * u, w: inner, h: 22 * e };
    return { ...NO, head, nerts: { x, y }, count, work, avail: box.y + box.h - below - 5 * u, waste };
  },
};

/** Waste and covered cards have gone; the points stand beside the count. */
const tight: Spec = {
  least: 22,
  most: 28,
  width: (s, { piles, u, e }) => Math.max(piles * s + (piles - 1) * 2 + 10 * u, s + 78 * e),
  height: (s, { e, u }) => 20 * e + 2 * card * s + 22 * u,
  lay: (box, s, { piles, e, u }) => {
    const pad = Math.max(5, Math.min(8 * u, (box.w - piles * s - (piles - 1) * 2) / 2));
    const y = box.y + 20 * e + 7 * u;
    const inner = box.w - 2 * pad;
    const x = box.x + pad;
    const below = y + card * s + 6 * u;
    const step = piles > 1 ? (inner - s) / (piles - 1) : 0;
    const count = { x: x + s + 4, y, w: 28 * e, h: card * s };
    const points = { x: count.x + count.w, y, w: x + inner - count.x - count.w, h: card * s };
    const head = { x, y: box.y + 4 * u, w: inner, h: 20 * e };
    return { ...NO, head, nerts: { x, y }, count, points, work: spread(piles, (i) => ({ x: x + i * step, y: below })) };
  },
};

/** The work piles have gone. */
const small: Spec = {
  least: 24,
  most: 28,
  width: (s, { e, u }) => Math.max(2 * s + 30 * e, 88 * e) + 14 * u,
  height: (s, { e, u }) => 21 * e + card * s + 12 * u,
  lay: (box, s, { e, u }) => {
    const pad = 6 * u;
    const y = box.y + 21 * e + 5 * u;
    const x = box.x + pad;
    const waste = { x: box.x + box.w - pad - s, y };
    const count = { x: x + s + 4, y, w: waste.x - x - s - 8, h: card * s };
    const head = { x, y: box.y + 4 * u, w: box.w - 2 * pad, h: 20 * e };
    return { ...NO, head, nerts: { x, y }, count, waste };
  },
};

/** A card, its count and the points under a name. */
const chip: Spec = {
  least: 22,
  most: 24,
  width: (_, { e }) => CHIP * e,
  height: (s, { e, u }) => Math.max(card * s, 30 * e) + 34 * e + 14 * u,
  lay: (box, s, { e, u }) => {
    const y = box.y + 34 * e + 6 * u;
    const x = box.x + 4 * u;
    const left = x + s + 3;
    const w = box.x + box.w - left - 2;
    const head = { x, y: box.y + 3 * u, w: box.w - 8 * u, h: 34 * e };
    return {
      ...NO,
      head,
      nerts: { x, y },
      count: { x: left, y, w, h: 17 * e },
      points: { x: left, y: y + 17 * e, w, h: 15 * e },
    };
  },
};

/** Of the line's work piles, how many px a pile. */
const TOP = 26;
const LINE_TEXT = 52; // chip, dot and points over a name of six letters
const LINE_COUNT = 21;

/** One line, for the bar's row; work tops where they fit. */
const line: Spec = {
  least: 24,
  most: 25,
  width: (s, { e, u }) => (LINE_TEXT + LINE_COUNT) * e + s + 15 * u,
  height: (_, { e, u }) => Math.max(card * 24 + 10, 34 * e + 8 * u),
  lay: (box, s, { piles, e, u }) => {
    const tops = box.w >= (LINE_TEXT + LINE_COUNT + 12) * e + s + 18 * u + piles * TOP;
    const y = box.y + (box.h - card * s) / 2;
    const right = box.x + box.w - (tops ? 8 * u + piles * TOP : 4 * u);
    const count = { x: right - LINE_COUNT * e, y, w: LINE_COUNT * e, h: card * s };
    const nerts = { x: count.x - s - 3, y };
    const work = tops ? spread(piles, (i) => ({ x: right + 2 + i * TOP, y })) : [];
    const head = { x: box.x + 6 * u, y: box.y + (box.h - 34 * e) / 2, w: nerts.x - box.x - 8 * u, h: 34 * e };
    return { ...NO, head, nerts, count, work };
  },
};

const SPECS = { row, tall, tight, small, chip, line } as const;
export type Small = keyof typeof SPECS;

/** The largest cards that a seat so wide has room for, between the kind's least and `cap`. */
export function seatCards(kind: Small, width: number, cap: number, ask: SeatAsk): number {
  const { least, width: need } = SPECS[kind];
  const base = need(0, ask);
  const slope = (need(200, ask) - need(100, ask)) / 100; // where cards alone ask for the width
  const s = slope > 0.01 ? (width - base) / slope : cap;
  return Math.max(least, Math.min(need(s, ask) > width + 0.01 ? (width - need(200, ask)) / slope + 200 : s, cap));
}

export const seatLeast = (kind: Small, ask: SeatAsk): number => SPECS[kind].width(SPECS[kind].least, ask);
export const seatHeight = (kind: Small, s: number, ask: SeatAsk): number => SPECS[kind].height(s, ask);

/** Largest cards of the kind on a window so high. */
export function seatMost(kind: Small, shorter: number, u: number): number {
  const { most } = SPECS[kind];
  return kind === "row" ? ramp(shorter, [1080, most], [1440, most * 1.8]) : most * u;
}

export function laySeat(kind: Small, box: Rect, s: number, ask: SeatAsk): SeatBox {
  const cw = Math.floor(s * 2) / 2;
  return { box, kind, cw, wcw: cw, ...SPECS[kind].lay(box, cw, ask) };
}
