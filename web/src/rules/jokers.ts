// What a joker in a work pile stands for, when that is fixed and when released (R45–R48, A10–A14). Piles are base first.
import { type Card, type Colour, colourOf, identity, isJoker, RANKS, rankOf, suitOf } from "./notation.ts";

/** `rank` 0: it could be anything. */
export interface Face {
  readonly rank: number;
  readonly colour: Colour;
}

const other = (colour: Colour): Colour => (colour === "r" ? "b" : "r");
export const isFree = (card: Card): boolean => isJoker(card) && identity(card) === "";
export const faceOf = (card: Card): Face => ({ rank: rankOf(card), colour: colourOf(card) });
const fixed = (rank: number, colour: Colour): Card => `*=${RANKS[rank - 1]}${colour}`;

/** What the last card of a pile would be fixed as. */
export function implied(pile: readonly Card[]): Face {
  const top = pile.at(-1) as Card;
  const below = pile.at(-2);
  if (!isFree(top) || below === undefined) return faceOf(top);
  return { rank: rankOf(below) - 1, colour: other(colourOf(below)) };
}

/** R19: does `over` follow `under`, one lower and of the other colour. */
export function whyNotFollows(under: Face, over: Face): string | null {
  if (under.rank !== over.rank + 1) return "WRONG_RANK";
  return under.colour === over.colour ? "WRONG_COLOUR" : null;
}

/** May `card` lie on the last card of a pile (A12, A13). */
export function whyNotOnto(pile: readonly Card[], card: Card): string | null {
  const under = implied(pile);
  if (isFree(card)) {
    if (under.rank === 0) return "JOKER_ON_JOKER";
    return under.rank > 1 ? null : "WRONG_RANK";
  }
  if (under.rank === 0) return rankOf(card) < 13 ? null : "WRONG_RANK";
  return whyNotFollows(under, faceOf(card));
}

/** May `card` slide beneath the base of a pile (R23, A14). */
export function whyNotBeneath(card: Card, pile: readonly Card[]): string | null {
  const base = pile[0] as Card;
  if (isFree(base)) {
    if (isFree(card)) return "JOKER_ON_JOKER";
    return rankOf(card) > 1 ? null : "WRONG_RANK";
  }
  if (isFree(card)) return rankOf(base) < 13 ? null : "WRONG_RANK";
  return whyNotFollows(faceOf(card), faceOf(base));
}

/** May a joker go to a foundation as `as` (R46, A11). */
export function whyNotDeclared(card: Card, as: string): string | null {
  if (!as) return suitOf(card) ? null : "JOKER_UNDECLARED";
  if (isFree(card)) return null;
  const fits = suitOf(card) ? as === identity(card) : rankOf(as) === rankOf(card) && colourOf(as) === colourOf(card);
  return fits ? null : "JOKER_FIXED";
}

/** Fixes the last card of a pile, if it is a free joker, because `card` is about to lie on it (R48). */
export function cover(pile: Card[], card: Card): void {
  if (!pile.length || !isFree(pile.at(-1) as Card)) return;
  const face = implied(pile);
  const over = faceOf(card);
  pile[pile.length - 1] = face.rank ? fixed(face.rank, face.colour) : fixed(over.rank + 1, other(over.colour));
}

/** Puts `card` under the base; a joker is fixed at once as what fits there (A14). */
export function slideBeneath(pile: Card[], card: Card): void {
  const base = faceOf(pile[0] as Card);
  pile.unshift(isFree(card) ? fixed(base.rank + 1, other(base.colour)) : card);
}

/** With while_covered an uncovered joker is free again (A10). */
export function release(pile: Card[]): void {
  if (pile.length && isJoker(pile.at(-1) as Card)) pile[pile.length - 1] = "*";
}
