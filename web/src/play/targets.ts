// Where a card that is taken up may go: what the table lights, and what a drop, a tap or a key then sends.
import { sources } from "../rules/candidates.ts";
import { identityOf, pileOf, whyNot } from "../rules/legality.ts";
import {
  type Card,
  isJoker,
  isKnown,
  type Move,
  type Position,
  rankOf,
  type Source,
  SUITS,
  suitOf,
  type Target,
  type Team,
  target,
} from "../rules/notation.ts";

/** Legal moves by the pile they end on: `w2`, `f3`, or `f-H` for the next free place of a suit. */
export type Targets = ReadonlyMap<string, Move>;

export type Play = Extract<Move, { kind: "play" }>;
const play = (from: Source, to: Target): Play => ({ kind: "play", from, to });

/** The named card: a move that names what it means never plays another one (B12). */
export function named(team: Team, from: Source): Source {
  const card = pileOf(team, from)?.at(-from.count) ?? "";
  return { ...from, card: isKnown(card) ? (isJoker(card) ? "*" : card) : "" };
}

interface Asked {
  readonly position: Position;
  readonly team: number;
  readonly hand: number | null;
  readonly from: Source;
}

const ok = ({ position, team, hand }: Asked, move: Move): boolean => whyNot(position, team, move, hand) === null;

/** Onto the pile, or else beneath it (R23). */
function onto(asked: Asked, pile: string): Move | null {
  const put = play(asked.from, target(pile));
  if (ok(asked, put)) return put;
  const slide: Move = { kind: "slide", from: asked.from, to: target(pile) };
  return ok(asked, slide) ? slide : null;
}

/** A joker needs no question there: the pile itself says what it has to be (R46). */
function home(asked: Asked, card: Card, to: Target, wanted: string): Move | null {
  const move = play(asked.from, isJoker(card) ? { ...to, as: wanted } : to);
  return ok(asked, move) ? move : null;
}

const next = (card: Card): string => "A23456789TJQK"[rankOf(card)] + suitOf(card);

export function targets(position: Position, team: number, from: Source, hand: number | null): Targets {
  const asked = { position, team, hand, from };
  const layout = position.teams[team] as Team;
  const card = pileOf(layout, from)?.at(-from.count) as Card;
  const found = new Map<string, Move>();
  const add = (pile: string, move: Move | null) => move && found.set(pile, move);
  layout.work.forEach((_, i) => void add(`w${i + 1}`, onto(asked, `w${i + 1}`)));
  if (from.count > 1) return found;
  position.foundations.forEach(
    (f, i) => void add(`f${i + 1}`, home(asked, card, target(`f${i + 1}`), next(identityOf(f)))),
  );
  for (const suit of SUITS) {
    if (isJoker(card) || suitOf(card) === suit) add(`f-${suit}`, home(asked, card, target("f"), `A${suit}`));
  }
  return found;
}

/** All foundation plays of a card, each once: a joker may have several. */
export function homes(position: Position, team: number, from: Source, hand: number | null): Move[] {
  const all = [...targets(position, team, from, hand)].filter(([pile]) => pile[0] === "f").map(([, move]) => move);
  const names = new Set<string>();
  return all.filter((move) => {
    const name = move.kind === "play" ? move.to.as : "";
    return names.has(name) && name !== "" ? false : names.add(name);
  });
}

/** What one tap or a key does best with a card: home, else onto the longest pile, else nothing. */
export function best(position: Position, team: number, from: Source, hand: number | null): Move | null {
  const found = targets(position, team, from, hand);
  const layout = position.teams[team] as Team;
  const piles = [...found].filter(([pile]) => pile[0] === "w");
  const length = (pile: string): number => layout.work[Number(pile.slice(1)) - 1]?.length ?? 0;
  const idle = (pile: string): boolean => from.kind === "w" && length(pile) === 0;
  piles.sort(([a], [b]) => length(b) - length(a));
  return homes(position, team, from, hand)[0] ?? piles.find(([pile]) => !idle(pile))?.[1] ?? null;
}

/** Piles that take one of the own playable cards now, for the hints. */
export function hinted(position: Position, team: number, hand: number | null): Set<string> {
  const layout = position.teams[team] as Team;
  const useful = (from: Source) => (pile: string) =>
    !(from.kind === "w" && pile[0] === "w" && from.count < pileLength(layout, from));
  return new Set(
    sources(layout).flatMap((from) => [...targets(position, team, from, hand).keys()].filter(useful(from))),
  );
}

const pileLength = (team: Team, from: Source): number => pileOf(team, from)?.length ?? 0;
