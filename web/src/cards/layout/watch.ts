// Who watches sees all layouts alike, the foundations between them.
import { type Found, fitFounds, foundHeight, layFounds } from "./founds.ts";
import { laySeat, type SeatAsk, type Small, seatCards, seatHeight, seatLeast, seatMost } from "./seats.ts";
import {
  type Ask,
  type Geometry,
  inside,
  type Rect,
  ramp,
  type SeatBox,
  type Size,
  spread,
  widestOf,
} from "./shapes.ts";
import { ALIKE, FOUND_LEAST, FOUND_SHARE, type Frame, frameOf, RUN } from "./sizes.ts";
import { seatAsk } from "./ways.ts";
import { layWhole, type WholeForm, wholeSize } from "./whole.ts";

/** So wide, the bar takes toast and the way to a seat as well. */
const BAR_WIDE = 1120;
const LEAST = 34; // of a whole layout's cards: less, and a seat as players see it shows more
const ALL = 88; // cards from which on the longest run lies open
const STRIPS = 3; // of a run on the smallest: base, fold, one more
/** Foundations are what all look at: nearly as large as a layout's cards, or as large as there is room. */
const SHARES = [0.85, FOUND_SHARE, 0.3];
const SIT = 60; // height of name and button under the table

type Kind = { readonly whole: WholeForm } | { readonly small: Small };
interface Cells {
  readonly columns: number;
  readonly kind: Kind;
  readonly cw: number;
  readonly h: number;
  readonly found: Found;
}

interface Room {
  readonly f: Frame;
  readonly ask: Ask;
  readonly sa: SeatAsk;
  /** Height between bar and bottom. */
  readonly h: number;
  /** A foundation's width, in layout cards. */
  readonly share: number;
}

const runsOf = (cw: number, f: Frame): number =>
  Math.max(f.strip, cw * 0.12) * ramp(cw, [LEAST, STRIPS], [ALL, RUN - 1]);
const cellWidth = ({ f, ask }: Room, columns: number): number =>
  (f.W - 2 * f.m - (columns - 1) * f.g) / Math.min(columns, Math.max(1, ask.opponents));

/** What is left for the foundations beside cells so high. */
function foundsFor({ f, ask, h, share }: Room, columns: number, cell: number, cw: number): Found | null {
  const rows = Math.ceil(ask.opponents / columns);
  const found = fitFounds(ask.places, f.W - 2 * f.m, h - rows * (cell + f.g) - f.g, cw * 1.2);
  return found.cw >= Math.max(share * cw, share < FOUND_SHARE ? 0 : FOUND_LEAST) ? found : null;
}

function wholes(room: Room, columns: number, form: WholeForm): Cells | null {
  const { f, sa } = room;
  const size = (cw: number): Size => wholeSize(form, cw, runsOf(cw, f), sa);
  const width = cellWidth(room, columns);
  const fits = (cw: number): boolean =>
    inside(size(cw), { w: width, h: room.h }) && foundsFor(room, columns, size(cw).h, cw) !== null;
  const cw = widestOf(fits, LEAST);
  const found = cw ? foundsFor(room, columns, size(cw).h, cw) : null;
  return found && { columns, kind: { whole: form }, cw, h: size(cw).h, found };
}

/** Seats as players see them, where whole layouts would be too small. */
function smalls(room: Room, columns: number, kind: Small): Cells | null {
  const { f, sa } = room;
  const width = cellWidth(room, columns);
  if (width < seatLeast(kind, sa)) return null;
  const cw = seatCards(kind, width, seatMost(kind, Math.min(f.W, f.H), f.u), sa);
  const h = seatHeight(kind, cw, sa);
  const found = foundsFor(room, columns, h, Math.min(cw, FOUND_LEAST));
  return found && { columns, kind: { small: kind }, cw, h, found };
}

const SMALL: readonly Small[] = ["row", "tall", "tight", "small", "chip"];

function cells(room: Room): Cells | null {
  const all = spread(Math.max(1, room.ask.opponents), (i) => i + 1);
  const forms: readonly WholeForm[] = ["row", "two", "short"];
  const whole = forms.flatMap((form) => all.map((c) => wholes(room, c, form))).filter((c) => c !== null);
  const best = Math.max(...whole.map(({ cw }) => cw));
  const found = whole.find(({ cw }) => cw >= best * ALIKE);
  if (found) return found;
  const small = SMALL.flatMap((kind) => all.map((c) => smalls(room, c, kind))).filter((c) => c !== null);
  return small[0] ?? null;
}

function laySeats(room: Room, c: Cells, tops: readonly number[], h: number): Rect[] {
  const { f, ask } = room;
  const w = cellWidth(room, c.columns);
  return spread(ask.opponents, (i) => {
    const row = Math.floor(i / c.columns);
    const here = Math.min(c.columns, ask.opponents - row * c.columns);
    const left = (f.W - here * w - (here - 1) * f.g) / 2;
    return { x: left + (i % c.columns) * (w + f.g), y: tops[row] as number, w, h };
  });
}

interface Around {
  readonly bar: Rect;
  readonly toast: Rect | null;
  readonly sit: Rect;
  /** Where the table ends. */
  readonly bottom: number;
}

/** On wide windows toast and the way to a seat are in the bar, otherwise under foundations and table. */
function around(f: Frame): Around {
  const wide = f.W >= BAR_WIDE * f.e;
  if (!wide) {
    const sit = { x: f.m, y: f.H - SIT * Math.max(1, f.e * 0.8), w: f.W - 2 * f.m, h: SIT * Math.max(1, f.e * 0.8) };
    return { bar: { x: 0, y: 0, w: f.W, h: f.bar }, toast: null, sit, bottom: sit.y };
  }
  const sit = { x: f.W - f.m - 146 * f.u - 330 * f.e, y: 0, w: 330 * f.e, h: f.bar };
  const toast = { x: 400 * f.e, y: 0, w: sit.x - 410 * f.e, h: f.bar };
  return { bar: { x: 0, y: 0, w: toast.x, h: f.bar }, toast, sit, bottom: f.H - f.g };
}

/** Cells for all who play; where not all have room, the last is a button for the rest. */
function cellsFor(ask: Ask, f: Frame, h: number): { room: Room; cells: Cells } {
  for (const share of SHARES) {
    for (let shown = ask.opponents; shown > 0; shown--) {
      const room: Room = { f, ask: { ...ask, opponents: shown }, sa: seatAsk(ask, f), h, share };
      const found = cells(room);
      if (found) return { room, cells: found };
      if (share > FOUND_SHARE) break; // rather smaller foundations than a layout less
    }
  }
  throw new RangeError(`no table fits ${ask.width} × ${ask.height}`);
}

/** What is left goes to the layouts, for long runs, and then into the air around the foundations. */
function rowsOf({ f, ask, h }: Room, c: Cells, toast: number) {
  const rows = Math.ceil(ask.opponents / c.columns);
  const fh = foundHeight(ask.places, c.found);
  const free = h - rows * (c.h + f.g) - fh - f.g;
  const cell = c.h + ("whole" in c.kind ? Math.min(free / rows, c.h * 0.25) : 0);
  const slack = h - rows * (cell + f.g) - fh - f.g;
  const above = Math.ceil(rows / 2);
  const middle = f.bar + above * (cell + f.g) + slack / 2;
  const below = middle + fh + f.g + toast + slack / 2;
  const tops = spread(rows, (r) => (r < above ? f.bar + r * (cell + f.g) : below + (r - above) * (cell + f.g)));
  return { cell, tops, middle, fh };
}

export function layWatch(ask: Ask): Geometry {
  const f = frameOf(ask);
  const out = around(f);
  const toast = out.toast ? 0 : f.toast;
  const { room, cells: c } = cellsFor(ask, f, out.bottom - f.bar - toast);
  const { cell, tops, middle, fh } = rowsOf(room, c, toast);
  const boxes = laySeats(room, c, tops, cell);
  const more = room.ask.opponents < ask.opponents ? (boxes.pop() ?? null) : null;
  const { kind } = c;
  const lay = (box: Rect): SeatBox =>
    "whole" in kind ? layWhole(box, c.cw, kind.whole, room.sa) : laySeat(kind.small, box, c.cw, room.sa);
  return {
    place: "alike",
    form: "flat",
    width: f.W,
    height: f.H,
    unit: f.u,
    em: f.e,
    bar: out.bar,
    seats: boxes.map(lay),
    more,
    corner: null,
    ...layFounds(ask.places, { x: f.m, y: middle, w: f.W - 2 * f.m, h: fh }, c.found),
    toast: out.toast ?? { x: f.m, y: middle + fh + 2, w: f.W - 2 * f.m, h: f.toast },
    tray: null,
    own: null,
    marks: null,
    sit: out.sit,
    invite: null,
    strip: f.strip,
  };
}
