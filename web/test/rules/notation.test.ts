import assert from "node:assert/strict";
import test from "node:test";
import {
  colourOf,
  isCard,
  moveText,
  NotationError,
  parseMove,
  parsePosition,
  positionText,
  rankOf,
  suitOf,
} from "../../src/rules/notation.ts";

const MOVES = [
  "n>w2",
  "d>w3",
  "w1>w4",
  "w1:3>w4",
  "w1:3[9S]>w4",
  "w1>f2",
  "n>f",
  "n[AH]>f",
  "d>f2=5H",
  "d[*]>f2=5H",
  "n_w2",
  "d_w2",
  "w3_w2",
  "turn",
  "recycle",
  "shift",
  "stuck",
  "call",
  "drop",
  "lift n",
  "lift w2:3",
  "n>w1@1",
  "w1@2>f3",
  "f1>w1",
  "s>w1",
];

for (const text of MOVES) {
  test(`the move ${text} reads back to itself`, () => assert.equal(moveText(parseMove(text)), text));
}

for (const text of [
  "",
  "n",
  "n>",
  ">w1",
  "x>w1",
  "n>w0",
  "n[5X]>w1",
  "w1:0>w2",
  "n>d",
  "lift",
  "turn!",
  "n>f2=5",
  "n>w1\n",
]) {
  test(`${JSON.stringify(text)} is no move`, () => assert.throws(() => parseMove(text), NotationError));
}

const POSITION = `classic, jokers=2
0 n ?12 3C | w QS JH / - / 7D / *=7r 6C | s ?35 | d KS 2H *
1 n - | w - / - / - / - | s - | d ?5 KD
f AH@0 *=2H@1 / x AS@0 2S@1 KS@1
state: 0 stuck lift=n@1250 lift.1=w2:3@900; 1 fouls=2; tick=1300 at=1000,- restocked`;

test("a position reads back to itself", () => {
  assert.equal(positionText(parsePosition(POSITION)), POSITION);
});

test("older texts, which counted shifts, can still be read", () => {
  const old = POSITION.replace("0 stuck", "0 stuck shifts=3");
  assert.equal(positionText(parsePosition(old)), POSITION);
});

test("unknown cards are as many as the number says", () => {
  const { teams } = parsePosition(POSITION);
  assert.equal(teams[0]?.nerts.length, 13);
  assert.equal(teams[1]?.waste.length, 6);
});

test("a joker has the rank and colour that it was given, and no others", () => {
  assert.deepEqual([rankOf("*"), colourOf("*"), suitOf("*")], [0, "", ""]);
  assert.deepEqual([rankOf("*=7r"), colourOf("*=7r"), suitOf("*=7r")], [7, "r", ""]);
  assert.deepEqual([rankOf("*=TC"), colourOf("*=TC"), suitOf("*=TC")], [10, "b", "C"]);
});

test("a colour is a joker's alone", () => {
  assert.equal(isCard("*=7r"), true);
  assert.equal(isCard("7r"), false);
});

for (const line of ["0 n 3X | w - | s - | d -", "2 n - | w - | s - | d -", "f AH", "0 z - | w -"]) {
  test(`no position has the line ${line}`, () => assert.throws(() => parsePosition(`classic\n${line}`), NotationError));
}
