// Keys of a replay: space, arrows, home, end, comma and full stop, digits.
import { app } from "../../play/app.ts";
import { faster, isAnalysing, jump, look, now, seek, seekBy, stepBy, toggle } from "./state.ts";

const LEAP = 5000; // ms

const ACTIONS: Readonly<Record<string, () => void>> = {
  " ": toggle,
  k: toggle,
  ArrowLeft: () => seekBy(-LEAP),
  ArrowRight: () => seekBy(LEAP),
  ArrowUp: () => faster(1),
  ArrowDown: () => faster(-1),
  PageDown: () => jump(-1),
  PageUp: () => jump(1),
  Home: () => seek(0),
  End: () => seek(Number.MAX_SAFE_INTEGER),
  ",": () => stepBy(-1),
  ".": () => stepBy(1),
  "[": () => jump(-1),
  "]": () => jump(1),
  0: () => look(-1),
};

function viewOf(key: string): (() => void) | undefined {
  const seat = /^[1-9]$/.test(key) ? now.show?.replay.seats[Number(key) - 1]?.seat : undefined;
  return seat === undefined ? undefined : () => look(seat);
}

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest("input, textarea, select, dialog[open]") !== null;

/** A button that has the focus is pressed by space, and one of several is chosen by the arrows. */
const isButtons = (event: KeyboardEvent): boolean =>
  event.target instanceof Element &&
  ((event.key === " " && event.target.closest("button") !== null) ||
    (event.key.startsWith("Arrow") && event.target.closest("[role=radio]") !== null));

export function keyDown(event: KeyboardEvent): void {
  if (app.page !== "replay" || !now.show || isAnalysing() || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event) || isButtons(event)) return;
  const action = ACTIONS[event.key] ?? viewOf(event.key);
  if (!action) return;
  event.preventDefault();
  action();
}
