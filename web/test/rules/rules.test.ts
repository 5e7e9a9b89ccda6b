import assert from "node:assert/strict";
import test from "node:test";
import { OPTIONS, PRESETS, parseRules, presetRules, rulesText, withOption } from "../../src/rules/rules.ts";

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
