// The page finds the same deals as the engine, and every lie about one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { check, commitmentOf, packOf, seedOf, type Told } from "../../src/rules/deal.ts";

const FILE = join(import.meta.dirname, "../../../tests/vectors/deals.json");
interface Vectors {
  readonly commitments: readonly { table: string; number: number; secret: string; commitment: string }[];
  readonly seeds: readonly { secret: string; nonces: Record<string, string>; seed: string }[];
  readonly packs: readonly { seed: string; team: number; jokers: number; cards: string }[];
}
const vectors = JSON.parse(readFileSync(FILE, "utf8")) as Vectors;

test("commitments are the engine's", () => {
  for (const { table, number, secret, commitment } of vectors.commitments)
    assert.equal(commitmentOf(table, number, secret), commitment, table);
});

test("seeds are the engine's", () => {
  for (const { secret, nonces, seed } of vectors.seeds)
    assert.equal(
      seedOf(
        secret,
        Array.from({ length: 12 }, (_, seat) => nonces[seat] ?? ""),
      ),
      seed,
    );
});

test("packs are the engine's", () => {
  for (const { seed, team, jokers, cards } of vectors.packs) assert.equal(packOf(seed, team, jokers).join(" "), cards);
});

const SECRET = "5a".repeat(32);
const ADA = "0f".repeat(16);
const BO = "f0".repeat(16);

/** As a page sees it: stocks and what lies beneath the Nerts tops it may not know. */
function dealt(seed: string, sizes = [13, 12], jokers = 2): string[][] {
  return sizes.map((size, team) => {
    const pack = packOf(seed, team, jokers);
    return pack.map((card, i) => (i >= size - 1 && i < size + 4 ? card : "?"));
  });
}

const HONEST: Told = {
  table: "life-1",
  round: 3,
  commitment: commitmentOf("life-1", 3, SECRET),
  own: { seat: 1, nonce: BO, counted: true },
  nonces: [ADA, BO],
  seen: dealt(seedOf(SECRET, [ADA, BO])),
  jokers: 2,
  teams: 2,
  secret: SECRET,
};

const verdicts = (change: Partial<Told>) => {
  const found = check({ ...HONEST, ...change });
  return found && [found.promise, found.own, found.cards];
};

test("an honest deal holds", () => assert.deepEqual(verdicts({}), [true, true, true]));

const LIES: readonly [string, Partial<Told>, boolean[]][] = [
  ["another secret than the promised one", { secret: "5b".repeat(32) }, [false, true, false]],
  ["the deal of another round", { round: 2 }, [false, true, true]],
  ["the deal of another match", { table: "life-2" }, [false, true, true]],
  ["another promise", { commitment: "00".repeat(32) }, [false, true, true]],
  ["the numbers of two seats swapped", { nonces: [BO, ADA] }, [true, false, false]],
  ["the own number left out", { nonces: [ADA] }, [true, false, false]],
  ["somebody's number left out", { nonces: ["", BO] }, [true, true, false]],
  ["a number that nobody gave", { nonces: [ADA, BO, ADA] }, [true, true, false]],
  ["other cards", { seen: dealt("00".repeat(32)) }, [true, true, false]],
  ["a card too few", { seen: HONEST.seen.map((cards) => cards.slice(1)) }, [true, true, false]],
  ["a team too many", { seen: dealt(seedOf(SECRET, [ADA, BO]), [13, 12, 13]) }, [true, true, false]],
];
for (const [what, change, found] of LIES) {
  test(`found out: ${what}`, () => assert.deepEqual(verdicts(change), found));
}

test("a dealer who chooses the secret when the numbers are known deals well, and is found out", () => {
  const secret = "77".repeat(32);
  const seen = dealt(seedOf(secret, HONEST.nonces));
  assert.deepEqual(verdicts({ secret, seen }), [false, true, true]);
});

test("who watches, comes later, or whose number came too late, checks the rest", () => {
  assert.deepEqual(verdicts({ own: null }), [true, null, true]);
  assert.deepEqual(verdicts({ seen: [] }), [null, true, null]);
  assert.deepEqual(verdicts({ seen: [], commitment: "" }), [null, true, null]);
  assert.deepEqual(verdicts({ seen: [], commitment: "00".repeat(32) }), [false, true, null]);
  const late = { seat: 2, nonce: BO, counted: false };
  assert.deepEqual(verdicts({ own: late }), [true, null, true]);
  assert.deepEqual(verdicts({ own: { ...late, counted: true } }), [true, false, true]);
});

test("what cannot be a deal holds in nothing", () => {
  for (const secret of ["", "5a", "zz".repeat(32), `${SECRET}00`]) assert.equal(check({ ...HONEST, secret }), null);
  for (const nonces of [["0"], ["zz".repeat(16)], [SECRET]]) assert.equal(check({ ...HONEST, nonces }), null);
});
