// A player's table: from the chosen way to rectangles.
import { foundHeight, layFounds } from "./founds.ts";
import { type Choice, choose } from "./search.ts";
import { laySeat, type Small, seatHeight } from "./seats.ts";
import { type Ask, type Geometry, type Rect, type SeatBox, spread } from "./shapes.ts";
import { type Frame, frameOf } from "./sizes.ts";
import { layTray, mirror } from "./tray.ts";
import {
  bottomOf,
  foundRoom,
  HEADED,
  LINE_GAP,
  lineAcross,
  lineLeft,
  lineRight,
  seatAsk,
  seatsAcross,
} from "./ways.ts";
import { layWhole } from "./whole.ts";

interface Seated {
  readonly seats: readonly SeatBox[];
  readonly more: Rect | null;
  readonly corner: Rect | null;
}

function laySeatsAbove(ask: Ask, f: Frame, { way }: Choice): Seated {
  const kind = way.kind as Small;
  const { shown, boxes, w, gap } = seatsAcross(ask, f, kind);
  const left = (f.W - boxes * w - (boxes - 1) * gap) / 2;
  const box = (i: number): Rect => ({ x: left + i * (w + gap), y: f.bar, w, h: way.top - f.bar });
  const seats = spread(shown, (i) => laySeat(kind, box(i), way.s, seatAsk(ask, f)));
  return { seats, more: boxes > shown ? box(shown) : null, corner: null };
}

function laySeatsLine(ask: Ask, f: Frame, { way }: Choice): Seated {
  const { shown, boxes, w } = lineAcross(ask, f, way.headed, way.few);
  const left = f.m + lineLeft(ask, f);
  const box = (i: number): Rect => ({ x: left + i * (w + LINE_GAP), y: 6, w, h: way.top - 12 });
  const seats = spread(shown, (i) => laySeat("line", box(i), way.s, seatAsk(ask, f)));
  return { seats, more: boxes > shown ? box(shown) : null, corner: null };
}

function laySeatsAside(ask: Ask, f: Frame, { way }: Choice): Seated {
  const left = Math.ceil(ask.opponents / 2);
  const gap = 12;
  const each = (f.H - f.bar - 2 * f.g + gap) / left - gap;
  const sa = seatAsk(ask, f);
  const h = way.kind === "whole" ? each : Math.min(each, seatHeight("tall", way.s, sa) + 12 * f.u);
  const at = (x: number, row: number): Rect => ({ x, y: f.bar + f.g / 2 + row * (each + gap), w: way.side, h });
  const right = f.W - f.m - way.side;
  const box = (i: number): Rect => (i < left ? at(f.m, left - 1 - i) : at(right, i - left));
  const lay = (b: Rect): SeatBox =>
    way.kind === "whole" ? layWhole(b, way.s, "two", sa) : laySeat("tall", b, way.s, sa);
  const corner = ask.opponents % 2 ? at(right, left - 1) : null;
  return { seats: spread(ask.opponents, (i) => lay(box(i))), more: null, corner };
}

const SEAT = { above: laySeatsAbove, line: laySeatsLine, sides: laySeatsAside };

/** Bar: the whole width, or in the seats' row what is left of it. */
function layBar(f: Frame, { way }: Choice): Rect {
  if (way.place !== "line") return { x: 0, y: 0, w: f.W, h: f.bar };
  const w = lineRight(way.headed, f);
  return { x: f.W - f.m - w, y: 0, w: w + f.m, h: way.top };
}

interface Middle {
  readonly founds: ReturnType<typeof layFounds>;
  readonly toast: Rect;
  readonly tray: Rect;
}

function middleBeside(ask: Ask, f: Frame, { way, plan }: Choice): Middle {
  const room = foundRoom(way, plan.tray, f);
  const y = way.top + f.g * 0.5;
  const h = f.H - y - bottomOf(f);
  const fits = foundHeight(ask.places, plan.found) + 4;
  const founds = layFounds(
    ask.places,
    { x: f.m, y, w: room.w, h: Math.min(room.h, Math.max(fits, room.h)) },
    plan.found,
  );
  const last = founds.wells[3] as Rect;
  // Foundations that are bound by the height leave width: the tray takes it.
  const used = last.x + last.w - (founds.wells[0] as Rect).x;
  const tx = Math.max(f.m + used + 12, f.W - f.tm - Math.max(plan.tray.w * 1.12, f.W - 2 * f.m - used - 12));
  const shift = (founds.wells[0] as Rect).x - f.m;
  const free = tx - 12 - f.m - used;
  const move = -shift + Math.max(0, free / 2);
  const moved = {
    fcw: founds.fcw,
    wells: founds.wells.map((r) => ({ ...r, x: r.x + move })),
    places: founds.places.map((suit) => suit.map((p) => ({ ...p, x: p.x + move }))),
  };
  const tray = { x: tx, y, w: f.W - f.tm - tx, h };
  const low = { x: f.m, y: f.H - f.toast - f.g * 0.5, w: tx - 12 - f.m, h: f.toast };
  const inside = {
    x: tray.x + f.pad,
    y: tray.y + 4,
    w: tray.w - 2 * f.pad - 84 * f.e,
    h: HEADED * Math.max(1, f.e) - 4,
  };
  return { founds: moved, toast: way.headed ? inside : low, tray };
}

function middleOver(ask: Ask, f: Frame, { way, plan }: Choice): Middle {
  const inset = way.side ? way.side + f.g : 0;
  const x = f.m + inset;
  const w = f.W - 2 * x;
  const room = foundRoom(way, plan.tray, f);
  const top = Math.min(room.h, foundHeight(ask.places, plan.found) + 12);
  const y = way.top + f.g;
  const founds = layFounds(ask.places, { x, y, w, h: top }, plan.found);
  const ty = y + top + f.toast + f.g * 0.5;
  const tx = f.tm + inset;
  const aw = f.W - 2 * tx;
  const tw = aw < 1.22 * plan.tray.w ? aw : plan.tray.w * 1.04;
  const tray = { x: tx + (aw - tw) / 2, y: ty, w: tw, h: f.H - ty - bottomOf(f) };
  return { founds, toast: { x, y: y + top, w, h: f.toast + f.g * 0.25 }, tray };
}

/** Is there a way at all. */
export const fits = (ask: Ask): boolean => choose(ask, frameOf(ask)) !== null;

/** The ledger goes into the free corner; otherwise what has no room in the tray stands in the bar. */
export function layTable(ask: Ask): Geometry {
  const f = frameOf(ask);
  const choice = choose(ask, f);
  if (!choice) throw new RangeError(`no table fits ${ask.width} × ${ask.height}`);
  const { way, plan } = choice;
  const middle = (way.beside ? middleBeside : middleOver)(ask, f, choice);
  const head = way.headed ? HEADED * Math.max(1, f.e) : 0;
  const inner = { ...middle.tray, y: middle.tray.y + head, h: middle.tray.h - head };
  const laid = layTray(way.form, inner, plan.cw, ask.piles, f);
  const { own, marks } = ask.mirror ? mirror(middle.tray, laid) : laid;
  const { seats, more, corner } = SEAT[way.place as keyof typeof SEAT](ask, f, choice);
  const name = { x: middle.tray.x + middle.tray.w - f.pad - 80 * f.e, y: middle.tray.y + 4, w: 80 * f.e, h: head - 4 };
  return {
    place: way.place,
    form: way.form,
    width: f.W,
    height: f.H,
    unit: f.u,
    em: f.e,
    bar: layBar(f, choice),
    seats,
    more,
    corner,
    ...middle.founds,
    toast: middle.toast,
    tray: middle.tray,
    own,
    marks: { ...marks, me: corner ? null : way.headed ? name : marks.me },
    sit: null,
    invite: null,
    strip: f.strip,
  };
}
