// The way to hands.ts, which is fetched when the first cards are out: until then nothing can be taken up, and what has
// happened waits to be told.
import type { Effect } from "../net/game.ts";
import { later } from "../play/later.ts";
import type { Move } from "../rules/notation.ts";
import { withTexts } from "../words/l10n.ts";

export const hands = later(() => withTexts(import("./hands.ts"), "hands"));

const waiting: Effect[] = [];

/** Tells what has happened, as soon as it can be told. */
export function happen(effects: readonly Effect[] = []): void {
  waiting.push(...effects);
  if (hands.now) for (const effect of waiting.splice(0)) hands.now.show(effect);
}

export const attempt = (move: Move): void => void hands.now?.attempt(move);
export const askHint = (): void => hands.now?.askHint();
