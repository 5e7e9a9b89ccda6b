// What must hold for a table in whatever window: used by the tests of this folder, which count.

import { RATIO, rowsOf, TARGET } from "../../../src/cards/layout/geometry.ts";
import type { Ask, Geometry, Rect, SeatBox, Spot } from "../../../src/cards/layout/shapes.ts";
import { FOUND_BEHIND, FOUND_LEAST, FOUND_SHARE, GAP_MOST, OWN_LEAST } from "../../../src/cards/layout/sizes.ts";
import { layTable } from "../../../src/cards/layout/table.ts";
import { layWatching } from "../../../src/cards/layout/watching.ts";

/** Where everything at the table lies. */
export const geometry = (ask: Ask): Geometry => (ask.watching ? layWatching(ask) : layTable(ask));

export type Named = readonly [string, Rect];
const SLACK = 0.6;

export const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + SLACK || b.x + b.w <= a.x + SLACK || a.y + a.h <= b.y + SLACK || b.y + b.h <= a.y + SLACK;
export const within = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - SLACK && a.y >= b.y - SLACK && a.x + a.w <= b.x + b.w + SLACK && a.y + a.h <= b.y + b.h + SLACK;

const card = (p: Spot, w: number, h = w * RATIO): Rect => ({ x: p.x, y: p.y, w, h });
const there = (list: readonly (readonly [string, Rect | null | undefined])[]): Named[] =>
  list.filter((n): n is Named => Boolean(n[1]));

/** What stands on the linen. */
export const blocks = (g: Geometry): Named[] =>
  there([
    ["bar", g.bar],
    ...g.seats.map((s, i) => [`seat ${i}`, s.box] as const),
    ["more", g.more],
    ["corner", g.corner],
    ...g.wells.map((w, i) => [`well ${i}`, w] as const),
    ["toast", g.toast],
    ["sit", g.sit],
    ["invite", g.invite],
    ["tray", g.tray],
  ]);

/** What lies on the own tray. */
export function onTray(g: Geometry): Named[] {
  const { own, marks } = g;
  if (!own || !marks) return [];
  return there([
    ["nerts", card(own.nerts, own.cw)],
    ...own.work.map((p, i) => [`work ${i + 1}`, card(p, own.cw, own.avail)] as const),
    ["waste", card(own.waste, own.cw * (1 + 2 * own.spread), own.cw * RATIO)],
    ["stock", card(own.stock, own.cw)],
    ["call", marks.call],
    ["stuck", marks.stuck],
    ["ledger", marks.ledger],
    ["me", marks.me],
    ["count", marks.count],
    ...marks.labels.map((r, i) => [`label ${i}`, r] as const),
  ]);
}

export const inSeat = (s: SeatBox): Named[] =>
  there([
    ["head", s.head],
    ["nerts", card(s.nerts, s.cw)],
    ["count", s.count],
    ["points", s.points],
    ...s.work.map((p, i) => [`work ${i + 1}`, card(p, s.wcw, s.avail || s.wcw * RATIO)] as const),
    ["waste", s.waste && card(s.waste, s.cw)],
    ["stock", s.stock && card(s.stock, s.cw)],
  ]);

const text = (r: Rect): string => [r.x, r.y, r.w, r.h].map((v) => Math.round(v * 10) / 10).join(" ");

function* overlaps(all: readonly Named[]): Generator<string> {
  for (const [i, [a, ra]] of all.entries())
    for (const [b, rb] of all.slice(i + 1)) if (!apart(ra, rb)) yield `${a} (${text(ra)}) lies over ${b} (${text(rb)})`;
}

function* outside(all: readonly Named[], r: Rect, what: string): Generator<string> {
  for (const [name, rect] of all)
    if (!within(rect, r)) yield `${name} (${text(rect)}) is outside of ${what} (${text(r)})`;
}

/** Nothing lies over another, nothing outside. */
export function* placing(g: Geometry): Generator<string> {
  const window = { x: 0, y: 0, w: g.width, h: g.height };
  const all = blocks(g);
  yield* outside(all, window, "the window");
  const headed = g.tray && within(g.toast, g.tray);
  yield* overlaps(headed ? all.filter(([name]) => name !== "toast") : all);
  if (g.tray) yield* outside(onTray(g), g.tray, "the tray");
  yield* overlaps(headed ? [...onTray(g), ["toast", g.toast]] : onTray(g));
  for (const [i, seat] of g.seats.entries()) {
    yield* outside(inSeat(seat), seat.box, `seat ${i} (${seat.kind})`);
    for (const o of overlaps(inSeat(seat))) yield `seat ${i} (${seat.kind}): ${o}`;
  }
  const founds = g.places.flatMap((suit, k) => suit.map((p, i): Named => [`place ${k}/${i}`, card(p, g.fcw)]));
  if (founds.length <= 16) yield* overlaps(founds);
  for (const [k, suit] of g.places.entries())
    yield* outside(
      suit.map((p, i): Named => [`place ${k}/${i}`, card(p, g.fcw)]),
      g.wells[k] as Rect,
      `well ${k}`,
    );
}

/** The height of a strip of the longest run, or of one that has folded. */
export const stripOf = (g: Geometry): number => {
  const room = (g.own?.avail ?? 0) - RATIO * (g.own?.cw ?? 0);
  return room / rowsOf(g.own?.cw ?? 0);
};

/** Cards, strips, gaps and targets are large enough. */
export function* sizes(g: Geometry, ask: Ask): Generator<string> {
  const { own, marks } = g;
  for (const [i, s] of g.seats.entries()) if (s.cw < 22) yield `seat ${i}'s cards are ${s.cw} px wide`;
  if (!own || !marks) return;
  if (own.cw < OWN_LEAST && roomy(ask)) yield `own cards of ${own.cw} px`;
  const least = own.cw <= OWN_LEAST ? FOUND_LEAST : Math.max(FOUND_SHARE * own.cw, own.cw - FOUND_BEHIND);
  if (g.fcw < least - 0.6) yield `foundations of ${g.fcw} px beside own cards of ${own.cw} px`;
  if (stripOf(g) < g.strip - 0.1) yield `strips of ${stripOf(g).toFixed(1)} px`;
  const gaps = own.work.slice(1).map((p, i) => p.x - (own.work[i] as Spot).x - own.cw);
  for (const gap of gaps) if (gap > GAP_MOST * own.cw + 0.5) yield `piles ${gap} px apart`;
  for (const r of [marks.call, marks.stuck])
    if (r.h < TARGET - 0.5 || r.w < TARGET - 0.5) yield `a button of ${Math.round(r.w)} × ${Math.round(r.h)} px`;
}

/** Windows on which even four own piles and 48 foundations keep to every size; below, text or piles in number may not. */
const roomy = (ask: Ask): boolean => ask.text === 1 && ask.piles <= 4;

export const WIDTHS = [
  320, 360, 390, 430, 480, 540, 600, 667, 720, 768, 800, 844, 900, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1600, 1920,
  2200, 2560, 3000, 3440, 3840,
];
export const HEIGHTS = [
  360, 390, 450, 500, 540, 568, 600, 640, 720, 768, 820, 844, 900, 1024, 1080, 1200, 1366, 1440, 1600,
];
/** From the smallest phone, either way round, to two monitors side by side. */
export const windows = (): (readonly [number, number])[] =>
  WIDTHS.flatMap((w) => HEIGHTS.map((h) => [w, h] as const)).filter(
    ([w, h]) => (w >= 568 || h >= 568) && w <= 4.2 * h && h <= 2.6 * w,
  );
