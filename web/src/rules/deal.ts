// A fair deal, checked (docs/notation.md, Fair deals and Deal): what was promised, the seed, the packs, the cards seen.
// By a library of plain code in place of WebCrypto, which browsers withhold on plain http: a party at home plays so.
// It imports nothing else of the page's, so that it is fetched alone, when somebody asks for it.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card } from "./notation.ts";

/** A pack as it comes from the box. */
const SUITS = "SHCD";
const RANKS = "A23456789TJQK";

const fourBytes = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

/** What a table tells before the deal of that round. `secret` is hex. */
export function commitmentOf(table: string, number: number, secret: string): string {
  const name = utf8ToBytes(table);
  const told = [utf8ToBytes("nerts commitment 1"), Uint8Array.of(name.length), name, fourBytes(number)];
  return bytesToHex(sha256(concatBytes(...told, hexToBytes(secret))));
}

/** `nonces` by seat, hex, empty where none came. */
export function seedOf(secret: string, nonces: readonly string[]): string {
  const parts = nonces.flatMap((nonce, seat) => (nonce ? [Uint8Array.of(seat), hexToBytes(nonce)] : []));
  return bytesToHex(sha256(concatBytes(utf8ToBytes("nerts seed 1"), hexToBytes(secret), ...parts)));
}

/** Of a deal that somebody practises alone, by its name. */
export const practiceSeed = (deal: string): string => bytesToHex(sha256(utf8ToBytes(`nerts practice 1 ${deal}`)));

/** A stream of 32-bit numbers, of which those that would favour some card are left out. */
function* below(key: Uint8Array, label: Uint8Array): Generator<number, never, number> {
  let n = yield 0;
  for (let counter = 0; ; counter++) {
    const { buffer, byteOffset } = hmac(sha256, key, concatBytes(label, fourBytes(counter)));
    const block = new DataView(buffer, byteOffset);
    for (let at = 0; at < 32; at += 4) {
      const number = block.getUint32(at);
      if (number < 2 ** 32 - (2 ** 32 % n)) n = yield number % n;
    }
  }
}

/** The pack of a team in the order in which it is dealt. */
export function packOf(seed: string, team: number, jokers: number): Card[] {
  const plain = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  const cards = [...plain, ...Array<Card>(jokers).fill("*")];
  const numbers = below(hexToBytes(seed), concatBytes(utf8ToBytes("nerts deal 1"), Uint8Array.of(team)));
  numbers.next();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = numbers.next(i + 1).value;
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return cards;
}

// --- the check -------------------------------------------------------------------------------------------------------

/** What a page has been told of a deal, in the order in which it was. Numbers are hex. */
export interface Told {
  readonly table: string;
  readonly round: number;
  readonly commitment: string;
  /** Its own number: empty for who watches. */
  readonly own: { readonly seat: number; readonly nonce: string; readonly counted: boolean } | null;
  readonly nonces: readonly string[];
  /** The cards of each team in the order in which they were dealt, as they were first seen, `?` for one that was not;
   * none when the page came later. */
  readonly seen: readonly (readonly Card[])[];
  readonly jokers: number;
  readonly teams: number;
  /** Told when the round was over. */
  readonly secret: string;
}

/** Does it hold; null where there is nothing to be compared with. */
export type Verdict = boolean | null;

export interface Check {
  readonly promise: Verdict;
  readonly own: Verdict;
  readonly cards: Verdict;
  readonly seed: string;
  readonly packs: readonly (readonly Card[])[];
}

/** Whoever has not seen the deal has heard of the promise afterwards, and that proves nothing. */
function promiseVerdict({ table, round, commitment, secret, seen }: Told): Verdict {
  const kept = commitment === commitmentOf(table, round, secret);
  return kept ? seen.length > 0 || null : commitment ? false : null;
}

/** Where the server has said that it has the number, it must be in the deal; else it may have come too late. */
function ownVerdict({ own, nonces }: Told): Verdict {
  if (!own?.nonce) return null;
  const there = nonces[own.seat] === own.nonce;
  return there || own.counted ? there : null;
}

function cardsVerdict({ seen }: Told, packs: readonly (readonly Card[])[]): Verdict {
  if (!seen.length) return null;
  const same = (cards: readonly Card[], pack: readonly Card[]) =>
    cards.length === pack.length && cards.every((card, i) => card === "?" || card === pack[i]);
  return seen.length === packs.length && seen.every((cards, team) => same(cards, packs[team] ?? []));
}

const isHex = (text: string, bytes: number): boolean => text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** Null when what was told cannot be a deal at all: then nothing holds. */
export function check(told: Told): Check | null {
  if (!isHex(told.secret, 32) || !told.nonces.every((nonce) => !nonce || isHex(nonce, 16))) return null;
  const seed = seedOf(told.secret, told.nonces);
  const packs = Array.from({ length: told.teams }, (_, team) => packOf(seed, team, told.jokers));
  return {
    promise: promiseVerdict(told),
    own: ownVerdict(told),
    cards: cardsVerdict(told, packs),
    seed,
    packs,
  };
}
