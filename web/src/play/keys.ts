// Keys at the table. Digits are the work piles; the others can be chosen, or switched off (WCAG 2.1.4).

import { type Source, source } from "../rules/notation.ts";
import { app, mayMove, myTeam, redraw } from "./app.ts";
import { board } from "./board.ts";
import { attempt, playBest, putDown, sendHome, takeUp, touchStock } from "./hold.ts";
import { cancel, singleTap } from "./input.ts";
import { digitOf, keyOf } from "./keyboard.ts";
import { mayPause, pause } from "./pause.ts";
import { wakeSound } from "./sound.ts";

const pileLength = (pile: string): number => {
  const team = app.game.view?.teams[myTeam()];
  if (!team) return 0;
  if (pile === "n") return team.nerts.length;
  return pile === "d" ? team.waste.length : (team.work[Number(pile.slice(1)) - 1]?.length ?? 0);
};

const top = (pile: string): Source | null => (pileLength(pile) ? source(pile) : null);

/** With Shift the run is one card longer each time, and then starts again. */
function deeper(pile: string): void {
  const length = pileLength(pile);
  if (!length) return;
  const held = board.hold?.from;
  const now = held?.kind === "w" && `w${held.number}` === pile ? held.count : 0;
  takeUp(source(pile, (now % length) + 1));
}

/** Home goes what is in the hand, or else the first top card that can: Nerts, waste, then work piles. */
function goHome(): void {
  if (board.hold) {
    if (!sendHome(board.hold.from)) putDown();
    return;
  }
  const piles = app.game.view?.teams[myTeam()]?.work.map((_, i) => `w${i + 1}`) ?? [];
  ["n", "d", ...piles].some((pile) => pileLength(pile) > 0 && sendHome(source(pile)));
}

/** The same pile twice: where the card serves best. */
function pileKey(pile: string): void {
  const held = board.hold?.from;
  if (held && held.kind + (held.number || "") === pile) {
    if (!playBest(held)) putDown();
  } else singleTap(pile, top(pile));
}

const ACTIONS: Record<string, () => void> = {
  turn: touchStock,
  nerts: () => pileKey("n"),
  waste: () => pileKey("d"),
  home: goHome,
  call: () => void attempt({ kind: "call" }),
  stuck: () => void attempt({ kind: "stuck" }),
  shift: () => void attempt({ kind: "shift" }),
  pause,
};

const PILES = 6;

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("input, textarea, select, dialog[open]") !== null;

function chosen(event: KeyboardEvent): (() => void) | null {
  const digit = digitOf(event);
  const pile = `w${digit}`;
  if (digit && digit <= PILES) return () => (event.shiftKey ? deeper(pile) : pileKey(pile));
  const key = keyOf(event);
  const action = key && Object.entries(app.prefs.keys).find(([, k]) => k === key)?.[0];
  return action ? (ACTIONS[action] ?? null) : null;
}

/** Space and Enter belong to a button that has the focus, except that a pile's Space turns the stock only elsewhere. */
const isButton = (event: KeyboardEvent): boolean =>
  (keyOf(event) === " " || event.key === "Enter") &&
  event.target instanceof Element &&
  event.target.closest("button") !== null;

const isShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph");

export function keyDown(event: KeyboardEvent): void {
  if (event.key === "Escape" && (board.hold || board.chooser)) {
    cancel();
    putDown();
    return;
  }
  if (!app.prefs.keysOn || isTyping(event) || isShortcut(event)) return;
  const action = chosen(event);
  const may = action === pause ? mayPause(app) : mayMove(app) && !board.chooser;
  if (!may || isButton(event)) return;
  if (!action || (event.repeat && keyOf(event) !== " ")) return;
  wakeSound();
  event.preventDefault();
  action();
  redraw();
}
