import assert from "node:assert/strict";
import test from "node:test";
import { readCode, rootOf, showCode } from "../src/code.ts";
import { mark, newCurve } from "../src/curve.ts";
import { back, defs, face } from "../src/faces.ts";
import { backOff } from "../src/net.ts";
import { moveText, parseMove, parsePosition, source } from "../src/notation.ts";
import { OPTIONS, PRESETS, parseRules, presetRules, rulesText, withOption } from "../src/rules.ts";
import { best, homes, targets } from "../src/targets.ts";

const CODES: readonly [string, string][] = [
  ["8W4XKHPF", "8W4XKHPF"],
  ["8w4x khpf", "8W4XKHPF"],
  [" 8W4X-KHPF\n", "8W4XKHPF"],
  ["８Ｗ４ＸＫＨＰＦ", "8W4XKHPF"],
  ["OIL4XKHP", "0114XKHP"],
  ["http://192.168.1.5:8000/t/8W4XKHPF#play", "8W4XKHPF"],
  ["8W4X", ""],
  ["8W4XKHPFU", ""],
  ["", ""],
];
for (const [typed, code] of CODES)
  test(`the code in ${JSON.stringify(typed)}`, () => assert.equal(readCode(typed), code));

test("a code is shown in halves", () => assert.equal(showCode("8W4XKHPF"), "8W4X KHPF"));

for (const [path, root] of [
  ["/", "/"],
  ["/t/ABC", "/"],
  ["/nerts/", "/nerts/"],
  ["/nerts/t/ABC", "/nerts/"],
] as const) {
  test(`${path} lies below ${root}`, () => assert.equal(rootOf(path), root));
}

test("the connection comes back soon, later more slowly, and never at one moment for all", () => {
  assert.deepEqual(
    [0, 1, 2, 5, 9, 50].map((n) => backOff(n, 1)),
    [250, 500, 1000, 8000, 8000, 8000],
  );
  assert.ok(backOff(3, 0) < backOff(3, 1));
});

for (const preset of Object.keys(PRESETS)) {
  test(`the preset ${preset} reads back to itself`, () => assert.equal(rulesText(parseRules(preset)), preset));
}

test("rules are told by what differs", () => {
  assert.equal(rulesText(withOption(presetRules("classic"), "jokers", 2)), "classic, jokers=2");
  assert.equal(rulesText(withOption(presetRules("jokers"), "jokers", 2)), "jokers");
  assert.equal(
    rulesText(parseRules("classic, nerts_by_team=13/11, slide_under=off")),
    "classic, nerts_by_team=13/11, slide_under=off",
  );
});

test("every option has a default within its range", () => {
  for (const o of OPTIONS) {
    if (o.kind === "number") assert.ok(Number(o.default) >= o.min && Number(o.default) <= o.max, o.name);
    if (o.kind === "choice") assert.ok(o.choices.includes(String(o.default)), o.name);
  }
});

test("every face is drawn from shapes that exist, without a style that the page's policy forbids", () => {
  const shapes = defs();
  const ids = new Set([...shapes.matchAll(/id="(\w+)"/g)].map((m) => m[1]));
  const ranks = [..."A23456789TJQK"];
  const cards = [..."HSDC"].flatMap((s) => ranks.map((r) => r + s));
  for (const card of [...cards, "*", "*=7r", "*=7b", "*=5H"]) {
    for (const cut of ["full", "compact"] as const) {
      for (const owners of [[], [3], [3, 7]]) {
        const art = face(card, { cut, owners, fresh: owners.length > 0, k: 0.6 });
        for (const [, id] of art.matchAll(/(?:href="|url\()#(\w+)/g)) assert.ok(ids.has(id), `${card}: ${id}`);
        assert.doesNotMatch(art + shapes + back(3), /style=|NaN|undefined/);
      }
    }
  }
});

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
