// Two jokers of a pack stay two cards, wherever they go.
import assert from "node:assert/strict";
import test from "node:test";
import { followJokers, type Twins } from "../../src/cards/twins.ts";
import { parsePosition } from "../../src/rules/notation.ts";

const position = (own: string, foundations = "-") =>
  parsePosition(`jokers\n0 ${own}\n1 n ?3 9S | w * / - / - / - | s ?9 | d -\nf ${foundations}`);

function follow(...steps: readonly (readonly [string, string?])[]): Record<string, string> {
  let twins: Twins = new Map();
  for (const [own, foundations] of steps) twins = followJokers(position(own, foundations), twins);
  return Object.fromEntries([...twins].filter(([place]) => place[0] === "0"));
}

const AT_REST = "n 2C | w QS * / - / - / - | s 9C | d *";

test("whichever goes home, the other stays what it is", () => {
  assert.deepEqual(follow([AT_REST]), { "0 d.0": "", "0 w1.1": "#1" });
  const waste = follow([AT_REST], ["n 2C | w QS * / - / - / - | s 9C | d -", "AH@1 *=2H@0"]);
  assert.deepEqual(waste, { "0 f1.1": "", "0 w1.1": "#1" });
  const work = follow([AT_REST], ["n 2C | w QS / - / - / - | s 9C | d *", "AH@1 *=2H@0"]);
  assert.deepEqual(work, { "0 f1.1": "#1", "0 d.0": "" });
});

test("a joker that is taken back, covered, or turned over is the same one", () => {
  const home = ["n 2C | w QS / - / - / - | s 9C | d *", "AH@1 *=2H@0"] as const;
  assert.deepEqual(follow([AT_REST], home, [AT_REST]), follow([AT_REST]));
  assert.deepEqual(follow([AT_REST], ["n 2C | w QS *=JH TC / - / - / - | s 9C | d *"]), follow([AT_REST]));
  assert.deepEqual(follow([AT_REST], ["n 2C | w QS * / - / - / - | s 9C ? | d -"], [AT_REST]), follow([AT_REST]));
});
