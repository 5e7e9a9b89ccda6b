import assert from "node:assert/strict";
import test from "node:test";
import { back, defs, face } from "../../src/cards/faces.ts";

test("every face is drawn from shapes that exist, without a style that the page's policy forbids", () => {
  const shapes = defs();
  const ids = new Set([...shapes.matchAll(/id="(\w+)"/g)].map((m) => m[1]));
  const ranks = [..."A23456789TJQK"];
  const cards = [..."HSDC"].flatMap((s) => ranks.map((r) => r + s));
  for (const card of [...cards, "*", "*=7r", "*=7b", "*=5H"]) {
    for (const cut of ["full", "compact"] as const) {
      for (const owners of [[], [3], [3, 7]]) {
        const look = { cut, owners, fresh: owners.length > 0 };
        const art =
          [140, 47, 20, 13, 0].map((strip) => face(card, { ...look, strip })).join("") +
          face(card, { ...look, strip: 14, fold: "QS 8D 5" });
        for (const [, id] of art.matchAll(/(?:href="|url\()#(\w+)/g)) assert.ok(ids.has(id), `${card}: ${id}`);
        assert.doesNotMatch(art + shapes + back(3), /style=|NaN|undefined/);
      }
    }
  }
});
