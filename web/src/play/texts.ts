// Words for cards and piles, from the catalogue.

import { seatOf } from "../net/game.ts";
import { type Card, colourOf, identity, isJoker, isKnown, type Move, suitOf, type Team } from "../rules/notation.ts";
import { named, t } from "../words/l10n.ts";
import type { Table } from "./app.ts";

export const rankName = (card: Card): string => t(`rank-${identity(card)[0]}`);

/** "7 of hearts", "joker", "joker as red 7". */
export function cardName(card: Card): string {
  if (!isKnown(card)) return t("card-unknown");
  const plain = suitOf(card)
    ? t("card", { rank: rankName(card), suit: t(`suit-${suitOf(card)}`) })
    : t("card-colour", {
        rank: identity(card) ? rankName(card) : "",
        colour: colourOf(card) === "r" ? "red" : "black",
      });
  if (!isJoker(card)) return plain;
  return identity(card) ? t("joker-as", { card: plain }) : t("joker");
}

export const seatName = (game: Table, seat: number): string => {
  const info = seatOf(game, seat);
  return info ? named(info.name) : t("nobody");
};

/** The names of a team's players. */
export function teamName({ seats }: Table, team: number): string {
  const names = seats.filter((s) => s.team === team).map((s) => named(s.name));
  return names.join(" + ") || t("team-number", { number: team + 1 });
}

/** The word that is called at this table. */
export const calledWord = ({ options }: Table): string => t(`word-${options.word}`);

export const moveTarget = (move: Move): string => (move.kind === "play" ? move.to.as : "");

/** The face of the playable card of each pile, as a screen reader says it. */
export function pileName(team: Team, pile: string): string {
  if (pile === "n") return t("pile-nerts", { card: cardName(team.nerts.at(-1) ?? "?"), count: team.nerts.length });
  if (pile === "s") return t("pile-stock", { count: team.stock.length });
  if (pile === "d") return t("pile-waste", { card: cardName(team.waste.at(-1) ?? "?"), count: team.waste.length });
  const number = Number(pile.slice(1));
  const cards = team.work[number - 1] ?? [];
  if (!cards.length) return t("pile-work-empty", { number });
  return t("pile-work", { card: cardName(cards.at(-1) as Card), number, count: cards.length });
}
