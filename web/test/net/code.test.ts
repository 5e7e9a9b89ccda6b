import assert from "node:assert/strict";
import test from "node:test";
import { readCode, rootOf, showCode } from "../../src/net/code.ts";

const CODES: readonly [string, string][] = [
  ["8W4XKHPF", "8W4XKHPF"],
  ["8w4x khpf", "8W4XKHPF"],
  [" 8W4X-KHPF\n", "8W4XKHPF"],
  ["８Ｗ４ＸＫＨＰＦ", "8W4XKHPF"],
  ["OIL4XKHP", "0114XKHP"],
  ["http://192.168.1.5:8000/t/8W4XKHPF#play", "8W4XKHPF"],
  ["http://192.168.1.5:8000/t/%208w4x%20khpf%0A?screen#play", "8W4XKHPF"],
  ["/nerts/t/%EF%BC%98W4XKHPF", "8W4XKHPF"],
  ["8W4XKHPU", "8W4XKHPV"],
  ["8W4XKHPF%0A", "8W4XKHPF"],
  ["8W4XKHPF\u200b\ufeff", "8W4XKHPF"],
  ["8W4XKHPF%ff", ""],
  ["8W4XKHPж", ""],
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
