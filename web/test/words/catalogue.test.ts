// Every string that the page may show is in the catalogue, and none that it never shows.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { PACKS } from "../../src/cards/art.ts";
import { KEYS } from "../../src/play/prefs.ts";
import { OPTIONS, PRESETS } from "../../src/rules/rules.ts";
import { REACTIONS } from "../../src/words/reactions.ts";

const LOCALES = join(import.meta.dirname, "../../../locales/en");
const SRC = join(import.meta.dirname, "../../src");
const read = (folder: string, ext: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((n) => n.endsWith(ext))
    .map((n) => [n, readFileSync(join(folder, n), "utf8")] as const);

const catalogue = new FluentBundle("en", { useIsolating: false });
/** What the command line and the server say. */
const PYTHON = new Set(["cli.ftl", "server.ftl"]);
const doubled: string[] = [];
for (const [name, text] of read(LOCALES, ".ftl")) {
  if (PYTHON.has(name)) continue;
  for (const error of catalogue.addResource(new FluentResource(text))) doubled.push(error.message);
}
const source = read(SRC, ".ts")
  .map(([, text]) => text)
  .join("\n");
const literal = [...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((m) => m[1] as string);

const CODES = [
  "NOT_YOUR_CARD",
  "NOT_YOUR_ROLE",
  "NO_SUCH_PILE",
  "PILE_EMPTY",
  "CARD_BURIED",
  "WRONG_RANK",
  "WRONG_COLOUR",
  "WRONG_SUIT",
  "NEEDS_ACE",
  "FOUNDATION_TAKEN",
  "NO_EMPTY_PILE",
  "FILL_RULE",
  "ACE_FIRST",
  "STOCK_DRY",
  "STOCK_NOT_DRY",
  "STOCK_EMPTY",
  "NOT_STUCK",
  "JOKER_UNDECLARED",
  "JOKER_ON_JOKER",
  "JOKER_FIXED",
  "NERTS_NOT_EMPTY",
  "HAND_BUSY",
  "ROUND_OVER",
  "BAD_MOVE",
];
const all = (prefix: string, names: Iterable<string>) => [...names].map((name) => `${prefix}-${name}`);
const FAMILIES = [
  ...all("refuse", CODES),
  ...all(
    "option",
    OPTIONS.map((o) => o.name),
  ),
  ...all(
    "option",
    OPTIONS.map((o) => `${o.name}.help`),
  ),
  ...all(
    "choice",
    OPTIONS.flatMap((o) => o.choices),
  ),
  ...all("preset", Object.keys(PRESETS)),
  ...all(
    "preset",
    Object.keys(PRESETS).map((p) => `${p}.help`),
  ),
  ...all(
    "pack",
    PACKS.map((p) => p.name),
  ),
  ...all(
    "react",
    REACTIONS.map((r) => r.name),
  ),
  ...all("key", Object.keys(KEYS)),
  ...all("rank", "A23456789TJQK"),
  ...all("suit", "HSDC"),
  ...all("level", ["easy", "medium", "hard"]),
  ...all("pace", ["slow", "medium", "fast"]),
  ...all("net", ["good", "slow", "lost"]),
  ...all("hinted", ["moves", "nothing", "unknown"]),
  ...all("notice", ["UNSAVED", "SAVED", "HALTED", "RESUMED", "PAIRS"]),
  ...all("me-done", ["made", "removed", "in", "out", "deleted"]),
  ...all("me-problem", [
    ...["OFFLINE", "NOBODY", "NOTHING_KEPT", "UNKEPT", "LIMIT", "SEATED", "PASSKEY", "NO_PASSKEY"],
    ...["CANCELLED", "THERE", "FAILED"],
  ]),
  ...all("me-record", ["round", "call", "row", "race"]),
  ...all("me-sure", ["delete", "out", "delete-help", "out-help"]),
  ...all("me-do", ["delete", "out"]),
  ...all("word", ["nerts", "pounce", "peanuts", "squeal", "out"]),
  ...all("deal", ["fair", "partly", "foul"]),
  ...all("deal-promise", ["yes", "no", "none"]),
  ...all("deal-own", ["yes", "no", "none"]),
  ...all("deal-cards", ["yes", "no", "none"]),
  ...all("bye", ["replaced", "removed", "forgotten", "closed", "full", "version", "limit", "behind", "stopping"]),
];

function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  const message = catalogue.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

test("no id is there twice", () => assert.deepEqual(doubled, []));

test("every string that the page asks for is there", () => {
  assert.ok(literal.length > 100);
  assert.deepEqual(
    [...new Set([...literal, ...FAMILIES])].filter((id) => !has(id)),
    [],
  );
});

test("nothing in the catalogue is without use", () => {
  const asked = new Set([...literal, ...FAMILIES].map((id) => id.split(".")[0]));
  const built = [...source.matchAll(/\bt\(\s*`([\w-]+)-\$\{/g)].map((m) => `${m[1]}-`);
  const ids = read(LOCALES, ".ftl")
    .filter(([n]) => !PYTHON.has(n))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] as string));
  const quoted = (id: string) => source.includes(`"${id}"`) || source.includes(`\`${id}\``);
  assert.deepEqual(
    ids.filter(
      (id) => !asked.has(id) && !built.some((b) => id.startsWith(b)) && !quoted(id) && !id.startsWith("zero-"),
    ),
    [],
  );
});

for (const count of [-2, -1, 0, 1, 2, 5, 11, 21, 101]) {
  test(`${count} is counted in the right form`, () => {
    const errors: Error[] = [];
    for (const id of ["nerts-count", "pile-work", "pile-waste", "pile-stock", "seated", "near"]) {
      const pattern = catalogue.getMessage(id)?.value;
      assert.ok(pattern, id);
      const text = catalogue.formatPattern(pattern, { count, card: "ace of spades", number: 1, name: "Ada" }, errors);
      if (Math.abs(count) !== 1) assert.doesNotMatch(text, /\b1 card\b|last card/, text);
    }
    assert.deepEqual(errors, []);
  });
}
