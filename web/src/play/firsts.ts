// What is taught at a real table, each once: where it can be done now, and which moves show that it is known. Headless.
import { legalMoves } from "../rules/candidates.ts";
import { type Move, type Position, pileText, rankOf, type Team } from "../rules/notation.ts";
import { advise } from "./advice.ts";

export const FIRSTS = ["nerts", "ace", "stock", "space"] as const;
export type First = (typeof FIRSTS)[number];

type Play = Extract<Move, { kind: "play" }>;

/** The card that moves. */
const cardOf = ({ nerts, waste, work }: Team, { from }: Play): string =>
  ({ n: nerts, d: waste, w: work[from.number - 1] ?? [], s: [], f: [] })[from.kind].at(-from.count) ?? "";

const isAce = (card: string): boolean => rankOf(card) === 1;

/** Which of them a move with that card is; `space`: it goes, or went, to an empty work pile. */
export function firstOf(move: Move, card: string, space: boolean): First | null {
  if (move.kind === "turn") return "stock";
  if (move.kind !== "play") return null;
  if (move.to.kind === "f" && isAce(card)) return "ace";
  if (move.to.kind === "w" && space) return "space";
  return move.from.kind === "n" ? "nerts" : null;
}

const isSpace = (team: Team, { to }: Play): boolean => team.work[to.number - 1]?.length === 0;
const ofMove = (team: Team, move: Move): First | null =>
  move.kind === "play" ? firstOf(move, cardOf(team, move), isSpace(team, move)) : firstOf(move, "", false);

/** The pile that a mark stands at. */
function pileOf(first: First, move: Move): string {
  if (move.kind !== "play") return "s";
  return first === "space" ? `w${move.to.number}` : pileText(move.from);
}

export interface Mark {
  readonly first: First;
  readonly pile: string;
}

/** The first that is not yet known and can be done now; `last` stays as long as it can. The stock is worth a word only when
 * nothing else goes. */
export function due(
  position: Position,
  number: number,
  hand: number | null,
  known: readonly string[],
  last: First | null,
): Mark | null {
  const team = position.teams[number];
  if (!team) return null;
  const idle = advise(position, number, hand)?.reason === "turn";
  const moves = legalMoves(position, number, hand).filter(({ kind }) => kind !== "turn" || idle);
  const order = last ? [last, ...FIRSTS] : FIRSTS;
  for (const first of order) {
    const move = known.includes(first) ? undefined : moves.find((move) => ofMove(team, move) === first);
    if (move) return { first, pile: pileOf(first, move) };
  }
  return null;
}
