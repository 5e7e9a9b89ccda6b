import assert from "node:assert/strict";
import test from "node:test";
import { capOf, digitOf, isFree, keyOf } from "../../src/play/keyboard.ts";

/** What the keys of n, w, f, c, x and b send in each layout: the place, and the character there. */
const LAYOUTS: Readonly<Record<string, string>> = {
  Russian: "тцасчи",
  Ukrainian: "тцасчи",
  Bulgarian: "хуожйф",
  Greek: "νςφψχβ",
  Hebrew: "מ'כבסנ",
  Arabic: "ىصبؤءﻻ",
  Persian: "دصبزطذ",
  Armenian: "նւֆցխբ",
  Georgian: "ნწფცხბ",
  Khmer: "នឹថចខប",
  Gujarati: "લૈિમ\u0AC7વ",
  Thai: "ืไดแปิ",
  Korean: "ㅜㅈㄹㅊㅌㅠ",
  Kana: "みてはそさこ",
};
const PLACES = ["KeyN", "KeyW", "KeyF", "KeyC", "KeyX", "KeyB"];

for (const [layout, written] of Object.entries(LAYOUTS)) {
  test(`every letter key plays in a ${layout} layout`, () => {
    const keys = [...written].map((key, i) => keyOf({ key, code: PLACES[i] as string }));
    assert.deepEqual(keys, ["n", "w", "f", "c", "x", "b"]);
    assert.deepEqual(
      [...written].map((key, i) => keyOf({ key: key.toUpperCase(), code: PLACES[i] as string })).join(""),
      "nwfcxb",
    );
  });
}

test("every letter of every script but Latin is known by its place", () => {
  let seen = 0;
  for (let point = 0x250; point < 0x2fa20; point++) {
    const key = String.fromCodePoint(point);
    if (!/[\p{L}\p{M}]/u.test(key) || /\p{Script=Latin}/u.test(key)) continue;
    seen++;
    assert.equal(keyOf({ key, code: "KeyN" }), "n", key);
  }
  assert.ok(seen > 50_000, String(seen));
});

const LATIN: readonly [layout: string, key: string, code: string, means: string][] = [
  ["QWERTY", "n", "KeyN", "n"],
  ["with Shift", "N", "KeyN", "n"],
  ["AZERTY", "w", "KeyZ", "w"],
  ["AZERTY", "z", "KeyW", "z"],
  ["AZERTY", ",", "KeyM", ","],
  ["QWERTZ", "ö", "Semicolon", "ö"],
  ["Dvorak", "n", "KeyL", "n"],
  ["Dvorak", "b", "KeyN", "b"],
  ["Dvorak", ",", "KeyW", ","],
  ["Dvorak", "'", "KeyQ", "'"],
  ["Dvorak", ";", "KeyZ", ";"],
  ["Turkish", "ı", "KeyI", "ı"],
  ["on a screen, without places", "n", "", "n"],
];
for (const [layout, key, code, means] of LATIN)
  test(`${key} at ${code} is ${means} (${layout})`, () => assert.equal(keyOf({ key, code }), means));

test("an input method, or a two-letter key, hides no key", () => {
  assert.equal(keyOf({ key: "Process", code: "KeyN" }), "n");
  assert.equal(keyOf({ key: "Unidentified", code: "KeyN" }), "n");
  assert.equal(keyOf({ key: "لا", code: "KeyB" }), "b");
});

test("the space bar is the space bar, whatever blank it writes", () => {
  for (const key of [" ", "\u200b", "\u3000", "\u00a0", "\u202f", "Process"])
    assert.equal(keyOf({ key, code: "Space" }), " ");
});

test("keys that write nothing play nothing", () => {
  for (const key of ["Shift", "Dead", "F1", "ArrowLeft", "Enter", "Escape", "Unidentified"])
    assert.equal(keyOf({ key, code: key === "Dead" ? "BracketLeft" : "" }), "", key);
});

test("work piles are the digit keys, whatever is written on them", () => {
  assert.equal(digitOf({ key: "é", code: "Digit2" }), 2);
  assert.equal(digitOf({ key: "#", code: "Digit3" }), 3);
  assert.equal(digitOf({ key: "២", code: "Digit2" }), 2);
  assert.equal(digitOf({ key: "4", code: "Numpad4" }), 4);
  assert.equal(digitOf({ key: "5", code: "" }), 5);
  assert.equal(digitOf({ key: "n", code: "KeyN" }), 0);
  assert.equal(isFree({ key: "é", code: "Digit2" }), false);
  assert.equal(isFree({ key: "ц", code: "KeyW" }), true);
});

test("a key is named as it is engraved", () => {
  assert.equal(capOf(" ", "Space"), "Space");
  assert.equal(capOf("n", "Space"), "N");
  assert.equal(capOf("ß", "Space"), "ß");
  assert.equal(capOf(",", "Space"), ",");
});
