import assert from "node:assert/strict";
import test from "node:test";
import { iconOf, markOf, secondsIn } from "../../src/play/marks.ts";

const AWAY = { hidden: true, phase: "playing", left: 0, dealt: false };

test("a hidden tab counts down, and then marks the deal", () => {
  const told = [3000, 2999, 2001, 2000, 1000, 1, -5].map((left) => markOf({ ...AWAY, phase: "countdown", left }));
  assert.deepEqual(
    told.map((mark) => (mark.kind === "count" ? mark.seconds : mark.kind)),
    [3, 3, 3, 2, 1, 1, 1],
  );
  assert.deepEqual(markOf({ ...AWAY, dealt: true }), { kind: "dealt" });
  assert.deepEqual(markOf({ ...AWAY, phase: "closing", dealt: true }), { kind: "dealt" });
});

test("a tab that is seen, or has nothing to tell, looks as always", () => {
  for (const phase of ["", "lobby", "countdown", "playing", "closing", "scored", "over"]) {
    assert.deepEqual(markOf({ hidden: false, phase, left: 2000, dealt: true }), { kind: "plain" });
    if (phase !== "countdown") assert.deepEqual(markOf({ ...AWAY, phase }), { kind: "plain" });
  }
  assert.deepEqual(markOf({ ...AWAY, phase: "scored", dealt: true }), { kind: "plain" });
});

test("the last second is one, not none", () => {
  assert.deepEqual([3000, 2500, 1, 0, -20].map(secondsIn), [3, 3, 1, 1, 1]);
});

test("the icon shows the very second", () => {
  const three = decodeURIComponent(iconOf({ kind: "count", seconds: 3 }));
  assert.match(three, /^data:image\/svg\+xml,<svg .*>3<\/text><\/svg>$/);
  assert.notEqual(iconOf({ kind: "dealt" }), iconOf({ kind: "count", seconds: 3 }));
});
