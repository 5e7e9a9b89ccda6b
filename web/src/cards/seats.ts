// How much of each opponent is shown, and where.
import { RATIO, type Rect, type SeatBox, type SeatForm, spread } from "./shapes.ts";

const WIDEST = 640; // of a seat: its cards are to lie together

export function wideSeat(box: Rect, piles: number, s: number): SeatBox {
  const cw = Math.floor(Math.min(46 * s, (box.w - 28 - 52 - 24 - (piles - 1) * 6) / (piles + 2)));
  const y = box.y + 40;
  const pitch = cw + 6;
  const x = box.x + 14;
  const right = box.x + box.w - 14;
  const count = { x: x + cw + 12, y, w: 32, h: cw * RATIO };
  const middle = (count.x + count.w + right - cw - piles * pitch + 6) / 2;
  const work = spread(piles, (i) => ({ x: middle + i * pitch, y }));
  return {
    box,
    form: "wide",
    cw,
    nerts: { x, y },
    count,
    work,
    avail: box.y + box.h - y - 8,
    waste: { x: right - cw, y },
  };
}

export function tallSeat(box: Rect, piles: number, most: number, pad: number, form: SeatForm): SeatBox {
  const inner = box.w - 2 * pad;
  const cw = Math.floor(Math.min(most, (inner - (piles - 1) * 2) / piles));
  const head = form === "tall" && pad > 6 ? 33 : 27;
  const y = box.y + head;
  const x = box.x + pad;
  const below = y + cw * RATIO + (pad > 6 ? 8 : 5);
  const step = piles > 1 ? (inner - cw) / (piles - 1) : 0;
  const work = form === "small" ? [] : spread(piles, (i) => ({ x: x + i * step, y: below }));
  const count = { x: x + cw + 4, y, w: inner - 2 * cw - 8, h: cw * RATIO };
  const waste = { x: box.x + box.w - pad - cw, y };
  return { box, form, cw, nerts: { x, y }, count, work, avail: box.y + box.h - below - 5, waste };
}

export function chipSeat(box: Rect): SeatBox {
  const cw = 24;
  const y = box.y + 42;
  const nerts = { x: box.x + 4, y };
  const count = { x: nerts.x + cw + 5, y, w: box.w - cw - 12, h: cw * RATIO };
  return { box, form: "chip", cw, nerts, count, work: [], avail: 0, waste: null };
}

export function stripSeat(box: Rect, piles: number): SeatBox {
  const cw = 24;
  const y = box.y + 6;
  const tops = box.w >= 118 + 26 * piles;
  const right = box.x + box.w - 8 - (tops ? piles * 26 : 0);
  const count = { x: right - 26, y, w: 24, h: cw * RATIO };
  const work = tops ? spread(piles, (i) => ({ x: right + 2 + i * 26, y })) : [];
  return { box, form: "strip", cw, nerts: { x: count.x - cw - 4, y }, count, work, avail: 0, waste: null };
}

export interface Row {
  readonly area: Rect;
  readonly gap: number;
  readonly make: (box: Rect) => SeatBox;
  /** Most that are shown; with more, one place fewer and a button for the rest. */
  readonly most: number;
}

export function laySeats(count: number, { area, gap, make, most }: Row): { seats: SeatBox[]; more: Rect | null } {
  const boxes = Math.min(count, most);
  const w = boxes ? Math.min(WIDEST, (area.w - gap * (boxes - 1)) / boxes) : 0;
  const left = area.x + (area.w - boxes * w - gap * (boxes - 1)) / 2;
  const all = spread(boxes, (i) => ({ ...area, x: left + i * (w + gap), w }));
  const more = count > most ? (all.pop() ?? null) : null;
  return { seats: all.map(make), more };
}
