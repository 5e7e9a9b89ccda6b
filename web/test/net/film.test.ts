// A replay stands still at any of its moments, and comes to the same position from either side.
import assert from "node:assert/strict";
import test from "node:test";
import { filmOf, isLost, madeAt, positionAt, stepAt, stops, timeOf } from "../../src/net/film.ts";
import type { Filmed, Sitter, Step } from "../../src/net/replay.ts";
import { positionText } from "../../src/rules/notation.ts";

const SEATS: Sitter[] = [0, 1].map((seat) => ({ seat, name: `P${seat}`, team: seat, hand: 0, pack: seat }));
const POSITION = `classic
0 n ? 3H | w 9S / 2H / - / - | s ?9 | d -
1 n 2H | w - / - / - / - | s ?40 | d -
f AH@0`;
const STEPS: Step[] = [
  [100, 0, "turn", "7D 8D 9D", ""],
  [2600, 1, "n[2H]>f1", "", ""],
  [2600, 0, "w2[2H]>f1", "", "lost=43@1"],
  [2500, 0, "n[3H]>f1", "8S", ""],
  [2700, 0, "recycle", "", ""],
  ...Array.from({ length: 200 }, (_, i): Step => [3000 + i, 1, "lift n", "", ""]),
];
const round: Filmed = {
  number: 1,
  position: POSITION,
  before: [0, 0],
  steps: STEPS,
  marks: [
    ["nerts", 2600, 2, 1, -1, 0],
    ["home", 2600, 4, 0, -1, 0],
  ],
  end: 4000,
  scores: [],
  analysis: { points: [], nerts: [], pace: [], chances: [], losses: [], ties: [], tally: [] },
  deal: null,
};

test("what a turn has brought is on the waste, and back in the stock nobody knows it", () => {
  const film = filmOf(round, SEATS);
  assert.match(positionText(positionAt(film, 1)), /s \?6 \| d 7D 8D 9D/);
  assert.match(positionText(positionAt(film, 5)), /s \?9 \| d -/);
});

test("a card that was too late has moved nothing", () => {
  const film = filmOf(round, SEATS);
  assert.ok(isLost(STEPS[2] as Step));
  assert.equal(positionText(positionAt(film, 2)), positionText(positionAt(film, 3)));
});

test("forwards and back one sees the same", () => {
  const there = filmOf(round, SEATS);
  const on = STEPS.map((_, i) => positionText(positionAt(there, i)));
  const back = filmOf(round, SEATS);
  for (const i of [...STEPS.keys()].reverse()) assert.equal(positionText(positionAt(back, i)), on[i]);
});

test("a time leads to all that had happened by then", () => {
  const film = filmOf(round, SEATS);
  assert.deepEqual(
    [0, 99, 100, 2599, 2600, 2699, 2700, 1e9].map((ms) => stepAt(film, ms)),
    [0, 0, 1, 1, 4, 4, 5, STEPS.length],
  );
  assert.equal(timeOf(film, 4), 2600); // what hit before the call may be told after it
  assert.equal(timeOf(film, 0), 0);
});

test("a step says whose card it was, and marks of ordinary cards are passed by", () => {
  const film = filmOf(round, SEATS);
  assert.deepEqual([madeAt(film, 2)?.card, madeAt(film, 2)?.team, madeAt(film, 1)?.card], ["2H", 1, "9D"]);
  assert.equal(madeAt(film, 0), null);
  assert.deepEqual(
    stops(film).map(([kind]) => kind),
    ["nerts"],
  );
});
