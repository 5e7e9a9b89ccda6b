// The foundations: four wells, one a suit, with a place for each that may be founded.

import { type Rect, type Spot, spread } from "./shapes.ts";
import { RATIO } from "./sizes.ts";

// In widths of a foundation: between cards across and down, between wells, inside a well at its sides, top and bottom.
const ACROSS = 0.08;
const DOWN = 0.11;
const WELLS = 0.16;
const SIDES = 0.09;
const TOP = 0.09;
const BOTTOM = 0.13;

const wellWidth = (columns: number): number => columns + ACROSS * (columns - 1) + 2 * SIDES;
/** Width and height of all wells, in widths of a foundation. */
export const wide = (columns: number): number => 4 * wellWidth(columns) + 3 * WELLS;
export const high = (rows: number): number => RATIO * rows + DOWN * (rows - 1) + TOP + BOTTOM;

export interface Found {
  readonly cw: number;
  readonly columns: number;
}

/** The largest foundation for `places` of each suit in a room, at most `most` wide, with the fewest columns that give it. */
export function fitFounds(places: number, w: number, h: number, most: number): Found {
  let best: Found = { cw: 0, columns: 1 };
  for (let columns = 1; columns <= places; columns++) {
    const cw = Math.min(most, w / wide(columns), h / high(Math.ceil(places / columns)));
    if (cw > best.cw + 0.1) best = { cw, columns };
  }
  return best;
}

export const foundHeight = (places: number, { cw, columns }: Found): number => cw * high(Math.ceil(places / columns));

export interface Wells {
  readonly wells: readonly Rect[];
  readonly places: readonly (readonly Spot[])[];
  readonly fcw: number;
}

/** In the middle of `room`. */
export function layFounds(places: number, room: Rect, found: Found): Wells {
  const { columns } = found;
  const cw = Math.floor(found.cw * 2) / 2;
  const h = foundHeight(places, { cw, columns });
  const w = wellWidth(columns) * cw;
  const left = room.x + (room.w - wide(columns) * cw) / 2;
  const y = room.y + Math.max(0, (room.h - h) / 2);
  const wells = spread(4, (i) => ({ x: left + i * (w + WELLS * cw), y, w, h }));
  const at = (well: Rect) => (i: number) => ({
    x: well.x + (SIDES + (i % columns) * (1 + ACROSS)) * cw,
    y: well.y + (TOP + Math.floor(i / columns) * (RATIO + DOWN)) * cw,
  });
  return { wells, fcw: cw, places: wells.map((well) => spread(places, at(well))) };
}
