// What is taught at the table: one thing at a time, only what can be done now, and nothing twice.
import assert from "node:assert/strict";
import test from "node:test";
import { due, FIRSTS, type First, firstOf } from "../../src/play/firsts.ts";
import { parseMove, parsePosition } from "../../src/rules/notation.ts";

const CASES: readonly (readonly [string, string, First | null, string])[] = [
  ["the Nerts pile, when its card goes somewhere", "n ?3 JC | w QH / 5S / 5D / 5H | s ?9 | d KC\nf -", "nerts", "n"],
  ["an ace, wherever it lies", "n ?3 KC | w QH / AS / 5D / 5H | s ?9 | d KC\nf -", "ace", "w2"],
  ["an ace on the Nerts pile is an ace", "n ?3 AC | w QH / 5S / 5D / 5H | s ?9 | d KC\nf -", "ace", "n"],
  ["the stock, when nothing goes", "n ?3 KC | w QH / 5S / 5D / 5H | s ?9 | d KS\nf -", "stock", "s"],
  ["a space", "n ?3 KC | w QH / 5S / - / 5H | s ?9 | d KS\nf -", "space", "w3"],
  [
    "nothing, when the stock has no part in it and all else is closed",
    "n ?3 KC | w QH / 5S / 5D / 5H | s - | d -\nf -",
    null,
    "",
  ],
];

for (const [what, text, first, pile] of CASES) {
  test(`a mark for ${what}`, () => {
    const mark = due(parsePosition(`classic\n0 ${text}`), 0, 0, [], null);
    assert.deepEqual(mark, first && { first, pile });
  });
}

test("what is known is passed over, and who knows all is left alone", () => {
  const position = parsePosition("classic\n0 n ?3 JC | w QH / AS / - / 5H | s ?9 | d KC\nf -");
  const known: First[] = [];
  for (let mark = due(position, 0, 0, known, null); mark; mark = due(position, 0, 0, known, null))
    known.push(mark.first);
  assert.deepEqual(known, ["nerts", "ace", "space"]);
  assert.equal(due(position, 0, 0, FIRSTS, null), null);
});

test("a mark stays while it can be done, whatever else comes up", () => {
  const position = parsePosition("classic\n0 n ?3 JC | w QH / AS / 5D / 5H | s ?9 | d KC\nf -");
  assert.equal(due(position, 0, 0, [], "ace")?.first, "ace");
});

test("the moves that show that something is known", () => {
  assert.equal(firstOf(parseMove("turn"), "", false), "stock");
  assert.equal(firstOf(parseMove("n>f"), "AH", false), "ace");
  assert.equal(firstOf(parseMove("n>f1"), "2H", false), "nerts");
  assert.equal(firstOf(parseMove("d>w2"), "2H", true), "space");
  assert.equal(firstOf(parseMove("d>w2"), "2H", false), null);
  assert.equal(firstOf(parseMove("call"), "", false), null);
});
