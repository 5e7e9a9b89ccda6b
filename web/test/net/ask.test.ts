import assert from "node:assert/strict";
import test from "node:test";
import { askServer } from "../../src/net/ask.ts";

const answering = (answer: () => Response) => (async () => answer()) as typeof fetch;
const broken = (status: number): Response =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("Failed to fetch")) }), { status });

test("an answer comes with what it says", async () => {
  assert.deepEqual(
    await askServer(
      "x",
      {},
      answering(() => Response.json({ code: "A" })),
    ),
    { ok: true, status: 200, told: { code: "A" } },
  );
});

test("a line that breaks before the answer, or in the midst of it, is no exception", async () => {
  const fails = (async () => Promise.reject(new TypeError("Failed to fetch"))) as typeof fetch;
  assert.equal(await askServer("x", {}, fails), null);
  for (const status of [200, 404]) {
    const answer = await askServer(
      "x",
      {},
      answering(() => broken(status)),
    );
    assert.deepEqual(answer, { ok: status === 200, status, told: null });
  }
});

test("what is no JSON says nothing", async () => {
  const answer = await askServer(
    "x",
    {},
    answering(() => new Response("<html>")),
  );
  assert.deepEqual(answer, { ok: true, status: 200, told: null });
});
