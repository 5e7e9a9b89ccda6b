// Which of its pack's two jokers is which: nobody can tell, but each has to stay one card on its way over the screen.
import { isJoker, type Position } from "../rules/notation.ts";

/** What is added to the key of the joker in a place, as in `1 f3.4`: team, pile, index in it. */
export type Twins = ReadonlyMap<string, string>;

const MARKS = ["", "#1"];

export const placeOf = (team: number, pile: string, index: number): string => `${team} ${pile}.${index}`;

function places(position: Position, number: number): string[] {
  const team = position.teams[number];
  if (!team) return [];
  const home = position.foundations.flatMap((f, i) =>
    f.cards.flatMap((c, j) => (c.team === number && isJoker(c.card) ? [placeOf(number, `f${i + 1}`, j)] : [])),
  );
  const piles: [string, readonly string[]][] = [
    ["n", team.nerts],
    ["d", team.waste],
  ];
  piles.push(...team.work.map((pile, i): [string, readonly string[]] => [`w${i + 1}`, pile]));
  const own = piles.flatMap(([name, pile]) =>
    pile.flatMap((card, j) => (isJoker(card) ? [placeOf(number, name, j)] : [])),
  );
  return [...home, ...own];
}

/** A joker that still lies where it lay is the same; one that has gone is the one that has come. */
export function followJokers(position: Position, before: Twins): Twins {
  const twins = new Map<string, string>();
  position.teams.forEach((_, team) => {
    const now = places(position, team);
    for (const place of now) {
      const mark = before.get(place);
      if (mark !== undefined) twins.set(place, mark);
    }
    const free = MARKS.filter((mark) => !now.some((place) => twins.get(place) === mark));
    for (const place of now) if (!twins.has(place)) twins.set(place, free.shift() ?? "");
  });
  return twins;
}
