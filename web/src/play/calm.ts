// A calm table (nerts/table/calm.py): after a card a foundation rests. The next rank waits, and the same card of somebody
// else may be laid beside it for as long.
import { mayTie } from "../net/game.ts";
import type { Position, Source } from "../rules/notation.ts";
import { target } from "../rules/notation.ts";
import { parseRules, word } from "../rules/rules.ts";
import { app, myTeam, redraw } from "./app.ts";
import { board } from "./board.ts";
import type { Play, Targets } from "./targets.ts";

/** The server's, and a little for the way. */
const REST_MS = 2000 + 80;

/** A card has landed there. */
export function rest(number: number): void {
  if (!app.game.options.calm) return;
  clearTimeout(board.resting.get(number));
  const wake = (): void => {
    board.resting.delete(number);
    redraw();
  };
  board.resting.set(number, window.setTimeout(wake, REST_MS));
}

export function restNoMore(): void {
  for (const timer of board.resting.values()) clearTimeout(timer);
  board.resting.clear();
}

const playTo = (from: Source, number: number): Play => ({ kind: "play", from, to: target(`f${number}`) });

const staysBeside = (view: Position, move: Play): boolean =>
  word(parseRules(view.rules), "tie") === "both" && mayTie(view, move, myTeam());

/** The card's place beside the same one of somebody else, if there is any. */
export function beside(view: Position, from: Source): Play | undefined {
  const moves = [...board.resting.keys()].map((number) => playTo(from, number));
  return from.count === 1 ? moves.find((move) => staysBeside(view, move)) : undefined;
}

/** `RESTS` where it has to wait, null where it may go beside; else what the rules say. */
export function calmly(view: Position, move: Play, code: string | null): string | null {
  if (move.to.kind !== "f" || !board.resting.has(move.to.number)) return code;
  return staysBeside(view, move) ? null : (code ?? "RESTS");
}

/** What is lit of these: not what rests. */
export function awake(view: Position, from: Source, targets: Targets): Targets {
  if (!board.resting.size) return targets;
  const found = new Map([...targets].filter(([, move]) => move.kind !== "play" || !calmly(view, move, null)));
  const tie = beside(view, from);
  return tie ? found.set(`f${tie.to.number}`, tie) : found;
}
