import assert from "node:assert/strict";
import test from "node:test";
import { backOff } from "../../src/net/socket.ts";

test("the connection comes back soon, later more slowly, and never at one moment for all", () => {
  assert.deepEqual(
    [0, 1, 2, 5, 9, 50].map((n) => backOff(n, 1)),
    [250, 500, 1000, 8000, 8000, 8000],
  );
  assert.ok(backOff(3, 0) < backOff(3, 1));
});
