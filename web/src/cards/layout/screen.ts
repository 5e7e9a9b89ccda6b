// The big screen: the table without a seat, for a television or a projector while people play on their phones.
import { fitFounds, layFounds } from "./founds.ts";
import { type Ask, clamp, type Geometry, type Rect, type SeatBox, spread } from "./shapes.ts";
import { RATIO } from "./sizes.ts";

// As drawn on 1920 × 1080; other screens get the same, larger or smaller.
const W = 1920;
const H = 1080;
const SAFE = 54; // televisions cut the edge off
const HEAD = 60;
const INVITE = 348;
const TOAST = 76;
const GAP = 20;
const ACROSS = 6; // layouts in a row
const TALL = 346; // of one row of layouts
const LOW = 212; // of each of two rows
const TEXT = 2; // 12 px of an ordinary window are 24 px here

/** A team's layout: who, how many points, how many to Nerts, and the tops where there is room. */
function poster(box: Rect, k: number, piles: number): SeatBox {
  const full = box.h >= 300 * k && box.w >= (300 + 40 * Math.ceil(piles / 2)) * k;
  const pad = (box.w < 340 * k ? 14 : 20) * k;
  const y = box.y + (full ? 96 : 84) * k;
  const cw = Math.floor((full ? 92 : 76) * k);
  const x = box.x + pad;
  const small = Math.floor(62 * k);
  const across = Math.ceil(piles / 2);
  const left = box.x + box.w - pad - across * small - (across - 1) * 9 * k;
  const step = { x: small + 9 * k, y: RATIO * small + 24 * k };
  const work = spread(piles, (i) => ({ x: left + (i % across) * step.x, y: y + Math.floor(i / across) * step.y }));
  const free = (full ? left : box.x + box.w - pad) - x - cw - 18 * k;
  return {
    box,
    kind: "poster",
    cw,
    head: { x, y: box.y + 12 * k, w: box.w - 2 * pad, h: 70 * k },
    nerts: { x, y },
    count: { x: x + cw + 12 * k, y, w: Math.min(free, 150 * k), h: RATIO * cw },
    points: null,
    work: full ? work : [],
    wcw: small,
    avail: full ? RATIO * small + 14 * k : 0,
    open: false,
    waste: null,
    stock: null,
    note: full ? { x, y: y + RATIO * cw + 26 * k, w: left - x - 10 * k, h: 40 * k } : null,
  };
}

export function layScreen(ask: Ask): Geometry {
  const k = clamp(0.3, Math.min(ask.width / W, ask.height / H), 4);
  const m = SAFE * k;
  const rows = Math.ceil(ask.opponents / ACROSS);
  const across = Math.ceil(ask.opponents / Math.max(1, rows));
  const h = (rows > 1 ? LOW : TALL) * k;
  const low = ask.height - m - rows * h - (rows - 1) * GAP * k;
  const toast = low - TOAST * k;
  const w = Math.min(640 * k, (ask.width - 2 * m - (across - 1) * GAP * k) / across);
  const box = (i: number): Rect => {
    const row = Math.floor(i / across);
    const here = Math.min(across, ask.opponents - row * across);
    const left = (ask.width - here * w - (here - 1) * GAP * k) / 2;
    return { x: left + (i % across) * (w + GAP * k), y: low + row * (h + GAP * k), w, h };
  };
  const panel = ask.invites ? INVITE * k : 0;
  const room = { x: m, y: m + HEAD * k, w: ask.width - 2 * m - (panel ? panel + 28 * k : 0), h: toast - m - HEAD * k };
  const founds = layFounds(ask.places, room, fitFounds(ask.places, room.w, room.h, 260 * k));
  const invite = { x: ask.width - m - panel, y: m - 10 * k, w: panel, h: toast - m + 10 * k };
  return {
    place: "screen",
    form: "flat",
    width: ask.width,
    height: ask.height,
    unit: TEXT * k,
    em: TEXT * k,
    bar: { x: m, y: m - 14 * k, w: ask.width - 2 * m - (panel ? panel + 28 * k : 0), h: HEAD * k },
    seats: spread(ask.opponents, (i) => poster(box(i), k, ask.piles)),
    more: null,
    corner: null,
    ...founds,
    toast: { x: m, y: toast, w: ask.width - 2 * m, h: TOAST * k },
    tray: null,
    own: null,
    marks: null,
    sit: null,
    invite: panel ? invite : null,
    strip: 14 * TEXT * k,
  };
}
