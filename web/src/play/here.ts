// A table of the page's own: what it holds, and how it tells that in the protocol. Headless.
import type { FromServer, SeatInfo } from "../net/wire.ts";
import { apply } from "../rules/apply.ts";
import { isPlay } from "../rules/legality.ts";
import {
  type Card,
  copyPosition,
  type Move,
  moveText,
  type Position,
  positionText,
  type Team,
  UNKNOWN,
} from "../rules/notation.ts";

export interface Here {
  readonly position: Position;
  seq: number;
}

export const ME = 0;

/** One a team. */
export const seatHere = (number: number, name: string, bot = ""): SeatInfo => ({
  seat: number,
  name,
  team: number,
  pack: number,
  bot,
  net: 0,
  ready: false,
  hand: 0,
  standin: "",
  wait: 0,
});

const hidden = (cards: readonly Card[]): Card[] => cards.map(() => UNKNOWN);

/** Nobody knows what lies under a Nerts pile's top, or in a stock. */
function viewOf(position: Position): Position {
  const view = copyPosition(position);
  for (const team of view.teams) {
    team.nerts = [...hidden(team.nerts.slice(0, -1)), ...team.nerts.slice(-1)];
    team.stock = hidden(team.stock);
  }
  return view;
}

/** `life` tells one table from another; `hints`: may the bulb be asked. */
export const stateOf = (
  { position, seq }: Here,
  seats: readonly SeatInfo[],
  life: string,
  hints: boolean,
  you = ME,
): FromServer => ({
  tag: "state",
  seq,
  life,
  code: "",
  you,
  phase: "playing",
  host: -1,
  seats,
  rules: position.rules,
  options: { pace: "slow", hints, chat: false, standin: false, locked: true, late: false, word: "nerts", calm: false },
  round: 1,
  position: positionText(viewOf(position)),
  commitment: "",
  sheet: null,
  c: 0,
  ms: 0,
  paired: false,
  paused: -1,
  at: 0,
  match: 0,
  nonces: [],
});

/** Names in another language. */
export const namesOf = (here: Here, seats: readonly SeatInfo[]): FromServer => ({
  tag: "seats",
  seq: ++here.seq,
  host: -1,
  seats,
  paired: false,
});

function shown(team: Team, move: Move, wasted: number): readonly Card[] {
  if (move.kind === "turn") return team.waste.slice(wasted);
  return isPlay(move) && move.from.kind === "n" ? team.nerts.slice(-1) : [];
}

/** Makes a move that is known to be legal, and tells of it. */
export function happens(here: Here, who: number, move: Move): FromServer {
  const team = here.position.teams[who] as Team;
  const wasted = team.waste.length;
  apply(here.position, { team: who, move, hand: 0, at: null });
  const cards = shown(team, move, wasted).join(" ");
  return { tag: "m", seq: ++here.seq, seat: who, move: moveText(move), shown: cards, verdict: "" };
}

/** Moves that only say what a hand holds. */
export const QUIET: ReadonlySet<Move["kind"]> = new Set(["lift", "drop"]);

/** As data names it: the piles, without the card that it means. */
export const nameless = (move: Move): string =>
  moveText(isPlay(move) ? { ...move, from: { ...move.from, card: "" } } : move);
