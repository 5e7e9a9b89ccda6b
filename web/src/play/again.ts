// The closest races of a round as this page has seen them, shown again when it is over; then the points are counted.
// Nobody waits for it: sheet and next round are there already.
import { app, redraw } from "./app.ts";
import { isStill } from "./prefs.ts";
import { closest, lengthOf, type Race } from "./races.ts";

const CARD_MS = 45;
const COUNT_MS = 2000;
const HASTE_MS = 400;

let seen: Race[] = [];
let timer = 0;
let began = 0;

interface Again {
  races: readonly Race[];
  /** Which one is shown, -1 for none. */
  index: number;
  /** When counting began, on this page's clock; 0 while nothing is counted. */
  counting: number;
}
const state: Again = { races: [], index: -1, counting: 0 };
export const again: Readonly<Again> = state;

export const noteRace = (race: Race): void => void seen.push(race);
export const forgetRaces = (): void => {
  seen = [];
  finish();
};

const events = ["pointerdown", "keydown"] as const;

/** Whoever was still playing when somebody called has not asked for an end of this. */
function skip(): void {
  if (performance.now() - began > HASTE_MS) finish();
}

/** The round is over: first the races, then the points. */
export function seeAgain(): void {
  if (!app.prefs.again || isStill(app.prefs) || document.hidden) return;
  state.races = closest(seen);
  began = performance.now();
  for (const event of events) addEventListener(event, skip, { capture: true });
  show(0);
}

function show(index: number): void {
  state.index = index < state.races.length ? index : -1;
  if (state.index < 0) count();
  else timer = window.setTimeout(() => show(index + 1), lengthOf(state.races.length));
  redraw();
}

function count(): void {
  state.counting = performance.now();
  timer = window.setTimeout(finish, COUNT_MS);
  step();
}

function step(): void {
  if (!state.counting) return;
  redraw();
  requestAnimationFrame(step);
}

/** The end, by itself or by a tap or a key. */
function finish(): void {
  clearTimeout(timer);
  for (const event of events) removeEventListener(event, skip, { capture: true });
  if (state.index < 0 && !state.counting) return;
  Object.assign(state, { races: [], index: -1, counting: 0 });
  redraw();
}

/** How many of so many cards home have been counted by now; all of them when nothing is being counted. */
export function countedOf(home: number, now: number): number {
  if (state.index >= 0) return 0;
  if (!state.counting) return home;
  return Math.min(home, Math.floor((now - state.counting) / CARD_MS));
}
