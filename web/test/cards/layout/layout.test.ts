// Whatever the window and however many people: nothing lies outside it, nothing overlaps, everything can be read and hit.
import assert from "node:assert/strict";
import test from "node:test";
import { ASK, type Ask, type Geometry } from "../../../src/cards/layout/geometry.ts";
import { byWish, near, tryAll } from "../../../src/cards/layout/search.ts";
import { ALIKE, frameOf, NEED } from "../../../src/cards/layout/sizes.ts";
import { geometry, placing, sizes, windows } from "./sweep.ts";

const SEATS = Array.from({ length: 12 }, (_, i) => i + 1);

/** All faults of the asks, at most a few of them told; says how much was looked at. */
function sweep(what: string, asks: Iterable<Ask>, faults: (g: Geometry, ask: Ask) => Iterable<string>): void {
  const found: string[] = [];
  let count = 0;
  const began = performance.now();
  for (const ask of asks) {
    count++;
    const g = geometry(ask);
    for (const fault of faults(g, ask)) found.push(`${name(ask)}, ${g.place} ${g.form}: ${fault}`);
  }
  const us = Math.round(((performance.now() - began) * 1000) / count);
  console.log(`${what}: ${count} tables, ${us} µs each, ${found.length} faults`);
  assert.equal(found.length, 0, found.slice(0, 12).join("\n"));
}

const name = ({ width, height, opponents, watching }: Ask): string =>
  `${width}×${height}, ${opponents + (watching ? 0 : 1)} teams`;

function* asks(every: number, more: (teams: number) => Partial<Ask>): Generator<Ask> {
  for (const [i, [width, height]] of windows().entries()) {
    if (i % every) continue;
    for (const teams of SEATS) yield { ...ASK, width, height, opponents: teams - 1, places: teams, ...more(teams) };
  }
}

function* everything(g: Geometry, ask: Ask): Generator<string> {
  yield* placing(g);
  yield* sizes(g, ask);
}

test("players: every window, one to twelve seats", () => {
  assert.ok(windows().length >= 300, `${windows().length} windows`);
  sweep(
    "players",
    asks(1, () => ({})),
    everything,
  );
});

test("spectators: every window, one to twelve seats", () => {
  sweep(
    "spectators",
    asks(1, (teams) => ({ watching: true, opponents: teams })),
    everything,
  );
});

for (const invites of [true, false]) {
  test(`the big screen, ${invites ? "with" : "without"} a free seat`, () => {
    sweep(
      "big screen",
      asks(2, (teams) => ({ watching: true, screen: true, invites, opponents: teams })),
      everything,
    );
  });
}

const OTHERS: readonly (readonly [string, Partial<Ask>])[] = [
  ["text of 150 %", { text: 1.5 }],
  ["text of 200 %", { text: 2 }],
  ["three work piles", { piles: 3 }],
  ["six work piles", { piles: 6 }],
  ["left hands", { mirror: true }],
  ["foundations that jokers founded", { places: 14 }],
];
for (const [what, more] of OTHERS) {
  test(`players, ${what}`, () =>
    sweep(
      what,
      asks(2, () => more),
      everything,
    ));
  if (!more.mirror)
    test(`spectators, ${what}`, () => {
      sweep(
        `spectators, ${what}`,
        asks(3, (teams) => ({ ...more, watching: true, opponents: teams })),
        everything,
      );
    });
}

/** The order of wishes: no other arrangement serves it better by more than a twentieth. */
function* wishes(g: Geometry, ask: Ask): Generator<string> {
  const f = frameOf(ask);
  const own = g.own?.cw ?? 0;
  const tried = tryAll(ask, f);
  const chosen = tried.find(({ way }) => way.place === g.place && way.form === g.form && isShown(g, way.kind));
  const usual = tried.filter(({ way }) => !way.last);
  const reach = usual.filter((t) => near(t, f.want) >= f.want);
  if (reach.length && own < f.want * NEED) yield `own cards of ${own} px, and ${f.want} could be reached`;
  const better = reach.find(({ way }) => own >= f.want && chosen && byWish(way, chosen.way) < 0);
  if (better) yield `${better.way.place} ${better.way.kind} ${better.way.form} would show more`;
  // What fits by a hair is taken up slowly, so that nothing jumps; what fits easily must not be left.
  const easy = tried.filter(({ way }) => way.fit >= 1.4 && !way.few && (!way.last || own < f.want * NEED * ALIKE));
  const most = Math.max(...easy.map((t) => t.most));
  if (!reach.length && own < Math.min(most, f.want * NEED) * NEED)
    yield `own cards of ${own} px, and ${most} would fit`;
}
const isShown = (g: Geometry, kind: string): boolean => !g.seats[0] || g.seats[0].kind === kind;

test("the order of wishes: own cards, the others', the form, and own cards on", () => {
  sweep(
    "wishes",
    asks(1, () => ({})),
    wishes,
  );
});

test("no jump: windows ten pixels apart have own cards of nearly one size", () => {
  let steps = 0;
  let worst = 0;
  const jumps: string[] = [];
  const step = (a: Geometry, b: Geometry) => {
    steps++;
    const [x, y] = [a.own?.cw ?? 0, b.own?.cw ?? 0];
    const by = Math.max(x, y) / Math.min(x, y) - 1;
    worst = Math.max(worst, by);
    if (by > 0.12) jumps.push(`${a.width}×${a.height} → ${b.width}×${b.height}: ${x} → ${y}`);
  };
  const at = (width: number, height: number, teams: number) =>
    geometry({ ...ASK, width, height, opponents: teams - 1, places: teams });
  for (const teams of [1, 2, 3, 4, 5, 6, 8, 9, 12]) {
    for (const fixed of [390, 540, 640, 720, 768, 900, 1024, 1080, 1440]) {
      for (let v = 330; v <= Math.min(3840, 3.5 * fixed); v += 10) {
        if (Math.max(v, fixed) < 568 || fixed > 2.4 * v) continue;
        step(at(v - 10, fixed, teams), at(v, fixed, teams));
        if (v <= 1600 && fixed <= 1440) step(at(fixed, v - 10, teams), at(fixed, v, teams));
      }
    }
  }
  console.log(`jumps: ${steps} steps of 10 px, the largest ${(worst * 100).toFixed(1)} %`);
  assert.deepEqual(jumps, []);
});

test("what is known at 1440×900 keeps its place", () => {
  for (const [teams, kind] of [
    [2, "row"],
    [4, "row"],
    [8, "tall"],
    [12, "tall"],
  ] as const) {
    const g = geometry({ ...ASK, opponents: teams - 1, places: teams });
    assert.deepEqual([g.place, g.form, g.seats[0]?.kind], ["above", "flat", kind]);
    assert.ok((g.own?.cw ?? 0) >= 100 && (g.own?.cw ?? 0) <= 112, `${teams} teams: ${g.own?.cw}`);
  }
});

test("phones come out of the same search", () => {
  const phone = (width: number, height: number, teams: number) =>
    geometry({ ...ASK, width, height, opponents: teams - 1, places: teams });
  const shape = (g: Geometry) => [g.place, g.form, g.seats[0]?.kind, g.seats.length];
  assert.deepEqual(shape(phone(390, 844, 4)), ["above", "stacked", "tall", 3]);
  assert.deepEqual(shape(phone(390, 844, 8)), ["above", "stacked", "chip", 7]);
  assert.deepEqual(shape(phone(360, 640, 4)), ["above", "stacked", "small", 3]);
  assert.deepEqual(shape(phone(844, 390, 4)), ["line", "tight", "line", 3]);
  assert.ok((phone(390, 844, 4).own?.cw ?? 0) >= 66);
  assert.ok((phone(844, 390, 4).own?.cw ?? 0) >= 66);
});

test("twelve teams on a phone: six names, and a button for the rest", () => {
  const g = geometry({ ...ASK, width: 390, height: 844, opponents: 11, places: 12 });
  assert.deepEqual([g.seats.length, g.more !== null], [6, true]);
});

test("left hands get the tray the other way round", () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    const right = geometry({ ...ASK, width, height });
    const left = geometry({ ...ASK, width, height, mirror: true });
    const middle = (right.tray?.x ?? 0) + (right.tray?.w ?? 0) / 2;
    assert.ok(((right.own?.stock.x ?? 0) - middle) * ((left.own?.stock.x ?? 0) - middle) < 0);
    assert.ok((left.own?.work[0]?.x ?? 0) < (left.own?.work[3]?.x ?? 0), "work pile 1 is still the leftmost");
    assert.deepEqual(left.wells, right.wells);
  }
});

test("foundations grow on the big screen when no seat is free", () => {
  const screen = { ...ASK, width: 1920, height: 1080, opponents: 4, watching: true, screen: true };
  const [open, full] = [geometry({ ...screen, invites: true }), geometry(screen)];
  assert.ok(open.fcw >= 140, `${open.fcw}`);
  assert.ok(full.fcw > open.fcw && full.invite === null);
  assert.ok(open.em * 12 >= 24, "no text under 24 px");
});
