// Find the play: positions of real rounds in which a card could go home and stood there, and ten seconds to find it. The
// engine has said what goes (tests/vectors/drills.py). Headless: it is told the time.
import type { FromServer } from "../net/wire.ts";
import { whyNot } from "../rules/legality.ts";
import { type Move, parseMove, parsePosition } from "../rules/notation.ts";
import { type Here, happens, nameless, QUIET, seatHere, stateOf } from "./here.ts";

export interface Drill {
  readonly team: number;
  readonly position: readonly string[];
  /** Moves without the names of their cards. */
  readonly answers: readonly string[];
  /** So long it was not found in the real round, in ms. */
  readonly open: number;
}

export const COUNT = 10;
/** So long it is seen what has been found, or what there was. */
const FOUND_MS = 1400;
const MISSED_MS = 3600;

export interface Drills {
  /** Milliseconds for each; infinity for as long as one likes. */
  readonly limit: number;
  readonly list: readonly Drill[];
  at: number;
  here: Here;
  /** When the one that is shown began. */
  since: number;
  /** How long each took that is done, in ms; null for one that was not found. */
  readonly took: (number | null)[];
}

/** `chance`: a number from 0 up to 1, anew each time. */
export function chosen(all: readonly Drill[], chance: () => number): Drill[] {
  const left = [...all];
  const one = (): Drill[] => left.splice(Math.floor(chance() * left.length), 1);
  return Array.from({ length: Math.min(COUNT, all.length) }, one).flat();
}

const hereOf = ({ position }: Drill): Here => ({ position: parsePosition(position.join("\n")), seq: 1 });

export function newDrills(list: readonly Drill[], limit: number, now: number): Drills {
  return { list, limit, at: 0, here: hereOf(list[0] as Drill), since: now, took: [] };
}

export const isDone = ({ at, list }: Drills): boolean => at === list.length;
/** The one on show has been found, or its time is over. */
export const isAnswered = ({ at, took }: Drills): boolean => took.length > at;
export const drillOf = ({ at, list }: Drills): Drill => list[Math.min(at, list.length - 1)] as Drill;

export function tellDrill(drills: Drills, names: (team: number) => string, life: string): FromServer {
  const { here, at } = drills;
  const { team } = drillOf(drills);
  const seats = here.position.teams.map((_, number) => seatHere(number, names(number), number === team ? "" : "easy"));
  return stateOf(here, seats, `${life}-${at}`, false, team);
}

export const answerOf = (drills: Drills): Move => parseMove(drillOf(drills).answers[0] as string);

/** When it goes on by itself. */
export function dueAt(drills: Drills): number {
  if (isDone(drills)) return Number.POSITIVE_INFINITY;
  if (!isAnswered(drills)) return drills.since + drills.limit;
  return drills.since + (drills.took[drills.at] === null ? MISSED_MS : FOUND_MS);
}

/** The one on show is over: found within so long, or not. */
function close(drills: Drills, took: number | null, now: number): void {
  drills.took.push(took);
  drills.since = now;
}

/** Answers the page's command number `c`. Whatever is allowed but brings no card home is refused kindly. */
export function hearDrill(drills: Drills, c: number, text: string, now: number): FromServer[] {
  const { here } = drills;
  const { team, answers } = drillOf(drills);
  const move = parseMove(text);
  const why = isAnswered(drills) ? "STALE" : whyNot(here.position, team, move, 0);
  const right = answers.includes(nameless(move));
  if (why || !(right || QUIET.has(move.kind))) return [{ tag: "no", c, code: why ?? "NOT_HOME", arg: "" }];
  const told = happens(here, team, move);
  if (right) close(drills, now - drills.since, now);
  return [{ tag: "ok", c, seq: here.seq }, told];
}

/** Time has passed: true when another position is to be shown. */
export function tickDrill(drills: Drills, now: number): boolean {
  if (dueAt(drills) > now) return false;
  if (!isAnswered(drills)) {
    close(drills, null, now);
    return false;
  }
  drills.at++;
  if (isDone(drills)) return false;
  Object.assign(drills, { here: hereOf(drillOf(drills)), since: now });
  return true;
}

/** Gives up the one on show. */
export function passDrill(drills: Drills, now: number): void {
  if (!isDone(drills) && !isAnswered(drills)) close(drills, null, now);
}

/** How many were found, and how long these took together, in ms. */
export function resultOf({ took }: Drills): { readonly found: number; readonly ms: number } {
  const found = took.filter((ms) => ms !== null);
  return { found: found.length, ms: found.reduce((sum, ms) => sum + ms, 0) };
}
