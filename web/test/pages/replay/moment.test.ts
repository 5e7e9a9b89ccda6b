// A link to a moment, as it was written and as somebody may have spoilt it.
import assert from "node:assert/strict";
import test from "node:test";
import { momentOf, momentText } from "../../../src/pages/replay/moment.ts";

for (const moment of [
  { ms: 93_250, seat: 2, round: 4, analysis: false },
  { ms: 0, seat: -1, round: 1, analysis: false },
  { ms: 1, seat: 0, round: 1, analysis: true },
]) {
  test(`${momentText(moment)} reads back`, () => assert.deepEqual(momentOf(momentText(moment)), moment));
}

test("as people write it", () => {
  assert.deepEqual(momentOf("#t=93s&seat=2"), { ms: 93_000, seat: 2, round: 1, analysis: false });
  assert.equal(momentOf("#t=93").ms, 93_000);
});

test("what cannot be read is left out", () => {
  for (const hash of ["", "#", "#t=-1s&seat=x&round=1e9", "#t=NaN&seat=999", "#sit", "#t=1:33"]) {
    assert.deepEqual(momentOf(hash), { ms: 0, seat: -1, round: 1, analysis: false });
  }
});
