// What the bulb shows: one move that is worth making now, and why in a few words. No lookahead, no DOM.
import { legalMoves } from "../rules/candidates.ts";
import { isJoker, type Move, type Position, pileText, type Team } from "../rules/notation.ts";

export interface Advice {
  readonly move: Move;
  /** Why: the end of a text's id. */
  readonly reason: "call" | "nerts-home" | "home" | "nerts-work" | "space" | "waste-work" | "turn";
  /** The pile and how many of its cards, and where they go: `f-H` for a new foundation. */
  readonly from: string;
  readonly count: number;
  readonly to: string;
}

type Play = Extract<Move, { kind: "play" }>;
const isPlay = (move: Move): move is Play => move.kind === "play";
const isFrom =
  (from: string, to: string) =>
  (move: Move): boolean =>
    isPlay(move) && move.from.kind === from && move.to.kind === to;

/** A whole work pile onto another: its place is free then. */
const empties =
  (team: Team) =>
  (move: Move): boolean =>
    isPlay(move) &&
    move.from.kind === "w" &&
    move.to.kind === "w" &&
    (team.work[move.to.number - 1]?.length ?? 0) > 0 &&
    team.work[move.from.number - 1]?.length === move.from.count;

/** Kinds of moves, the most urgent first: what a player who knows the game looks for. */
const wishes = (team: Team): readonly (readonly [Advice["reason"], (move: Move) => boolean])[] => [
  ["call", ({ kind }) => kind === "call"],
  ["nerts-home", isFrom("n", "f")],
  ["home", (move) => isPlay(move) && move.to.kind === "f"],
  ["nerts-work", isFrom("n", "w")],
  ["space", empties(team)],
  ["waste-work", isFrom("d", "w")],
  ["turn", ({ kind }) => kind === "turn" || kind === "recycle"],
];

/** From which pile a move goes, and whereto. */
export function where(team: Team, move: Move): Pick<Advice, "from" | "count" | "to"> {
  if (!isPlay(move)) return { from: move.kind === "call" ? "" : "s", count: 1, to: "" };
  const { from, to } = move;
  const card =
    (from.kind === "n" ? team.nerts : from.kind === "d" ? team.waste : (team.work[from.number - 1] ?? [])).at(-1) ?? "";
  const suit = (to.as || (isJoker(card) ? "" : card))[1] ?? "";
  const onto = to.kind === "f" && !to.number ? `f-${suit}` : `${to.kind}${to.number}`;
  return { from: pileText(from), count: from.count, to: onto };
}

/** The most urgent move of a team, or null when only waiting is left. */
export function advise(position: Position, number: number, hand: number | null): Advice | null {
  const team = position.teams[number];
  if (!team) return null;
  const moves = legalMoves(position, number, hand);
  for (const [reason, fits] of wishes(team)) {
    const move = moves.find(fits);
    if (move) return { move, reason, ...where(team, move) };
  }
  return null;
}
