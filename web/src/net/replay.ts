// What the server makes of a record (review/replay.py), and the way to ask for it: the browser itself reads no record.
import { type Answer, askServer } from "./ask.ts";

export interface Sitter {
  readonly seat: number;
  readonly name: string;
  readonly team: number;
  readonly hand: number;
  readonly pack: number;
}

/** Time in ms since the deal, seat, move, cards that it turned up, verdict. */
export type Step = readonly [ms: number, seat: number, move: string, shown: string, verdict: string];
export type MarkKind = "home" | "nerts" | "lost" | "tie" | "call" | "pause";
/** Kind, ms, steps made by then, seat, the other seat, by how many ms. */
export type Mark = readonly [kind: MarkKind, ms: number, step: number, seat: number, other: number, by: number];

export interface Line {
  readonly team: number;
  readonly home: number;
  readonly left: number;
  readonly bonus: number;
  readonly points: number;
  readonly total: number;
  readonly called: boolean;
}

/** From when, for how long, team, pile, card, and the seat that ended it. */
export type Chance = readonly [ms: number, open: number, team: number, pile: string, card: string, taken: number];
export type Lost = readonly [ms: number, card: string, seat: number, winner: number, by: number];
export type Tied = readonly [ms: number, card: string, seats: readonly number[]];
export type Tally = readonly [seat: number, won: number, tied: number, lost: number];

export interface Analysis {
  readonly points: readonly (readonly number[])[];
  readonly nerts: readonly (readonly number[])[];
  readonly pace: readonly number[];
  readonly chances: readonly Chance[];
  readonly losses: readonly Lost[];
  readonly ties: readonly Tied[];
  readonly tally: readonly Tally[];
}

/** What was told of a deal: hex, and the nonces by seat, empty where none came. */
export interface Dealt {
  readonly table: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string;
}

export interface Filmed {
  readonly number: number;
  readonly position: string;
  readonly before: readonly number[];
  readonly steps: readonly Step[];
  readonly marks: readonly Mark[];
  readonly end: number;
  readonly scores: readonly Line[];
  readonly analysis: Analysis;
  /** Null where the players had no part in it. */
  readonly deal: Dealt | null;
}

export interface Replay {
  readonly rules: string;
  readonly seats: readonly Sitter[];
  readonly rounds: readonly Filmed[];
}

/** A finished round's match as it is kept. */
export interface Stored {
  readonly round: number;
  readonly record: string;
}

/** Why there is none: a code, and for a record that does not hold the line and the reason. */
export interface Refused {
  readonly code: string;
  readonly line: number;
  readonly why: string;
}

function refusal(answer: Answer | null): Refused {
  const told = (answer?.told ?? {}) as { error?: string; arg?: string; line?: number };
  const code = !answer ? "OFFLINE" : answer.status === 413 ? "TOO_LONG" : answer.status === 429 ? "LIMIT" : told.error;
  return { code: code ?? "FAILED", line: told.line ?? 0, why: told.arg ?? "" };
}

/** Bytes in a record at most, as the server takes them. */
export const MOST_BYTES = 8_000_000;

/** The replay at that address; `record` is what is to be made into one there. */
export async function askReplay(
  address: string,
  record: Blob | null,
  ask: typeof fetch = fetch,
): Promise<Replay | Refused> {
  if (record && record.size > MOST_BYTES) return { code: "TOO_LONG", line: 0, why: "" };
  const answer = await askServer(address, record ? { method: "POST", body: record } : {}, ask);
  return answer?.ok && answer.told ? (answer.told as Replay) : refusal(answer);
}

export async function askRecord(address: string, ask: typeof fetch = fetch): Promise<Stored | Refused> {
  const answer = await askServer(address, {}, ask);
  return answer?.ok && answer.told ? (answer.told as Stored) : refusal(answer);
}

export const isReplay = (told: Replay | Refused): told is Replay => "rounds" in told;
