// The help speaks of the table one sits at: every option that changes the game changes what it says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { helpLines, LINES } from "../../src/rules/help.ts";
import {
  OPTIONS,
  type Option,
  PRESETS,
  presetRules,
  type Rules,
  type Value,
  withOption,
} from "../../src/rules/rules.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(readFileSync(join(import.meta.dirname, "../../../locales/en/around.ftl"), "utf8")),
);

function text(id: string, args: Record<string, string | number>): string {
  const errors: Error[] = [];
  const message = bundle.getMessage(id);
  const parts = [message?.value, message?.attributes.text].map((pattern) => {
    assert.ok(pattern, id);
    return bundle.formatPattern(pattern, { ...args, word: "Nerts!" }, errors);
  });
  assert.deepEqual(errors, [], id);
  return parts.join(": ");
}

function says(rules: Rules): string {
  const { lines, args } = helpLines(rules);
  return lines.map((line) => text(`how-${line}`, args)).join("\n");
}

function others(option: Option): Value[] {
  if (option.kind === "flag") return [!option.default];
  if (option.kind === "choice") return option.choices.filter((choice) => choice !== option.default);
  if (option.kind === "numbers") return [[11, 13]];
  return [option.min, option.max, option.min + 1].filter((value) => value !== option.default);
}

/** Options that mean nothing unless another one is on. */
const NEEDS: Readonly<Record<string, readonly [string, Value]>> = {
  joker_identity: ["jokers", 2],
  team_roles: ["team_size", 2],
};

for (const option of OPTIONS) {
  for (const value of others(option)) {
    test(`${option.name}=${value} changes what the help says`, () => {
      const [name, needed] = NEEDS[option.name] ?? ["target", 100];
      const plain = withOption(presetRules("classic"), name, needed);
      assert.notEqual(says(withOption(plain, option.name, value)), says(plain));
    });
  }
}

for (const preset of Object.keys(PRESETS)) {
  test(`the help of ${preset} is whole`, () => {
    const said = says(presetRules(preset));
    assert.doesNotMatch(said, /[{}]|undefined|NaN|\$|true|false$/);
    assert.match(said, /does not ensure it|by itself/);
    assert.match(said, /Pounce, Racing Demon, Peanuts, Squeal/);
  });
}

test("every line has words, and no line is there twice", () => {
  const names = LINES.map(([line]) => line);
  assert.equal(new Set(names).size, names.length);
});

test("the help counts in the right form, and speaks of the own Nerts pile", () => {
  for (const option of OPTIONS.filter((o) => o.kind === "number")) {
    const said = says(
      withOption(withOption(presetRules("classic"), "jokers", 2), option.name, Math.max(1, option.min)),
    );
    assert.doesNotMatch(said, /\b1 (points|rounds|cards|of each)\b|earns 0|costs 0|less 0|has 0/, option.name);
  }
  const rules = withOption(presetRules("classic"), "nerts_by_team", [11, 9]);
  const own = [-1, 0, 1, 2].map((team) => helpLines(rules, team).args.nerts);
  assert.deepEqual(own, [13, 11, 9, 13]);
});

/** What a preset is known by. */
const KNOWN: Readonly<Record<string, readonly RegExp[]>> = {
  classic: [/has 13 cards/, /3 cards at a time/, /less 2 for each/, /First to 100/, /both stay/, /for 600 ms/],
  jokers: [/Each pack has 2/, /stays what it has become/],
  pagat: [/free again when/, /pays each the difference/],
  nna: [/earns 10 points/, /First to 150/, /the first to arrive stays, however close/],
  partners: [/2 people share one layout/, /One partner has the Nerts pile/],
  racing_demon: [/less 1 for each/, /king: in the middle earns its owner 5/, /earns 10 points/],
  toad: [/one Nerts card more for good/, /earns its owner 3 more/],
  racing_demon_strict: [/nothing else of yours goes to the middle/, /from your Nerts pile alone/],
  pounce10: [/has 10 cards/],
  peanuts2: [/has 11 cards/, /Teams: 2 must play/],
  small_table: [/Six for one or two teams/, /shuffled anew/],
  quick: [/one card at a time/, /happens by itself/, /First to 50/],
};

for (const preset of Object.keys(PRESETS)) {
  test(`the help of ${preset} says what it is known by`, () => {
    const known = KNOWN[preset] ?? [];
    assert.ok(known.length);
    for (const pattern of known) assert.match(says(presetRules(preset)), pattern);
  });
}
