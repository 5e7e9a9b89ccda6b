// A round that is over, at any of its moments. Headless: positions are kept every so many steps, and made again from there.
import { apply } from "../rules/apply.ts";
import {
  type Card,
  copyPosition,
  type Move,
  type Position,
  parseMove,
  parsePosition,
  UNKNOWN,
} from "../rules/notation.ts";
import type { Filmed, Mark, Sitter, Step } from "./replay.ts";

export interface Film {
  readonly round: Filmed;
  readonly seats: ReadonlyMap<number, Sitter>;
  /** When each step was seen: the latest time by then. */
  readonly times: readonly number[];
  /** Positions after 0, EVERY, 2 EVERY, … steps, as far as somebody has looked. */
  readonly kept: Position[];
}

const EVERY = 32;

export function filmOf(round: Filmed, seats: readonly Sitter[]): Film {
  let latest = 0;
  const times = round.steps.map(([ms]) => {
    latest = Math.max(latest, ms);
    return latest;
  });
  return { round, seats: new Map(seats.map((s) => [s.seat, s])), times, kept: [parsePosition(round.position)] };
}

export const isLost = ([, , , , verdict]: Step): boolean => verdict.startsWith("lost=");

/** A card that was too late has moved nothing; and nobody knows the order of a stock (R25). */
function make(position: Position, step: Step, seats: Film["seats"]): void {
  const [at, seat, text, shown] = step;
  const who = seats.get(seat);
  if (isLost(step) || !who) return;
  apply(position, {
    team: who.team,
    move: parseMove(text),
    shown: shown.split(" ").filter(Boolean),
    hand: who.hand,
    at,
  });
  for (const team of position.teams) team.stock.fill(UNKNOWN);
}

function advance({ round, seats }: Film, position: Position, from: number, to: number): Position {
  const next = copyPosition(position);
  for (const step of round.steps.slice(from, to)) make(next, step, seats);
  return next;
}

/** The position after so many steps; a new one each time. */
export function positionAt(film: Film, step: number): Position {
  const wanted = Math.floor(step / EVERY);
  while (film.kept.length <= wanted) {
    const last = film.kept.length - 1;
    film.kept.push(advance(film, film.kept[last] as Position, last * EVERY, (last + 1) * EVERY));
  }
  return advance(film, film.kept[wanted] as Position, wanted * EVERY, step);
}

/** How many steps have been made at that time. */
export function stepAt({ times }: Film, ms: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((times[mid] as number) <= ms) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** The time at which that step has just been made; 0 for none. */
export const timeOf = ({ times }: Film, step: number): number => (step ? (times[step - 1] ?? 0) : 0);

export interface Made {
  readonly move: Move;
  readonly seat: number;
  readonly team: number;
  /** The first card that moves, "" for none. */
  readonly card: Card;
  readonly verdict: string;
}

/** The step that leads from one position to the next; 1 for the first. */
export function madeAt({ round, seats }: Film, step: number): Made | null {
  const made = round.steps[step - 1];
  if (!made) return null;
  const move = parseMove(made[2]);
  const card = "from" in move ? move.from.card : (made[3].split(" ").at(-1) ?? "");
  return { move, seat: made[1], team: seats.get(made[1])?.team ?? -1, card, verdict: made[4] };
}

/** Marks that one goes to: all but ordinary cards home. */
export const stops = ({ round }: Film): readonly Mark[] => round.marks.filter(([kind]) => kind !== "home");
