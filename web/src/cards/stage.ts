// Draws the cards: diffs a list of `Drawn` against the elements of one flat layer and moves what has moved. No rules.
import { cardArt } from "./faces.ts";
import type { Drawn } from "./layer.ts";
import type { Motion } from "./motion.ts";

export interface Marks {
  /** Cards in the hand (drag or tap), by key. */
  readonly lifted: ReadonlySet<string>;
  /** A drag's way from where the cards lie. */
  readonly dx: number;
  readonly dy: number;
  readonly dragging: boolean;
  /** Top cards of piles that take what is lifted. */
  readonly targets: ReadonlySet<string>;
  readonly hints: ReadonlySet<string>;
  /** The cards of the move that the bulb shows. */
  readonly advised: ReadonlySet<string>;
  /** Just landed: the owner's band blooms. */
  readonly fresh: ReadonlySet<string>;
  /** Held by a partner (R2). */
  readonly held: ReadonlySet<string>;
  /** Their pile takes no other card just now. */
  readonly resting: ReadonlySet<string>;
}

interface Shown {
  /** Where the card is; its child is how it looks there (lifted, shaken), so that the two never mix. */
  readonly el: HTMLElement;
  readonly body: HTMLElement;
  drawn: Drawn;
  art: string;
  flight: Animation | null;
  /** It was in the hand until now, so it comes from above. */
  dropped: boolean;
}

export interface Stage {
  readonly root: HTMLElement;
  readonly shown: Map<string, Shown>;
  /** No travel: reduced motion, or a window of another size. */
  still: boolean;
}

export const newStage = (root: HTMLElement): Stage => ({ root, shown: new Map(), still: false });
const EASE = "cubic-bezier(.2,.8,.3,1)";
const ALOFT = 1000;

const place = (x: number, y: number, scale = 1): string => `translate(${x}px,${y}px) scale(${scale})`;

function create(stage: Stage, drawn: Drawn): Shown {
  const el = document.createElement("div");
  const body = document.createElement("div");
  el.className = "card";
  body.className = "body";
  el.append(body);
  stage.root.append(el);
  const shown = { el, body, drawn, art: "", flight: null, dropped: false };
  stage.shown.set(drawn.key, shown);
  return shown;
}

function paint(shown: Shown, drawn: Drawn, marks: Marks): void {
  const { el, body } = shown;
  const fresh = marks.fresh.has(drawn.key);
  const art = [drawn.card, drawn.pack, drawn.cut, drawn.owners.join(), fresh, Math.round(drawn.strip), drawn.fold].join(
    "|",
  );
  if (art !== shown.art) {
    body.innerHTML = cardArt(drawn.card, drawn.pack, { ...drawn, fresh });
    shown.art = art;
  }
  const on = (name: string, is: boolean) => el.classList.toggle(name, is);
  on("back", drawn.card === "?");
  on("fresh", fresh);
  on("lift", marks.lifted.has(drawn.key));
  on("drag", marks.dragging && marks.lifted.has(drawn.key));
  on("held", marks.held.has(drawn.key));
  on("rests", marks.resting.has(drawn.key));
  on("target", marks.targets.has(drawn.key));
  on("advised", marks.advised.has(drawn.key));
  on("hint", marks.hints.has(drawn.key));
  el.dataset.thick = String(drawn.thick);
  el.style.setProperty("--cw", `${drawn.w}px`);
}

/** Where the card is on the screen now, in mid-flight or at rest. */
function now(shown: Shown): { x: number; y: number; w: number } {
  if (!shown.flight) return shown.drawn;
  const m = new DOMMatrix(getComputedStyle(shown.el).transform);
  return { x: m.e, y: m.f, w: m.a * shown.drawn.w };
}

/** `aloft`: over all other cards, as one that goes from pile to pile; within its pile a card keeps its height. */
function fly(shown: Shown, from: { x: number; y: number; w: number }, to: Drawn, motion: Motion, aloft = true): void {
  shown.flight?.cancel();
  const frames = [{ transform: place(from.x, from.y, from.w / to.w) }, { transform: place(to.x, to.y) }];
  const flight = shown.el.animate(frames, {
    duration: motion.ms,
    delay: motion.delay ?? 0,
    easing: EASE,
    fill: "backwards",
  });
  shown.flight = flight;
  shown.el.style.zIndex = String(aloft ? ALOFT + to.z : to.z);
  flight.onfinish = () => {
    shown.flight = null;
    shown.el.style.zIndex = String(shown.drawn.z);
  };
}

function flip(shown: Shown, to: Drawn, ms: number): void {
  const at = place(to.x, to.y);
  shown.body.animate([{ transform: "scaleX(.3)" }, { transform: "none" }], {
    duration: ms,
    easing: EASE,
  });
  shown.el.style.transform = at;
}

function move(stage: Stage, shown: Shown, to: Drawn, marks: Marks, motion: Motion | null | undefined): void {
  const { el } = shown;
  const lifted = marks.lifted.has(to.key);
  if (lifted) shown.dropped = true;
  const before = now(shown);
  const dx = lifted && marks.dragging ? marks.dx : 0;
  const dy = lifted && marks.dragging ? marks.dy : 0;
  const target = { ...to, x: to.x + dx, y: to.y + dy };
  el.style.transform = place(target.x, target.y);
  if (!shown.flight) el.style.zIndex = String(lifted ? 2 * ALOFT + to.z : to.z);
  const moved = Math.abs(before.x - target.x) + Math.abs(before.y - target.y) > 0.5;
  const goal = shown.drawn;
  shown.drawn = target;
  if (!moved || stage.still || (marks.dragging && lifted)) return;
  if (shown.flight && goal.x === target.x && goal.y === target.y) return; // on its way there already
  fly(shown, before, target, motion ?? { ms: 160 }, goal.pile !== to.pile || shown.dropped);
  shown.dropped = false;
}

function appear(stage: Stage, drawn: Drawn, marks: Marks, motion: Motion | null | undefined): void {
  const shown = create(stage, drawn);
  paint(shown, drawn, marks);
  shown.el.style.transform = place(drawn.x, drawn.y);
  shown.el.style.zIndex = String(drawn.z);
  if (stage.still || !motion) return;
  if (motion.from) fly(shown, motion.from, drawn, motion);
  else flip(shown, drawn, motion.ms);
}

/** Draws `cards`; `motions` say how the cards that move or appear do so. */
export function render(
  stage: Stage,
  cards: readonly Drawn[],
  marks: Marks,
  motions: ReadonlyMap<string, Motion | null>,
): void {
  const keys = new Set(cards.map((c) => c.key));
  for (const [key, shown] of stage.shown) {
    if (keys.has(key)) continue;
    shown.el.remove();
    stage.shown.delete(key);
  }
  for (const drawn of cards) {
    const shown = stage.shown.get(drawn.key);
    if (!shown) appear(stage, drawn, marks, motions.get(drawn.key));
    else {
      paint(shown, drawn, marks);
      move(stage, shown, drawn, marks, motions.get(drawn.key));
    }
  }
}

/** The card shakes where it lies, with a red edge: the move was refused. */
export function shake(stage: Stage, key: string): void {
  const shown = stage.shown.get(key);
  if (!shown) return;
  shown.el.classList.add("refuse");
  setTimeout(() => shown.el.classList.remove("refuse"), stage.still ? 600 : 320);
  if (stage.still) return;
  const x = [0, 5, -5, 5, -5, 0].map((d) => ({ translate: `${d}px 0` }));
  shown.body.animate(x, { duration: 240, delay: shown.flight ? 120 : 0 });
}

export const clear = (stage: Stage): void => {
  for (const { el } of stage.shown.values()) el.remove();
  stage.shown.clear();
};
