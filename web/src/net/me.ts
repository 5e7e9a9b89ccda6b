// The own page as the server tells it (store/history.py), and what is asked for from there.
import { type Answer, askServer } from "./ask.ts";

export interface Spot {
  readonly id: string;
  /** As `2026-11-21`, in the person's time zone. */
  readonly day: string;
  readonly points: number;
  readonly home: number;
  readonly ms: number;
  readonly called: boolean;
  readonly pack: number;
}
export interface Match {
  readonly rounds: readonly string[];
  readonly packs: readonly number[];
  readonly place: number;
  readonly of: number;
  readonly total: number;
  readonly finished: boolean;
  readonly won: boolean;
}
export interface Day {
  readonly day: string;
  readonly rounds: number;
  readonly matches: readonly Match[];
}
export interface Best {
  readonly value: number;
  readonly day: string;
  readonly id: string;
}
export interface Mate {
  readonly name: string;
  readonly pack: number;
  readonly rounds: number;
  readonly better: number;
  readonly worse: number;
}
export interface Passkey {
  readonly id: string;
  readonly made: string;
  readonly used: string;
}
export type Record = "round" | "call" | "row" | "race";

export interface Me {
  readonly name: string;
  readonly pack: number;
  readonly since: string;
  readonly rounds: number;
  readonly matches: number;
  readonly finished: number;
  readonly won: number;
  readonly points: number;
  readonly calls: number;
  readonly cards: number;
  /** Won, tied, lost. */
  readonly races: readonly [number, number, number];
  readonly last: readonly Spot[];
  readonly days: readonly Day[];
  readonly records: { readonly [name in Record]?: Best };
  readonly people: readonly Mate[];
  readonly passkeys: readonly Passkey[];
  readonly zone: string;
  /** The zone that was asked for, where the server does not know it. */
  readonly unknown_zone: string;
}

/** A code where it has failed. */
export type Told<T> = { readonly told: T } | { readonly code: string };

const KNOWN = new Set(["NOBODY", "SEATED", "LIMIT", "PASSKEY", "NO_PASSKEY", "UNKEPT", "NOTHING_KEPT"]);

function read<T>(answer: Answer | null): Told<T> {
  if (answer?.ok) return { told: answer.told as T };
  const { error = "" } = (answer?.told ?? {}) as { error?: string };
  return { code: !answer ? "OFFLINE" : KNOWN.has(error) ? error : "FAILED" };
}

export async function askMe(root: string, zone: string): Promise<Told<Me>> {
  return read(await askServer(`${root}api/me?zone=${encodeURIComponent(zone)}`));
}

export async function post<T>(root: string, path: string, body: unknown = {}): Promise<Told<T>> {
  const headers = { "content-type": "application/json" };
  return read(await askServer(`${root}api/me/${path}`, { method: "POST", body: JSON.stringify(body), headers }));
}
