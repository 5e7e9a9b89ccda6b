// The foundations: four wells, one a suit, with a place for each that may be founded.
import { RATIO, type Rect, type Spot, spread } from "./shapes.ts";

export interface WellAsk {
  readonly area: Rect;
  readonly places: number;
  readonly most: number;
  readonly gap: Spot;
  readonly between: number;
  readonly pad: readonly [number, number, number];
  readonly columns?: number;
}

interface Wells {
  readonly wells: Rect[];
  readonly places: Spot[][];
  readonly fcw: number;
}

const widest = ({ area, gap, between, pad, most }: WellAsk, columns: number, rows: number): number => {
  const across = (area.w - 3 * between - 8 * pad[1] - 4 * (columns - 1) * gap.x) / (4 * columns);
  const down = (area.h - pad[0] - pad[2] - (rows - 1) * gap.y) / rows / RATIO;
  return Math.floor(Math.min(across, down, most));
};

/** The number of columns a well that makes the cards widest. */
function columnsFor(ask: WellAsk): number {
  if (ask.columns) return ask.columns;
  const tried = spread(ask.places, (i) => i + 1);
  const width = (columns: number) => widest(ask, columns, Math.ceil(ask.places / columns));
  return tried.reduce((best, columns) => (width(columns) > width(best) ? columns : best), 1);
}

export function layWells(ask: WellAsk): Wells {
  const { area, gap, between, pad, places } = ask;
  const columns = columnsFor(ask);
  const rows = Math.ceil(places / columns);
  const fcw = widest(ask, columns, rows);
  const w = columns * fcw + (columns - 1) * gap.x + 2 * pad[1];
  const h = rows * fcw * RATIO + (rows - 1) * gap.y + pad[0] + pad[2];
  const left = area.x + (area.w - 4 * w - 3 * between) / 2;
  const wells = spread(4, (i) => ({ x: left + i * (w + between), y: area.y, w, h }));
  const at = (well: Rect) => (i: number) => ({
    x: well.x + pad[1] + (i % columns) * (fcw + gap.x),
    y: well.y + pad[0] + Math.floor(i / columns) * (fcw * RATIO + gap.y),
  });
  return { wells, fcw, places: wells.map((well) => spread(places, at(well))) };
}
