import assert from "node:assert/strict";
import test from "node:test";
import { mark, newCurve } from "../../src/net/curve.ts";
import { parsePosition } from "../../src/rules/notation.ts";

test("the points of a round are kept whenever they change", () => {
  const curve = newCurve();
  const position = parsePosition("classic\n0 n 2H 3H | w - | s - | d -\nf AS@0");
  mark(curve, 1, position, 1000);
  mark(curve, 1, position, 2000);
  position.teams[0]?.nerts.pop();
  mark(curve, 1, position, 3500);
  assert.deepEqual(curve.moments, [
    { ms: 0, points: [-3] },
    { ms: 2500, points: [-1] },
  ]);
});
