// A fair deal, checked (docs/notation.md, Fair deals and Deal): what was promised, the seed, the packs, the cards seen.
// By a library of plain code in place of WebCrypto, which browsers withhold on plain http: a party at home plays so.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Card, isKnown, parsePosition, RANKS } from "./notation.ts";

const PACK_SUITS = "SHCD";

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
  const plain = [...PACK_SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  const cards = [...plain, ...Array<Card>(jokers).fill("*")];
  const numbers = below(hexToBytes(seed), concatBytes(utf8ToBytes("nerts deal 1"), Uint8Array.of(team)));
  numbers.next();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = numbers.next(i + 1).value;
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return cards;
}

/** The cards of each team in the order in which they were dealt, as the text of a position shows them. */
function seenIn(position: string): Card[][] {
  return parsePosition(position).teams.map((team) => [...team.nerts, ...team.work.flat(), ...team.stock]);
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
  /** The cards as they were first seen, as text; empty when the page came later. */
  readonly position: string;
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

/** Where the server has said that it has the number, it must be in the deal; else it may have come too late. */
function ownVerdict({ own, nonces }: Told): Verdict {
  if (!own?.nonce) return null;
  const there = nonces[own.seat] === own.nonce;
  return there || own.counted ? there : null;
}

function cardsVerdict(position: string, packs: readonly (readonly Card[])[]): Verdict {
  if (!position) return null;
  const seen = seenIn(position);
  const same = (cards: readonly Card[], pack: readonly Card[]) =>
    cards.length === pack.length && cards.every((card, i) => !isKnown(card) || card === pack[i]);
  return seen.length === packs.length && seen.every((cards, team) => same(cards, packs[team] ?? []));
}

const isHex = (text: string, bytes: number): boolean => text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);

/** Null when what was told cannot be a deal at all: then nothing holds. */
export function check(told: Told): Check | null {
  if (!isHex(told.secret, 32) || !told.nonces.every((nonce) => !nonce || isHex(nonce, 16))) return null;
  const seed = seedOf(told.secret, told.nonces);
  const packs = Array.from({ length: told.teams }, (_, team) => packOf(seed, team, told.jokers));
  return {
    promise: told.commitment === commitmentOf(told.table, told.round, told.secret),
    own: ownVerdict(told),
    cards: cardsVerdict(told.position, packs),
    seed,
    packs,
  };
}
