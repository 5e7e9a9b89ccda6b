// How a connection fares, as a state machine: when to try again, when a try has taken too long, when to speak of trouble.
// Headless: it is told the time.

export type Status = "connecting" | "open" | "lost" | "ended";

export interface Line {
  status: Status;
  /** Tries since something was last heard. */
  tries: number;
  /** Since when there has been no connection: the trouble is counted from here. */
  since: number;
  /** When the next try begins; 0 while one is under way, or none is needed. */
  retryAt: number;
}

const FIRST_MS = 250;
const LONGEST_MS = 8000;
/** A try that has not been answered by then is given up: some proxies never answer. */
export const DIAL_MS = 8000;
/** Without a connection for so long, it is worth a question who is at fault. */
export const PROBE_MS = 5000;
/** For so long without a connection, and the page says so. */
export const TROUBLE_MS = 8000;

/** B11: grows from 0.25 to 8 s, with jitter, and never gives up. */
export const backOff = (tries: number, random = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);

export const newLine = (now: number): Line => ({ status: "connecting", tries: 0, since: now, retryAt: 0 });

/** A try begins; false when there is to be none. */
export function dialled(line: Line): boolean {
  line.retryAt = 0;
  return line.status !== "ended";
}

/** Something came from the server. */
export function heard(line: Line): void {
  line.tries = 0;
  line.retryAt = 0;
  if (line.status !== "ended") line.status = "open";
}

/** The connection is gone, or could not be had; returns in how many ms the next try is due, -1 for never. Of a silence
 * that has lasted long, `silent` ms, only a part counts: the next try may well succeed. */
export function broke(line: Line, now: number, silent = 0, random = Math.random()): number {
  if (line.status === "ended") return -1;
  if (line.status === "open") line.since = now - Math.min(silent, PROBE_MS);
  line.status = "lost";
  const wait = backOff(line.tries++, random);
  line.retryAt = now + wait;
  return wait;
}

/** The page is seen again, the network is back, or somebody asks for it: as if it had only now been lost. */
export function woken(line: Line, now: number): void {
  line.tries = 0;
  if (line.status !== "open") line.since = now;
}

export function ended(line: Line): void {
  line.status = "ended";
  line.retryAt = 0;
}

/** How long there has been no connection, ms. */
export const downFor = (line: Line, now: number): number =>
  line.status === "connecting" || line.status === "lost" ? now - line.since : 0;

/** Seconds until the next try; 0 while one is under way. */
export const retryIn = (line: Line, now: number): number => Math.max(0, Math.ceil((line.retryAt - now) / 1000));
