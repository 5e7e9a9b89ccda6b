// The races that are seen again: close ones, of known hands, each once, and within six seconds.
import assert from "node:assert/strict";
import test from "node:test";
import { closest, lengthOf, type Race } from "../../src/play/races.ts";

const race = (card: string, by: number, first = 0, second = 1): Race => ({ card, by, first, second });

test("the closest come first, three at most", () => {
  const all = [race("2H", 90), race("3H", 43), race("4H", 0), race("5H", 149), race("6H", 120)];
  assert.deepEqual(
    closest(all).map(({ by }) => by),
    [0, 43, 90],
  );
});

test("what was not close, or whose is not known, is left out", () => {
  assert.deepEqual(closest([race("2H", 151), race("3H", 20, -1), race("4H", 20, 0, -1)]), []);
});

test("a card that tried twice has lost once", () => {
  assert.deepEqual(closest([race("2H", 90), race("2H", 43)]), [race("2H", 43)]);
});

test("all of them take six seconds at most", () => {
  for (const count of [1, 2, 3]) assert.ok(count * lengthOf(count) <= 6000);
});
