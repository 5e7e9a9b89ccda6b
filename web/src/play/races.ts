// Which races of a round are worth seeing again. No DOM.
import { type Card, identity } from "../rules/notation.ts";

export interface Race {
  readonly card: Card;
  /** Milliseconds, 0 for a tie. */
  readonly by: number;
  readonly first: number;
  readonly second: number;
}

const CLOSE_MS = 150;
const MOST = 3;
const ALL_MS = 5700; // of all races; six seconds with what fades
const ONE_MS = 3700;

/** At most three, the closest first; of one card's races, which one may lose twice, one. */
export function closest(races: readonly Race[]): Race[] {
  const close = races.filter(({ by, first, second }) => by <= CLOSE_MS && first >= 0 && second >= 0);
  const sorted = close.sort((a, b) => a.by - b.by);
  const key = ({ card, first, second }: Race): string => `${identity(card)}/${first}/${second}`;
  return sorted.filter((race, i) => sorted.findIndex((other) => key(other) === key(race)) === i).slice(0, MOST);
}

/** How long one of so many is shown. */
export const lengthOf = (count: number): number => Math.min(ONE_MS, ALL_MS / Math.max(1, count));
