import assert from "node:assert/strict";
import test from "node:test";
import { cutTo } from "../../src/words/letters.ts";

for (const [text, cut] of [
  ["Ada", "Ada"],
  ["x".repeat(50), "x".repeat(20)],
  ["👨‍👩‍👧‍👦".repeat(30), "👨‍👩‍👧‍👦".repeat(20)],
  ["🇦🇲".repeat(21), "🇦🇲".repeat(20)],
  ["é".repeat(21), "é".repeat(20)],
  ["ក្ត".repeat(3), "ក្ត".repeat(3)],
  ["", ""],
] as const) {
  test(`twenty letters of ${JSON.stringify(text.slice(0, 12))}`, () => assert.equal(cutTo(text, 20), cut));
}
