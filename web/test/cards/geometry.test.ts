// Whatever the window and however many people: nothing lies outside it, nothing overlaps, every place can be touched.
import assert from "node:assert/strict";
import test from "node:test";
import { type Ask, type Geometry, geometry, RATIO, type Rect } from "../../src/cards/geometry.ts";

const WINDOWS: readonly [number, number][] = [
  [1440, 900],
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [412, 915],
  [320, 568],
  [844, 390],
  [667, 375],
];
const PEOPLE = [2, 3, 4, 6, 8, 12];

const ask = (width: number, height: number, teams: number, more: Partial<Ask> = {}): Ask => ({
  width,
  height,
  opponents: teams - 1,
  piles: 4,
  places: teams,
  mirror: false,
  watching: false,
  ...more,
});

const card = (x: number, y: number, w: number): Rect => ({ x, y, w, h: w * RATIO });

/** Everything that must keep apart, by name. */
function parts(g: Geometry): Map<string, Rect> {
  const found = new Map<string, Rect>([
    ["tray", g.tray],
    ["toast", g.toast],
  ]);
  g.seats.forEach((s, i) => void found.set(`seat ${i}`, s.box));
  g.wells.forEach((w, i) => void found.set(`well ${i}`, w));
  if (g.more) found.set("more", g.more);
  if (g.form === "land") found.delete("toast"); // there it lies in the tray
  return found;
}

function own(g: Geometry): Map<string, Rect> {
  const { own: o } = g;
  const piles = new Map([
    ["nerts", card(o.nerts.x, o.nerts.y, o.cw)],
    ["stock", card(o.stock.x, o.stock.y, o.cw)],
  ]);
  piles.set("waste", { ...card(o.waste.x, o.waste.y, o.cw), w: o.cw * (1 + 2 * o.spread) });
  o.work.forEach((at, i) => void piles.set(`work ${i + 1}`, card(at.x, at.y, o.cw)));
  return piles.set("call", g.call).set("stuck", g.stuck);
}

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
const within = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 0.5 && a.y >= b.y - 0.5 && a.x + a.w <= b.x + b.w + 0.5 && a.y + a.h <= b.y + b.h + 0.5;

function keepApart(rects: Map<string, Rect>): void {
  const all = [...rects];
  for (const [i, [a, ra]] of all.entries()) {
    for (const [b, rb] of all.slice(i + 1))
      assert.ok(apart(ra, rb), `${a} ${JSON.stringify(ra)} lies over ${b} ${JSON.stringify(rb)}`);
  }
}

for (const [width, height] of WINDOWS) {
  for (const teams of PEOPLE) {
    test(`${width}×${height}, ${teams} teams`, () => {
      const g = geometry(ask(width, height, teams));
      const window = { x: 0, y: 0, w: width, h: height };
      for (const [name, rect] of parts(g))
        assert.ok(within(rect, window), `${name} ${JSON.stringify(rect)} is outside`);
      keepApart(parts(g));
      for (const [name, rect] of own(g))
        assert.ok(within(rect, g.tray), `${name} ${JSON.stringify(rect)} is not on the tray ${JSON.stringify(g.tray)}`);
      keepApart(own(g));
      assert.ok(g.fcw >= 20, `foundations of ${g.fcw} px`);
      assert.ok(g.own.cw >= 40, `own cards of ${g.own.cw} px`);
      assert.ok(g.own.avail >= g.own.cw * RATIO * 1.4, `${g.own.avail} px for a work pile of ${g.own.cw} px`);
    });
  }
}

test("every foundation has a place of its own in its well", () => {
  const g = geometry(ask(390, 844, 12));
  const places = new Map(
    g.places.flatMap((well, suit) => well.map((p, i) => [`${suit}/${i}`, card(p.x, p.y, g.fcw)] as const)),
  );
  assert.equal(places.size, 48);
  keepApart(places);
});

test("six work piles fit a phone", () => {
  const g = geometry(ask(390, 844, 2, { piles: 6 }));
  assert.equal(g.own.work.length, 6);
  keepApart(own(g));
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const) {
  test(`left hands get the tray the other way round, ${width}×${height}`, () => {
    const right = geometry(ask(width, height, 4));
    const left = geometry(ask(width, height, 4, { mirror: true }));
    const middle = right.tray.x + right.tray.w / 2;
    assert.ok((right.own.stock.x - middle) * (left.own.stock.x - middle) < 0);
    keepApart(own(left));
    assert.ok((left.own.work[0]?.x ?? 0) < (left.own.work[3]?.x ?? 0), "work pile 1 is still the leftmost");
    assert.deepEqual(left.wells, right.wells);
  });
}

test("more opponents than a phone has room for leave a place for the rest", () => {
  const g = geometry(ask(390, 844, 12));
  assert.deepEqual([g.seats.length, g.more !== null], [6, true]);
  assert.equal(geometry(ask(390, 844, 8)).more, null);
});

test("who watches has no tray, and the foundations get the room", () => {
  const g = geometry(ask(1440, 900, 4, { watching: true, opponents: 4 }));
  assert.deepEqual([g.tray.w, g.seats.length], [0, 4]);
  assert.ok(g.fcw > geometry(ask(1440, 900, 4)).fcw);
});
