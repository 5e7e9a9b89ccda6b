// What the page learns of a record that is none, and of a server that does not answer.
import assert from "node:assert/strict";
import test from "node:test";
import { askReplay, isReplay, MOST_BYTES } from "../../src/net/replay.ts";

const answers =
  (status: number, told: unknown): typeof fetch =>
  async () =>
    new Response(JSON.stringify(told), { status });
const record = new Blob(["nerts 1\n"]);

test("a replay is a replay", async () => {
  const told = await askReplay("/api/replay", record, answers(200, { rules: "classic", seats: [], rounds: [] }));
  assert.ok(isReplay(told));
});

for (const [status, told, code, line] of [
  [400, { error: "BROKEN", arg: "not a fact", line: 7 }, "BROKEN", 7],
  [413, { error: "TOO_LONG", arg: "" }, "TOO_LONG", 0],
  [429, "", "LIMIT", 0],
  [502, "<html>", "FAILED", 0],
] as const) {
  test(`an answer of ${status} is told as ${code}`, async () => {
    const refused = await askReplay("/api/replay", record, answers(status, told));
    assert.ok(!isReplay(refused));
    assert.deepEqual([refused.code, refused.line], [code, line]);
  });
}

test("no answer at all", async () => {
  const refused = await askReplay("/api/replay", record, () => Promise.reject(new TypeError("gone")));
  assert.ok(!isReplay(refused) && refused.code === "OFFLINE");
});

test("what is too long is not even sent", async () => {
  const sent = () => assert.fail("it was sent");
  const refused = await askReplay("/api/replay", new Blob([new Uint8Array(MOST_BYTES + 1)]), sent);
  assert.ok(!isReplay(refused) && refused.code === "TOO_LONG");
});
