import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { readCode, rootOf, showCode } from "../../src/net/code.ts";

/** The server reads the same ones alike. */
const SHARED = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/codes.json"), "utf8"));
const CODES: readonly [string, string][] = [
  ...SHARED,
  ["http://192.168.1.5:8000/t/8W4XKHPF#play", "8W4XKHPF"],
  ["http://192.168.1.5:8000/t/%208w4x%20khpf%0A?screen#play", "8W4XKHPF"],
  ["/nerts/t/%EF%BC%98W4XKHPF", "8W4XKHPF"],
  ["8W4XKHPF%0A", "8W4XKHPF"],
  ["8W4XKHPF%ff", ""],
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
