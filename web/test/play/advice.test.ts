// What the bulb shows: the most urgent move there is, one at a time, and the call when it is time.
import assert from "node:assert/strict";
import test from "node:test";
import { advise } from "../../src/play/advice.ts";
import { legalMoves } from "../../src/rules/candidates.ts";
import { parsePosition } from "../../src/rules/notation.ts";

const HAND = 0;
const CASES: readonly (readonly [string, string, string, string, string])[] = [
  ["an empty Nerts pile is called", "0 n - | w QH / 5S / - / - | s ?9 | d 2C\nf AC@0", "call", "", ""],
  ["a Nerts card goes home first", "0 n ?3 2C | w QH / 5S / - / - | s ?9 | d 2C\nf AC@0", "nerts-home", "n", "f1"],
  ["an ace founds a pile", "0 n ?3 9C | w QH / AS / 5D / 5H | s ?9 | d KC\nf -", "home", "w2", "f-S"],
  ["a Nerts card goes onto a work pile", "0 n ?3 JC | w QH / 5S / 5D / 5H | s ?9 | d KC\nf -", "nerts-work", "n", "w1"],
  ["a pile moves to make a space", "0 n ?3 KC | w QH / JS TH / 5D / 5H | s ?9 | d KS\nf -", "space", "w2", "w1"],
  ["the waste feeds a work pile", "0 n ?3 KC | w QH / 5S / 5D / 5H | s ?9 | d JS\nf -", "waste-work", "d", "w1"],
  ["nothing fits: the stock turns", "0 n ?3 KC | w QH / 5S / 5D / 5H | s ?9 | d KS\nf -", "turn", "s", ""],
];

for (const [what, text, reason, from, to] of CASES) {
  test(what, () => {
    const position = parsePosition(`classic\n${text}`);
    const advice = advise(position, 0, HAND);
    assert.deepEqual([advice?.reason, advice?.from, advice?.to], [reason, from, to]);
    assert.ok(legalMoves(position, 0, HAND).some((m) => JSON.stringify(m) === JSON.stringify(advice?.move)));
  });
}

test("who has nothing at all gets no advice", () => {
  const position = parsePosition("classic\n0 n ?3 KC | w QH / 5S / 5D / 5H | s - | d -\nf -");
  assert.equal(advise(position, 0, HAND), null);
});
