// Looking into a pile without taking anything up: where a mouse rests on it, or a finger does, its folded run is spread.

import { redraw } from "./app.ts";
import { board, pileAt } from "./board.ts";

const HOVER_MS = 250;
const PRESS_MS = 450;

let wanted = "";
let timer = 0;

const isFolded = (pile: string): boolean => board.drawn.some((d) => d.pile === pile && d.fold !== "");

function spread(pile: string): void {
  board.look = pile;
  redraw();
}

/** Nothing is looked into any more. */
export function lookAway(): void {
  clearTimeout(timer);
  wanted = "";
  if (board.look) spread("");
}

function lookSoon(pile: string, ms: number): void {
  if (pile === wanted) return;
  lookAway();
  wanted = pile;
  if (isFolded(pile)) timer = window.setTimeout(spread, ms, pile);
}

/** A mouse without a button. */
export function hover({ clientX, clientY, pointerType }: PointerEvent): void {
  if (pointerType === "mouse") lookSoon(pileAt(clientX, clientY), HOVER_MS);
}

/** A finger has come down. */
export const press = (pile: string): void => lookSoon(pile, PRESS_MS);

/** Has a pile been looked into, so that letting go of it is no tap. */
export const hasLooked = (): boolean => board.look !== "";
