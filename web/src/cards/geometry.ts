// Where everything at the table lies, from the size of the window and who sits there. Pure numbers, no DOM.
import { chipSeat, laySeats, stripSeat, tallSeat, wideSeat } from "./seats.ts";
import { type Ask, clamp, type Form, type Geometry, type Own, RATIO, type Rect, type Spot, spread } from "./shapes.ts";
import { layWells } from "./wells.ts";

export * from "./shapes.ts";

// --- the three forms -----------------------------------------------------------------------------------------------

const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 };

function deskSeats(ask: Ask, s: number) {
  const gap = ask.opponents > 5 ? 8 : 14;
  const w = (ask.width - 40 - gap * (ask.opponents - 1)) / Math.max(1, ask.opponents);
  const wide = w >= 104 + 6 * (ask.piles - 1) + 30 * (ask.piles + 2);
  const cw = Math.min(33 * s, (w - 18) / (ask.piles + 0.3));
  const h = wide ? 62 + 64 * s : 33 + 2 * cw * RATIO + 23;
  const box = { x: 20, y: 48, w: ask.width - 40, h: ask.opponents ? h : 0 };
  const make = (r: Rect) => (wide ? wideSeat(r, ask.piles, s) : tallSeat(r, ask.piles, cw, 9, "tall"));
  return { ...laySeats(ask.opponents, { area: box, gap, make, most: 12 }), bottom: box.y + box.h };
}

function deskOwn(tray: Rect, ask: Ask, s: number): { own: Own; side: number; ledger: Rect | null; buttons: Rect } {
  const wide = tray.w >= 1130;
  const side = wide ? 172 : 150;
  const inner = tray.w - 48 - side * (wide ? 2 : 1);
  const columns = ask.piles + 1 + 1.68 + 1;
  const cw = Math.floor(
    clamp(56, Math.min(104 * s, (inner - 24 * 4 - 16 * (ask.piles - 1)) / columns, (tray.h - 60) / 2.1), 150),
  );
  const y = tray.y + 39;
  const widths = [cw + 8, ask.piles * cw + (ask.piles - 1) * 16 * s, cw * 1.68, cw + 6];
  const free = inner - widths.reduce((a, b) => a + b, 0);
  const gap = free / (wide ? 5 : 4);
  let x = tray.x + 24 + (wide ? side + gap : 0);
  const starts = widths.map((w) => {
    const start = x;
    x += w + gap;
    return start;
  }) as [number, number, number, number];
  const work = spread(ask.piles, (i) => ({ x: starts[1] + i * (cw + 16 * s), y }));
  const own = {
    cw,
    nerts: { x: starts[0], y },
    work,
    avail: tray.h - 39 - 12,
    waste: { x: starts[2], y },
    spread: 0.34,
    stock: { x: starts[3], y },
  };
  const ledger = wide ? { x: tray.x + 24, y: tray.y + 12, w: side, h: tray.h - 24 } : null;
  return { own, side, ledger, buttons: { x: tray.x + tray.w - 24 - side, y, w: side, h: tray.h } };
}

function desk(ask: Ask): Geometry {
  const { width, height } = ask;
  const s = clamp(0.68, Math.min(width / 1440, height / 900), 1.5);
  const { seats, more, bottom } = deskSeats(ask, ask.watching && ask.opponents < 5 ? s * 1.5 : s);
  const room = height - bottom - 10 - 44 - (ask.watching ? 84 : 18);
  const most = { x: 20, y: bottom + 10, w: width - 40, h: ask.watching ? room : Math.min(300 * s, room * 0.5) };
  const between = ask.places > 4 ? 9 : 16;
  const found = layWells({
    area: most,
    places: ask.places,
    most: (ask.watching ? 120 : 98) * s,
    gap: { x: 8, y: 9 },
    between,
    pad: [8, 8, 9],
  });
  const low = (found.wells[0] as Rect).y + (found.wells[0] as Rect).h;
  const tray = { x: 20, y: low + 44, w: width - 40, h: height - low - 44 - 18 };
  const { own, ledger, buttons } = deskOwn(tray, ask, s);
  const call = { ...buttons, h: 104 * Math.min(1, s) };
  return {
    form: "desk",
    width,
    height,
    bar: { x: 0, y: 0, w: width, h: 48 },
    seats,
    more,
    ...found,
    own,
    ledger,
    call,
    toast: { x: 20, y: low, w: width - 40, h: 44 },
    tray: ask.watching ? NOWHERE : tray,
    stuck: { ...buttons, y: call.y + call.h + 16, h: 46 },
  };
}

function phoneSeats(ask: Ask) {
  const small = ask.height < 700;
  const big = ask.opponents <= 3 && !small;
  const gap = big ? 5 : 4;
  const across = (ask.width - 12) / Math.max(1, ask.opponents);
  const cw = clamp(25, across / (ask.piles + 1.6), small ? 25 : ask.height < 780 ? 33 : 42);
  const h = big ? 27 + 2 * cw * RATIO + 5 + 12 + 6 : ask.opponents <= 3 ? 27 + cw * RATIO + 6 : 81;
  const area = { x: 6, y: 46, w: ask.width - 12, h: ask.opponents ? h : 0 };
  const make = (r: Rect) => (ask.opponents > 3 ? chipSeat(r) : tallSeat(r, ask.piles, cw, 6, big ? "tall" : "small"));
  return { ...laySeats(ask.opponents, { area, gap, make, most: 7 }), bottom: area.y + area.h };
}

function phoneOwn(tray: Rect, ask: Ask): { own: Own; call: Rect; stuck: Rect } {
  const small = tray.h < 400;
  const n = ask.piles + 1;
  const cw = Math.floor(Math.min((tray.w - 20 - 6 * ask.piles) / n, 104, (tray.h - 44) / 4.1));
  const step = (tray.w - 20 - cw) / ask.piles;
  const y = tray.y + 12;
  const at = (i: number) => ({ x: tray.x + 10 + i * step, y });
  const low = tray.y + tray.h - (small ? 10 : 26) - cw * RATIO;
  const stock = { x: tray.x + tray.w - 14 - cw, y: low };
  const waste = { x: Math.max(tray.x + 124, stock.x - 16 - cw * 1.72), y: low };
  const own = {
    cw,
    nerts: at(0),
    work: spread(ask.piles, (i) => at(i + 1)),
    avail: Math.min(low, low + cw * RATIO - 104) - y - 12,
    waste,
    spread: 0.36,
    stock,
  };
  const top = low + cw * RATIO - 96;
  return {
    own,
    call: { x: tray.x + 10, y: top, w: 106, h: 44 },
    stuck: { x: tray.x + 10, y: top + 52, w: 106, h: 44 },
  };
}

function phone(ask: Ask): Geometry {
  const { width, height } = ask;
  const { seats, more, bottom } = phoneSeats(ask);
  const columns = ask.places > 8 ? 3 : ask.places > 1 ? 2 : 1;
  const mid = height < 700 ? 36 : 40;
  const top = bottom + 8;
  const area = { x: 4, y: top, w: width - 8, h: ask.watching ? height - top - mid - 96 : Math.min(236, height * 0.3) };
  const scale = clamp(1, width / 430, 1.9);
  const found = layWells({
    area,
    places: ask.places,
    most: (ask.watching ? 64 : 41) * scale,
    gap: { x: 3, y: ask.places > 4 ? 5 : 6 },
    between: 4,
    pad: [4, 4, 6],
    ...(ask.watching ? {} : { columns }),
  });
  const low = (found.wells[0] as Rect).y + (found.wells[0] as Rect).h;
  const tray = { x: 0, y: low + mid, w: width, h: height - low - mid };
  return {
    form: "phone",
    width,
    height,
    bar: { x: 0, y: 0, w: width, h: 46 },
    seats,
    more,
    ...found,
    ledger: null,
    toast: { x: 4, y: low, w: width - 8, h: mid },
    tray: ask.watching ? NOWHERE : tray,
    ...phoneOwn(tray, ask),
  };
}

function landOwn(tray: Rect, ask: Ask): { own: Own; call: Rect; stuck: Rect } {
  const side = clamp(124, tray.w * 0.3, 178);
  const n = ask.piles + 1;
  const room = tray.w - 20 - side - 8;
  const cw = Math.floor(Math.min(66, (room - 6 * ask.piles) / n));
  const step = (room - cw) / ask.piles;
  const y = tray.y + 46;
  const at = (i: number) => ({ x: tray.x + 10 + i * step, y });
  const right = tray.x + tray.w - 10;
  const low = tray.y + tray.h - 60;
  const own = {
    cw,
    nerts: at(0),
    work: spread(ask.piles, (i) => at(i + 1)),
    avail: tray.y + tray.h - y - 10,
    waste: { x: right - side, y },
    spread: clamp(0.1, (side - cw * 2 - 12) / cw / 2, 0.27),
    stock: { x: right - cw - 4, y },
  };
  const half = (side - 8) / 2;
  const ring = 10; // the lit button has one, and nobody should say "stuck" for "Nerts!"
  const call = { x: right - side - ring, y: low, w: half, h: 48 };
  return { own, call, stuck: { x: right - half, y: low, w: half, h: 48 } };
}

function land(ask: Ask): Geometry {
  const { width, height } = ask;
  const row = { x: 12, y: 6, w: width - 24 - 50, h: ask.opponents ? 46 : 0 };
  const { seats, more } = laySeats(ask.opponents, {
    area: row,
    gap: 6,
    make: (r) => stripSeat(r, ask.piles),
    most: Math.max(2, Math.floor(row.w / 112)),
  });
  const top = 60;
  const area = {
    x: 12,
    y: top,
    w: ask.watching ? width - 24 : width * 0.36,
    h: height - top - (ask.watching ? 118 : 8),
  };
  const found = layWells({
    area,
    places: ask.places,
    most: ask.watching ? 64 : Math.min(45, width * 0.0533),
    gap: { x: 3, y: ask.places > 4 ? 6 : 9 },
    between: 5,
    pad: [5, 5, 8],
  });
  const shift = ask.watching ? 0 : (found.wells[0] as Rect).x - 12;
  const wells = found.wells.map((w) => ({ ...w, x: w.x - shift }));
  const places = found.places.map((p) => p.map((q) => ({ ...q, x: q.x - shift })));
  const last = wells[3] as Rect;
  const tray = { x: last.x + last.w + 16, y: top, w: width - 12 - last.x - last.w - 16, h: height - top };
  const toast = ask.watching
    ? { x: 12, y: height - 116, w: width - 24, h: 34 }
    : { x: tray.x + 10, y: top + 4, w: tray.w - 90, h: 34 };
  return {
    form: "land",
    width,
    height,
    bar: { x: width - 56, y: 7, w: 44, h: 44 },
    seats,
    more,
    wells,
    places,
    fcw: found.fcw,
    toast,
    tray: ask.watching ? NOWHERE : tray,
    ledger: null,
    ...landOwn(tray, ask),
  };
}

// --- left hands ------------------------------------------------------------------------------------------------------

/** The own tray the other way round. */
function mirrored(g: Geometry): Geometry {
  const { tray, own } = g;
  const flip = (x: number, w: number) => 2 * tray.x + tray.w - x - w;
  const card = (p: Spot, w = own.cw) => ({ x: flip(p.x, w), y: p.y });
  const rect = (r: Rect) => ({ ...r, x: flip(r.x, r.w) });
  const work = own.work.map((p) => card(p)).reverse();
  const flipped = {
    ...own,
    nerts: card(own.nerts),
    work,
    waste: card(own.waste, own.cw * (1 + 2 * own.spread)),
    stock: card(own.stock),
  };
  return { ...g, own: flipped, call: rect(g.call), stuck: rect(g.stuck), ledger: g.ledger && rect(g.ledger) };
}

export function formOf(width: number, height: number): Form {
  if (height < 520 && width > height) return "land";
  return width >= 900 && height >= 560 ? "desk" : "phone";
}

export function geometry(ask: Ask): Geometry {
  const lay = { desk, phone, land }[formOf(ask.width, ask.height)](ask);
  return ask.mirror && !ask.watching ? mirrored(lay) : lay;
}
