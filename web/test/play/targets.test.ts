import assert from "node:assert/strict";
import test from "node:test";
import { best, homes, targets } from "../../src/play/targets.ts";
import { moveText, parseMove, parsePosition, source } from "../../src/rules/notation.ts";

const JOKERS = parsePosition(`classic, jokers=2
0 n 2H * | w TS / QH JC / 9D / - | s - | d *
f AH@0 / AS@0 2S@0`);

test("a joker is several cards at home, and none by itself", () => {
  const moves = homes(JOKERS, 0, source("d"), null).map((m) => (m.kind === "play" ? m.to.as : ""));
  assert.deepEqual(moves.sort(), ["2H", "3S", "AC", "AD", "AH", "AS"]);
});

test("on a pile a joker is what the pile waits for", () => {
  const move = targets(JOKERS, 0, source("d"), null).get("f2");
  assert.equal(move && moveText(move), "d>f2=3S");
});

test("a card slides beneath where it cannot lie upon", () => {
  const move = targets(parsePosition("classic\n0 n KS | w QH / - / - / - | s - | d -\nf -"), 0, source("n"), null).get(
    "w1",
  );
  assert.equal(move && moveText(move), "n_w1");
});

test("one tap sends home first, then onto a pile", () => {
  const position = parsePosition("classic\n0 n 2H | w 3S / - / - / - | s - | d TD\nf AH@0");
  assert.deepEqual(best(position, 0, source("n"), null), parseMove("n>f1"));
  position.foundations = [];
  assert.deepEqual(best(position, 0, source("n"), null), parseMove("n>w1"));
});
