// Pointers at the table: drag, tap, double tap. Whatever breaks a gesture off puts the card back at once (B10).

import { RATIO } from "../cards/layout/geometry.ts";
import { type Source, source } from "../rules/notation.ts";
import { app, redraw, redrawNow } from "./app.ts";
import { board, cardAt, pileAt, pileRects } from "./board.ts";
import { playBest, putDown, putOn, sendHome, showLift, takeUp, touchStock } from "./hold.ts";
import { hasLooked, hover, lookAway, press } from "./look.ts";
import { wakeSound } from "./sound.ts";

const SLOP_MOUSE = 4;
const SLOP_TOUCH = 8;
const DOUBLE_MS = 350;
const REACH = 0.9; // of a card's width: how far a drop may miss

interface Gesture {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  readonly pile: string;
  /** What a drag from here takes, null where nothing can be taken. */
  readonly from: Source | null;
  /** Middle of the first card that moves, when it lay at rest. */
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  dragging: boolean;
}

let gesture: Gesture | null = null;
/** The last tap: its pile and time, and whether it has played a card. */
let tapped = { pile: "", at: 0, played: false };

const isOwn = (pile: string): boolean => pile === "n" || pile === "d" || pile[0] === "w";

/** The run that starts at the card under the finger; elsewhere in a pile, its last card. */
function sourceAt(x: number, y: number, pile: string): Source | null {
  if (!isOwn(pile)) return null;
  const card = cardAt(x, y);
  if (card?.pile === pile && pile[0] === "w") return source(pile, card.above + 1);
  return board.drawn.some((d) => d.pile === pile) ? source(pile) : null;
}

function headOf(from: Source | null, pile: string) {
  return board.drawn.find((d) => d.pile === pile && d.above === (from?.count ?? 1) - 1);
}

export function pointerDown(event: PointerEvent): void {
  wakeSound();
  if (gesture) {
    cancel(); // a second finger, or another button, breaks it off
    return;
  }
  if (!event.isPrimary || event.button !== 0) return;
  if ((event.target as Element).closest(".chooser, .watching, button:not([data-pile])")) return; // they lie over the piles
  const { clientX: x, clientY: y } = event;
  const pile = pileAt(x, y);
  if (!pile) {
    if (board.hold && (event.target as Element).closest("button") === null) putDown();
    return;
  }
  const from = sourceAt(x, y, pile);
  const head = headOf(from, pile);
  const [cx, cy] = head ? [head.x + head.w / 2, head.y + (head.w * RATIO) / 2] : [x, y];
  const slop = event.pointerType === "mouse" ? SLOP_MOUSE : SLOP_TOUCH;
  gesture = { id: event.pointerId, x, y, slop, pile, from, cx, cy, w: head?.w ?? 0, dragging: false };
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
  if (event.pointerType !== "mouse") press(pile);
}

function startDrag(g: Gesture): void {
  if (!g.from || !takeUp(g.from) || !board.hold) {
    gesture = null;
    return;
  }
  g.dragging = true;
  lookAway();
  board.hold.dragging = true;
  showLift();
}

export function pointerMove(event: PointerEvent): void {
  const g = gesture;
  if (!g) hover(event);
  if (!g || event.pointerId !== g.id) return;
  const dx = event.clientX - g.x;
  const dy = event.clientY - g.y;
  if (!g.dragging && Math.hypot(dx, dy) > g.slop) startDrag(g);
  if (!g.dragging || !board.hold) return;
  Object.assign(board.hold, { dx, dy });
  redraw();
}

const between = (low: number, x: number, high: number): number => Math.max(low, Math.min(x, high));

/** How far a point is from a rectangle. */
const distance = (r: { x: number; y: number; w: number; h: number }, x: number, y: number): number =>
  Math.hypot(x - between(r.x, x, r.x + r.w), y - between(r.y, y, r.y + r.h));

/** The nearest legal pile within reach of the card's middle, or else the pile under the pointer (B42). */
function dropOn(g: Gesture, x: number, y: number): string {
  const { hold, scene } = board;
  if (!hold || !scene) return "";
  const cx = g.cx + hold.dx;
  const cy = g.cy + hold.dy;
  const legal = [...pileRects(scene)]
    .filter(([pile]) => hold.targets.has(pile))
    .map(([pile, rect]) => ({ pile, far: Math.min(distance(rect, cx, cy), distance(rect, x, y)) }))
    .filter(({ far }) => far <= REACH * g.w)
    .sort((a, b) => a.far - b.far);
  const under = pileAt(x, y);
  if (hold.targets.has(under)) return under;
  return legal[0]?.pile ?? under;
}

export function pointerUp(event: PointerEvent): void {
  const g = gesture;
  if (!g || event.pointerId !== g.id) return;
  gesture = null;
  if (!g.dragging) {
    const looked = event.pointerType !== "mouse" && hasLooked();
    if (event.pointerType !== "mouse") lookAway();
    if (!looked) tap(g);
    return;
  }
  const pile = dropOn(g, event.clientX, event.clientY);
  if (pile && pile !== g.pile) putOn(pile);
  else putDown();
  tapped = { pile: "", at: 0, played: false };
}

/** Back to where it was; no move is sent. */
export function cancel(): void {
  if (!gesture) return;
  const { dragging } = gesture;
  gesture = null;
  lookAway();
  if (dragging) putDown();
}

function tap(g: Gesture): void {
  const now = performance.now();
  const again = tapped.pile === g.pile && now - tapped.at < DOUBLE_MS;
  if (g.pile === "s") {
    touchStock();
    return;
  }
  if (again && tapped.played) return; // B12: one gesture plays one card, however fast the fingers are
  const played = again && g.from ? doubleTap(g.from) : singleTap(g.pile, g.from);
  tapped = { pile: g.pile, at: now, played };
}

function doubleTap(from: Source): boolean {
  const top = { ...from, count: 1 };
  return sendHome(top) || (app.prefs.oneTap && playBest(from));
}

/** A tap takes up, or puts what was taken up onto the pile. Keyboards and screen readers come in here too. */
export function singleTap(pile: string, from: Source | null): boolean {
  const { hold } = board;
  if (hold && hold.from.kind + (hold.from.number || "") === pile) {
    const same = !from || from.count === hold.from.count;
    putDown();
    return same || !from ? false : takeAndShow(from);
  }
  if (hold && (hold.targets.has(pile) || pile[0] === "f")) return putOn(pile);
  if (!from) return hold ? putOn(pile) : false;
  if (app.prefs.oneTap && !hold && playBest(from)) return true;
  return takeAndShow(from);
}

function takeAndShow(from: Source): boolean {
  if (takeUp(from)) showLift();
  return false;
}

/** A click without a pointer comes from the keyboard or a screen reader. */
export function clicked(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>("[data-pile]");
  if (!button || event.detail !== 0) return;
  const pile = (button.dataset.pile ?? "").replace(/^f-(.)$/, (_, s: string) => `f-${s.toUpperCase()}`);
  const has = isOwn(pile) && board.drawn.some((d) => d.pile === pile);
  if (pile === "s") touchStock();
  else singleTap(pile, has ? source(pile) : null);
  redrawNow();
}

export function bindPointers(root: HTMLElement): void {
  root.addEventListener("pointerdown", pointerDown);
  root.addEventListener("pointermove", pointerMove);
  root.addEventListener("pointerup", pointerUp);
  root.addEventListener("pointerleave", lookAway);
  root.addEventListener("pointercancel", cancel);
  root.addEventListener("lostpointercapture", cancel);
  root.addEventListener("click", clicked);
  root.addEventListener("contextmenu", (event) => {
    cancel();
    if ((event.target as Element).closest("[data-pile]")) event.preventDefault();
  });
  root.addEventListener("dragstart", (event) => event.preventDefault());
  addEventListener("blur", cancel);
  document.addEventListener("visibilitychange", cancel);
}
