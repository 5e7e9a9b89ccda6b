// The pictures of docs/rules.md are drawn by the card art of today.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import test from "node:test";
import { pictures } from "../pictures.ts";

for (const [path, svg] of pictures()) {
  test(`${basename(path)} is current: else run node web/pictures.ts`, () => {
    assert.equal(readFileSync(path, "utf8"), svg);
    assert.ok(!/="[^"]*" (\S+)="[^"]*" \1=/.test(svg));
  });
}
