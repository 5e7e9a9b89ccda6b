import assert from "node:assert/strict";
import test from "node:test";
import {
  backOff,
  broke,
  dialled,
  downFor,
  ended,
  heard,
  type Line,
  newLine,
  PROBE_MS,
  retryIn,
  TROUBLE_MS,
  woken,
} from "../../src/net/line.ts";
import { probe } from "../../src/net/probe.ts";

test("the connection comes back soon, later more slowly, and never at one moment for all", () => {
  assert.deepEqual(
    [0, 1, 2, 5, 9, 50].map((n) => backOff(n, 1)),
    [250, 500, 1000, 8000, 8000, 8000],
  );
  assert.ok(backOff(3, 0) < backOff(3, 1));
});

/** Tries that all fail at once; returns when each began. */
function failing(line: Line, from: number, until: number): number[] {
  const begun = [];
  for (let now = from; now < until; now = line.retryAt) {
    begun.push(Math.round(now));
    assert.ok(dialled(line));
    assert.ok(broke(line, now, 0, 1) > 0);
  }
  return begun;
}

test("a handshake that is refused again and again is trouble after eight seconds, and is tried on", () => {
  const line = newLine(1000);
  assert.deepEqual(failing(line, 1000, 20_000), [1000, 1250, 1750, 2750, 4750, 8750, 16_750]);
  assert.equal(line.status, "lost");
  assert.equal(downFor(line, 1000 + TROUBLE_MS), TROUBLE_MS);
  assert.equal(retryIn(line, 16_800), 8);
  assert.equal(retryIn(line, line.retryAt + 5), 0);
});

test("a line that was good is counted from when it was lost", () => {
  const line = newLine(0);
  heard(line);
  assert.equal(downFor(line, 60_000), 0);
  broke(line, 60_000, 0, 1);
  failing(line, 60_250, 65_000);
  assert.equal(downFor(line, 64_000), 4000);
  heard(line);
  assert.deepEqual([line.status, line.tries, line.retryAt, downFor(line, 99_000)], ["open", 0, 0, 0]);
});

test("of a long silence only a part is counted, for the next try may well succeed", () => {
  const line = newLine(0);
  heard(line);
  broke(line, 30_000, 12_000, 1);
  assert.equal(downFor(line, 30_000), PROBE_MS);
  assert.ok(downFor(line, 30_000) < TROUBLE_MS);
});

test("who comes back to the page gets eight seconds anew", () => {
  const line = newLine(0);
  heard(line);
  broke(line, 1000, 0, 1);
  woken(line, 600_000);
  assert.deepEqual([downFor(line, 600_000), line.tries], [0, 0]);
  heard(line);
  woken(line, 700_000);
  assert.equal(downFor(line, 700_000), 0);
});

test("what has ended for good is neither trouble nor tried again", () => {
  const line = newLine(0);
  ended(line);
  assert.equal(dialled(line), false);
  assert.equal(broke(line, 10, 0, 1), -1);
  heard(line);
  assert.deepEqual([line.status, downFor(line, 99_000)], ["ended", 0]);
});

/** Any sequence of what can happen, at any time, keeps the machine in a state it can explain. */
test("whatever happens in whatever order, a line is open, or has a next try, or one under way, or has ended", () => {
  let seed = 7;
  const dice = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  for (let run = 0; run < 2000; run++) {
    const line = newLine(0);
    let dialling = dialled(line);
    for (let now = 0; now < 60_000; now += 1 + dice(3000)) {
      if (dialling && dice(3) === 0) heard(line);
      else if ((dialling || line.status === "open") && dice(2) === 0) broke(line, now, dice(12_000), dice(100) / 99);
      else if (!dialling && line.status === "lost" && now >= line.retryAt) dialled(line);
      else if (dice(9) === 0) woken(line, now);
      dialling = line.status !== "open" && line.retryAt === 0;
      assert.ok(downFor(line, now) >= 0 && downFor(line, now) <= now + PROBE_MS);
      assert.equal(downFor(line, now) > 0 && line.status === "open", false);
      assert.ok(line.retryAt === 0 || line.retryAt - now <= 8000);
      if (line.status === "open") assert.equal(line.tries, 0);
    }
  }
});

const answering = (answer: () => Response) => (() => Promise.resolve(answer())) as unknown as typeof fetch;

test("the server is asked who is at fault, and nobody who answers in its place is believed", async () => {
  assert.equal(
    await probe(
      "/",
      answering(() => Response.json({ ok: true, version: "1", tables: 2 })),
    ),
    "blocked",
  );
  const others = [
    () => new Response("<html>Log in to the hotel</html>", { status: 200 }),
    () => new Response("", { status: 502 }),
    () => Response.json({ ok: false }),
    () => Response.json("ok"),
    () => Response.json(null),
  ];
  for (const other of others) assert.equal(await probe("/", answering(other)), "gone");
  const none = (() => Promise.reject(new TypeError("Failed to fetch"))) as unknown as typeof fetch;
  assert.equal(await probe("/", none), "gone");
});
