import assert from "node:assert/strict";
import test from "node:test";
import { TONES } from "../../src/play/sound.ts";

const loudest = (name: keyof typeof TONES): number => Math.max(...TONES[name].map((tone) => tone.gain));

test("others' plays are soft", () => {
  for (const own of ["home", "place", "lost", "nerts"] as const)
    assert.ok(loudest("other") * 4 < loudest(own) + 0.001, own);
});

test("a lost race sounds unlike an illegal drop", () => {
  const [lost, refused] = [TONES.lost, TONES.refuse];
  assert.notEqual(lost.length, refused.length);
  assert.ok(Math.min(...lost.map((tone) => tone.to)) > 1.5 * Math.max(...refused.map((tone) => tone.from)));
  assert.ok(lost.every((tone) => tone.wave !== refused[0]?.wave));
});

test("the countdown ticks shorter than the deal sounds", () => {
  const length = (name: keyof typeof TONES) => Math.max(...TONES[name].map((tone) => (tone.wait ?? 0) + tone.ms));
  assert.ok(length("tick") < length("deal"));
});

test("no two things sound alike", () => {
  assert.equal(new Set(Object.values(TONES).map((tones) => JSON.stringify(tones))).size, Object.keys(TONES).length);
});
