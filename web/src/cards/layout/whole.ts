// Whole layouts in a readable size: for who watches, and for opponents at the sides of a wide window.

import type { SeatAsk } from "./seats.ts";
import { type Rect, type SeatBox, type Size, spread } from "./shapes.ts";
import { RATIO } from "./sizes.ts";

const card = RATIO;

/** All piles in a row, the stock under the waste; four above four; or a row without stock, the count beside its pile. */
export type WholeForm = "row" | "two" | "short";
/** Between piles, in card widths, and height of the name's line. */
const WHOLE_GAP = 0.14;
const WHOLE_HEAD = 30;
const NUMBER = 34; // px for a count beside its pile
const WORDS = 52; // px for a count with its words

/** Room that a whole layout takes with cards so wide; `runs` px are kept for covered cards. */
export function wholeSize(form: WholeForm, cw: number, runs: number, { piles, e, u }: SeatAsk): Size {
  const head = WHOLE_HEAD * e + 9 * u;
  if (form === "row") {
    const under = Math.max(card * cw + runs, 2 * card * cw + 14 * u, card * cw + WORDS * e);
    return { w: (piles + 2 + (piles + 1) * WHOLE_GAP) * cw + 20 * u, h: head + under };
  }
  if (form === "short") {
    return { w: (piles + 2 + (piles + 1) * 0.06) * cw + NUMBER * e + 20 * u, h: head + card * cw + runs };
  }
  const across = Math.max((piles + (piles - 1) * WHOLE_GAP) * cw, 3.15 * cw + WORDS * e + 8);
  return { w: across + 20 * u, h: head + 2 * card * cw + 12 * u + runs };
}

/** Stock and waste above the work piles: for boxes that are higher than wide. */
function layTwo(box: Rect, cw: number, { piles, e, u }: SeatAsk) {
  const x = box.x + 10 * u;
  const right = box.x + box.w - 10 * u;
  const y = box.y + WHOLE_HEAD * e + 2 * u;
  const below = y + card * cw + 12 * u;
  const step = (right - cw - x) / Math.max(1, piles - 1);
  const stock = { x: right - cw, y };
  const waste = { x: stock.x - 1.15 * cw, y };
  const count = { x: x + cw + 4, y, w: waste.x - x - cw - 8, h: card * cw };
  const work = spread(piles, (i) => ({ x: x + i * step, y: below }));
  return { nerts: { x, y }, count, work, avail: box.y + box.h - 7 * u - below, waste, stock };
}

/** Everything in one row, the stock under the waste; `short`: without it, the count beside its pile. */
function layRow(box: Rect, cw: number, short: boolean, { piles, e, u }: SeatAsk) {
  const x = box.x + 10 * u;
  const y = box.y + WHOLE_HEAD * e + 2 * u;
  const waste = { x: box.x + box.w - 10 * u - cw, y };
  const first = x + cw + (short ? NUMBER * e : 0);
  const slack = (waste.x - first - piles * cw) / (piles + 1);
  const work = spread(piles, (i) => ({ x: first + slack + i * (cw + slack), y }));
  const count = short
    ? { x: x + cw + 3, y, w: NUMBER * e - 3 + slack, h: card * cw }
    : { x: x - 4 * u, y: y + card * cw + 8 * u, w: cw + 8 * u, h: 44 * e };
  const stock = short ? null : { x: waste.x, y: y + card * cw + 12 * u };
  return { nerts: { x, y }, count, work, avail: box.y + box.h - 7 * u - y, waste, stock };
}

/** A team's whole layout. */
export function layWhole(box: Rect, cw: number, form: WholeForm, ask: SeatAsk): SeatBox {
  const { e, u } = ask;
  const head = { x: box.x + 10 * u, y: box.y + 4 * u, w: box.w - 20 * u, h: (WHOLE_HEAD - 4) * e };
  const inner = form === "two" ? layTwo(box, cw, ask) : layRow(box, cw, form === "short", ask);
  return { box, kind: "whole", cw, wcw: cw, head, points: null, note: null, open: true, ...inner };
}
