// The legal moves of a team: where its cards could go, each put to `whyNot`.
import { pileOf, whyNot } from "./legality.ts";
import {
  type Card,
  isJoker,
  type Move,
  type Position,
  RANKS,
  type Source,
  SUITS,
  source,
  type Target,
  type Team,
  target,
} from "./notation.ts";

const WORDS = ["turn", "recycle", "shift", "stuck", "call"] as const;

/** What can be taken up: the tops of Nerts pile and waste, and every suffix of a work pile (R20). */
export function sources(team: Team): Source[] {
  const tops = (["n", "d"] as const).flatMap((p) => (pileOf(team, source(p))?.length ? [source(p)] : []));
  const runs = team.work.flatMap((w, i) => w.map((_, n) => source(`w${i + 1}`, n + 1)));
  return [...tops, ...runs];
}

/** The joker's possible names on a foundation; a plain card needs none. */
function names(team: Team, from: Source): string[] {
  const card = pileOf(team, from)?.at(-1) as Card;
  return isJoker(card) ? ["", ...[...SUITS].flatMap((s) => [...RANKS].map((r) => r + s))] : [""];
}

function plays(position: Position, team: Team, from: Source): Move[] {
  const onto = team.work.flatMap<Move>((_, i) => [
    { kind: "play", from, to: target(`w${i + 1}`) },
    { kind: "slide", from, to: target(`w${i + 1}`) },
  ]);
  if (from.count > 1) return onto;
  const homes: Target[] = [target("f"), ...position.foundations.map((_, i) => target(`f${i + 1}`))];
  return [
    ...onto,
    ...homes.flatMap((to) => names(team, from).map<Move>((as) => ({ kind: "play", from, to: { ...to, as } }))),
  ];
}

/** A legal move that nobody needs: a whole pile into a space (A17), stuck said twice, a false call. */
function isIdle(team: Team, move: Move): boolean {
  if (move.kind === "play" && move.from.kind === "w" && move.to.kind === "w") {
    return !team.work[move.to.number - 1]?.length && move.from.count === team.work[move.from.number - 1]?.length;
  }
  return move.kind === "call" ? team.nerts.length > 0 : move.kind === "stuck" && team.stuck;
}

export function legalMoves(position: Position, number: number, hand: number | null = null): Move[] {
  const team = position.teams[number] as Team;
  const all: Move[] = [
    ...sources(team).flatMap((from) => plays(position, team, from)),
    ...WORDS.map((kind) => ({ kind })),
  ];
  return all.filter((move) => !whyNot(position, number, move, hand) && !isIdle(team, move));
}

/** Every identity under which a joker may go from there to there, for the chooser. */
export function declarations(position: Position, number: number, from: Source, to: Target, hand: number): string[] {
  const team = position.teams[number] as Team;
  const ok = (as: string) => as && !whyNot(position, number, { kind: "play", from, to: { ...to, as } }, hand);
  return names(team, from).filter(ok);
}
