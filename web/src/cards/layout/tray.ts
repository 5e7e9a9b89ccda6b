// The own tray in its three forms: how much room each takes for one card width, and what lies where in it.
import { type Form, type Marks, type Own, type Rect, ramp, type Size, type Spot, spread } from "./shapes.ts";
import { FOLD_AT, FOLDED, type Frame, GAP_MOST, OWN_LEAST, RATIO, RUN, SIDE, STRIP_SHARE, TARGET } from "./sizes.ts";

const COUNT = 46; // height of a number over its words
const ME = 46; // height of a name over its points
const HEAD = 27; // height of the labels over piles
const PILES = 0.15; // between work piles on a flat tray, in card widths
const FLAT_GAP = 0.2; // between its groups

const stripOf = (cw: number, f: Frame): number => Math.max(f.strip, STRIP_SHARE * cw);
/** Covered cards that room is kept for: all of the longest run; small cards let it fold, the smaller the more. */
export const rowsOf = (cw: number): number => ramp(cw, [OWN_LEAST, FOLDED - 1], [FOLD_AT, RUN - 1]);
/** Room of a work pile with so many covered cards. */
export const runRoom = (cw: number, f: Frame, rows: number): number => RATIO * cw + rows * stripOf(cw, f);
const wasteWidth = (f: Frame): number => 1 + 2 * f.fan;
/** Call and "I am stuck", one over the other. */
const twoButtons = (f: Frame): number => 2 * TARGET * f.u + 8 * f.u;

/** Room that a form takes for own cards so wide, `piles` work piles, `rows` covered cards. */
export function traySize(form: Form, cw: number, piles: number, f: Frame, rows: number): Size {
  const run = runRoom(cw, f, rows);
  const under = RATIO * cw + 12 + COUNT * f.e; // the count lies under the Nerts pile
  if (form === "flat") {
    const cards = piles + 2 + wasteWidth(f) + PILES * (piles - 1) + 5 * FLAT_GAP;
    const sides = Math.max(run, 104 * f.u + 18 * f.u + 46 * f.u, 150 * f.e);
    return { w: cards * cw + 2 * SIDE * f.e + 44 * f.u, h: sides + HEAD * f.e + 34 * f.u };
  }
  if (form === "tight") {
    const cards = piles + 2 + wasteWidth(f) + (piles + 2) * f.gap;
    const buttons = RATIO * cw + 14 + TARGET * f.u;
    return { w: cards * cw + 2 * f.pad, h: Math.max(run, under, buttons) + 24 };
  }
  const across = Math.max(
    (piles + 1 + piles * f.gap) * cw,
    (1.2 + wasteWidth(f) + f.gap) * cw + 104 * Math.max(1, f.e * 0.8),
  );
  return { w: across + 2 * f.pad, h: Math.max(run, under) + lowRow(cw, f) + 14 + 22 };
}

/** Height of the row beneath the work piles: stock, waste and both buttons. */
const lowRow = (cw: number, f: Frame): number =>
  Math.max(RATIO * cw, twoButtons(f) + Math.max(0, (cw - OWN_LEAST) / 3));

export interface Laid {
  readonly own: Own;
  readonly marks: Marks;
}

const NONE = { ledger: null, me: null, count: null, labels: [] };
const share = (free: number, parts: number, cw: number): number => Math.max(0, Math.min(GAP_MOST * cw, free / parts));

function layFlat(tray: Rect, cw: number, piles: number, f: Frame): Laid {
  const side = SIDE * f.e;
  const waste = wasteWidth(f) * cw;
  const cards = (piles + 2) * cw + waste + (piles - 1) * PILES * cw;
  const gap = share(tray.w - 2 * side - 44 * f.u - cards, 5, cw);
  const left = tray.x + (tray.w - cards - 5 * gap - 2 * side) / 2;
  const y = tray.y + 12 * f.u + HEAD * f.e;
  const nerts = { x: left + side + gap * 0.75, y };
  const first = nerts.x + cw + gap;
  const work = spread(piles, (i) => ({ x: first + i * (1 + PILES) * cw, y }));
  const wasteAt = { x: first + piles * cw + (piles - 1) * PILES * cw + gap, y };
  const stock = { x: wasteAt.x + waste + gap, y };
  const avail = tray.y + tray.h - y - 12 * f.u;
  const call = { x: stock.x + cw + gap * 1.25, y, w: side - 8 * f.u, h: 104 * f.u };
  const label = (at: Spot, w: number): Rect => ({ x: at.x, y: y - HEAD * f.e, w, h: 22 * f.e });
  return {
    own: { cw, nerts, work, avail, waste: wasteAt, spread: f.fan, stock },
    marks: {
      ...NONE,
      call,
      stuck: { ...call, y: call.y + call.h + 18 * f.u, h: 46 * f.u },
      ledger: { x: left, y: tray.y + 10 * f.u, w: side - 20 * f.u, h: tray.h - 24 * f.u },
      labels: [label(nerts, cw), label(wasteAt, waste), label(stock, cw)],
    },
  };
}

const countUnder = (nerts: Spot, cw: number, f: Frame, slack: number): Rect => {
  const more = Math.min(10, slack / 2);
  return { x: nerts.x - more, y: nerts.y + RATIO * cw + 10, w: cw + 2 * more, h: COUNT * f.e };
};

/** Both buttons in a box under waste and stock: one over the other where that fits, or else side by side. */
function buttonsIn(box: Rect, f: Frame): Pick<Marks, "call" | "stuck"> {
  const low = TARGET * f.u;
  const gap = 8 * f.u;
  const h = Math.min(104 * f.u, box.h - low - gap);
  if (h >= TARGET * f.u) {
    const stuck = { x: box.x, y: box.y + box.h - low, w: box.w, h: low };
    return { call: { x: box.x, y: stuck.y - gap - h, w: box.w, h }, stuck };
  }
  const flat = Math.min(box.h, 48 * f.u);
  const w = (box.w - gap) / 2;
  const call = { x: box.x, y: box.y + box.h - flat, w, h: flat };
  return { call, stuck: { ...call, x: box.x + w + gap } };
}

function layTight(tray: Rect, cw: number, piles: number, f: Frame): Laid {
  const waste = wasteWidth(f) * cw;
  const cards = (piles + 2) * cw + waste;
  const gap = share(tray.w - 2 * f.pad - cards, piles + 2, cw);
  const left = tray.x + (tray.w - cards - (piles + 2) * gap) / 2;
  const y = tray.y + 12;
  const bottom = tray.y + tray.h - 12;
  const at = (i: number): Spot => ({ x: left + i * (cw + gap), y });
  const work = spread(piles, (i) => at(i + 1));
  const wasteAt = at(piles + 1);
  const stock = { x: wasteAt.x + waste + gap, y };
  const under = y + RATIO * cw + 14;
  const count = countUnder(at(0), cw, f, gap);
  const box = { x: wasteAt.x, y: under, w: stock.x + cw - wasteAt.x, h: bottom - under - (f.u > 1 ? 6 : 2) };
  const me = { ...count, y: bottom - ME * f.e - 2, h: ME * f.e };
  return {
    own: { cw, nerts: at(0), work, avail: bottom - y, waste: wasteAt, spread: f.fan, stock },
    marks: { ...NONE, ...buttonsIn(box, f), count, me: me.y >= count.y + count.h + 4 ? me : null },
  };
}

function layStacked(tray: Rect, cw: number, piles: number, f: Frame): Laid {
  const waste = wasteWidth(f) * cw;
  const cards = (piles + 1) * cw;
  const gap = share(tray.w - 2 * f.pad - cards, piles, cw);
  const left = tray.x + (tray.w - cards - piles * gap) / 2;
  const y = tray.y + 12;
  const at = (i: number): Spot => ({ x: left + i * (cw + gap), y });
  const work = spread(piles, (i) => at(i + 1));
  const bottom = tray.y + tray.h - 10;
  const low = bottom - RATIO * cw;
  const top = bottom - lowRow(cw, f);
  const stock = { x: at(piles).x, y: low };
  const wasteAt = { x: stock.x - Math.max(gap, 6) - waste, y: low };
  const box = { x: left, y: top, w: Math.min(230 * f.u, wasteAt.x - left - 0.16 * cw), h: bottom - top };
  const count = countUnder(at(0), cw, f, gap);
  return {
    own: { cw, nerts: at(0), work, avail: top - y - 12, waste: wasteAt, spread: f.fan, stock },
    marks: { ...NONE, ...buttonsIn(box, f), count },
  };
}

const LAY = { flat: layFlat, tight: layTight, stacked: layStacked };
export const layTray = (form: Form, tray: Rect, cw: number, piles: number, f: Frame): Laid =>
  LAY[form](tray, cw, piles, f);

/** The tray the other way round, for left hands; work pile 1 stays the leftmost. */
export function mirror(tray: Rect, { own, marks }: Laid): Laid {
  const flip = (x: number, w: number): number => 2 * tray.x + tray.w - x - w;
  const card = (p: Spot, w = own.cw): Spot => ({ x: flip(p.x, w), y: p.y });
  const rect = (r: Rect): Rect => ({ ...r, x: flip(r.x, r.w) });
  const maybe = (r: Rect | null): Rect | null => r && rect(r);
  return {
    own: {
      ...own,
      nerts: card(own.nerts),
      work: own.work.map((p) => card(p)).reverse(),
      waste: card(own.waste, own.cw * (1 + 2 * own.spread)),
      stock: card(own.stock),
    },
    marks: {
      call: rect(marks.call),
      stuck: rect(marks.stuck),
      ledger: maybe(marks.ledger),
      me: maybe(marks.me),
      count: maybe(marks.count),
      labels: marks.labels.map(rect),
    },
  };
}
