// From a position to cards on the table: each card once, under the same key wherever it goes.
import assert from "node:assert/strict";
import test from "node:test";
import { fanOf, showRun } from "../../src/cards/fold.ts";
import { cards, type Drawn, placesOf, type Scene } from "../../src/cards/layer.ts";
import { ASK, RATIO } from "../../src/cards/layout/geometry.ts";
import { followJokers } from "../../src/cards/twins.ts";
import { apply } from "../../src/rules/apply.ts";
import { type Position, parseMove, parsePosition } from "../../src/rules/notation.ts";
import { geometry } from "./layout/sweep.ts";

const TABLE = `classic, jokers=2
0 n ?12 3C | w QS JH TC / * / 7D / - | s ?30 | d KS 2H * 9D
1 n ?5 AD | w 9C / - / - / - | s ?30 | d ?4 KD
f AH@0 2H@1 / AS@1 / AH@1`;

function scene(position: Position, own = 0): Scene {
  const g = geometry({
    ...ASK,
    opponents: own < 0 ? 2 : 1,
    places: 2,
    watching: own < 0,
  });
  const shown = own < 0 ? [0, 1] : [1 - own];
  const twins = followJokers(position, new Map());
  return {
    position,
    geometry: g,
    own,
    shown,
    packs: [3, 7],
    places: placesOf(position.foundations),
    twins,
    open: new Set(),
  };
}

const drawn = (text = TABLE, own = 0): Drawn[] => cards(scene(parsePosition(text), own));
const find = (all: readonly Drawn[], key: string): Drawn => {
  const card = all.find((d) => d.key === key);
  assert.ok(card, `${key} is not on the table`);
  return card;
};

test("every card has a key of its own", () => {
  const keys = drawn().map((d) => d.key);
  assert.equal(new Set(keys).size, keys.length);
});

test("a card keeps its key on its way to a foundation", () => {
  const before = parsePosition(TABLE);
  assert.equal(find(cards(scene(before)), "AD@1").pile, "t1:n");
  apply(before, { team: 1, move: parseMove("n>f"), shown: ["4S"], at: null });
  assert.equal(find(cards(scene(before)), "AD@1").pile, "f4");
  assert.equal(find(cards(scene(before)), "4S@1").pile, "t1:n");
});

test("an owner's band is the owner's pack", () => {
  assert.deepEqual(find(drawn(), "2H@1").owners, [7]);
  assert.deepEqual(find(drawn(), "AS@1").owners, [7]);
});

test("a tie shows both owners", () => {
  const all = drawn(TABLE.replace("2H@1", "2H@1 2H@0").replace("KS 2H", "KS"));
  const top = all.filter((d) => d.pile === "f1" && d.above === 0);
  assert.deepEqual(
    top.map((d) => d.owners),
    [[7, 3]],
  );
});

test("the two aces of a suit lie on places of their own, and keep them", () => {
  assert.deepEqual(placesOf(parsePosition(TABLE).foundations), [0, 0, 1]);
});

test("a complete foundation has left, unless it is just leaving", () => {
  const text = TABLE.replace("f AH@0", "f x AC@0 KC@0 / AH@0");
  const all = cards(scene(parsePosition(text)));
  assert.equal(all.filter((d) => d.pile === "f1").length, 0);
  assert.ok(cards(scene(parsePosition(text)), (i) => i === 0).some((d) => d.pile === "f1"));
});

test("face-down cards have no face", () => {
  for (const d of drawn()) if (d.pile === "s") assert.equal(d.card, "?");
  assert.equal(
    drawn()
      .filter((d) => d.pile === "n" && d.above > 0)
      .every((d) => d.card === "?"),
    true,
  );
});

test("the last three cards of the waste lie side by side", () => {
  const xs = drawn()
    .filter((d) => d.pile === "d")
    .slice(-3)
    .map((d) => d.x);
  assert.equal(new Set(xs).size, 3);
});

for (const count of [2, 5, 9, 13]) {
  test(`a work pile of ${count} cards fits`, () => {
    const fan = fanOf(count, { cw: 104, avail: 344, bare: false });
    assert.ok(104 * RATIO + fan * (count - 1) <= 344.01);
    assert.ok(fan > 0);
  });
}

const RUN13 = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS".split(" ");
for (const [avail, rows] of [
  [130, 4],
  [163, 7],
] as const) {
  test(`a run of 13 in ${avail} px folds: the base, one strip for what has folded, and the last ones`, () => {
    const run = { cw: 56, avail, least: 12, bare: false };
    const shown = showRun(RUN13, run);
    const places = [...new Set(shown.map((s) => s.y))];
    assert.equal(places.length, rows + 1);
    assert.ok(places.slice(1).every((y, i) => y - (places[i] as number) >= 11.99));
    assert.ok((shown.at(-1)?.y ?? 0) + 56 * RATIO <= avail + 0.01);
    assert.deepEqual(
      shown.filter((s) => s.fold).map((s) => s.fold),
      [`QH ${RUN13[13 - rows]} ${13 - rows}`],
    );
    assert.ok(
      showRun(RUN13, { ...run, least: 0 }).every((s) => !s.fold),
      "opened, nothing is folded",
    );
  });
}

test("a spectator sees all layouts small and has none", () => {
  const all = drawn(TABLE, -1);
  assert.ok(all.every((d) => d.pile.startsWith("t") || d.pile.startsWith("f")));
});
