// The coach: what is to be done and why, between foundations and tray, or beside a low table. All that it will ever say
// lies in one place, so that nothing moves when it says the next thing.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Geometry } from "../../cards/layout/geometry.ts";
import { type Sees, showDialog } from "../../play/app.ts";
import { capOf, hasKeyboard } from "../../play/keyboard.ts";
import { goal, SAYINGS, STEP_COUNT, saying } from "../../play/lesson.ts";
import { keepRim, rimNow } from "../../play/measure.ts";
import { spoken, t } from "../../words/l10n.ts";
import { attempt } from "../acts.ts";
import { toastLine } from "../table/bar.ts";
import { at } from "../view.ts";
import { type Run, say } from "./lesson.ts";

type Shown = Sees<"toast" | "net" | "trouble" | "prefs">;

/** Below this height the coach stands beside the table, where the window is wide enough. */
const LOW = 560;
const WIDE = 600;
const SIDE = 260;
const SIDE_SHARE = 0.34;
const MOST = 860;
const GAP = 8;

/** A coach at the side: its width; 0 for one in the middle. */
function sideWidth(): number {
  const room = document.getElementById("probe")?.offsetHeight ?? 12;
  const low = innerHeight < LOW * Math.max(1, room / 12) && innerWidth >= WIDE && innerWidth > innerHeight;
  return low ? Math.round(Math.max(SIDE, Math.min(innerWidth * SIDE_SHARE, 340))) : 0;
}

let known = { key: "", middle: 0 };

/** How high its texts come out only the browser knows; in one window and language it never shrinks, so it comes to rest. */
function grow(height: number): void {
  const key = `${innerWidth}/${innerHeight}/${spoken()}`;
  const middle = known.key === key ? Math.max(known.middle, height) : height;
  known = { key, middle };
  keepRim({ middle: middle + 2 * GAP });
}

const size = new ResizeObserver(([entry]) => {
  if (entry && !rimNow().side) grow((entry.target as HTMLElement).offsetHeight);
});

let watched: Element | null = null;

function watch(): void {
  const panel = document.querySelector(".coach");
  if (panel === watched) return;
  if (watched) size.unobserve(watched);
  if (panel) size.observe(panel);
  watched = panel;
}

export function makeRoom(): void {
  const side = sideWidth();
  if (side) keepRim({ side });
  else if (rimNow().side || !rimNow().middle) keepRim({ middle: known.middle || 150 });
  queueMicrotask(watch);
}

function place({ toast, width, height }: Geometry): string {
  const { side } = rimNow();
  if (side) return at({ x: width + GAP, y: GAP, w: side - 2 * GAP, h: height - 2 * GAP });
  const w = Math.min(MOST, toast.w);
  return `left:${toast.x + (toast.w - w) / 2}px;top:${toast.y + GAP / 2}px;width:${w}px`;
}

const bars = (step: number): TemplateResult =>
  html`<span class="steps" role="img" aria-label=${t("learn-step", { step: step + 1, steps: STEP_COUNT })}>${Array.from({ length: STEP_COUNT }, (_, i) => html`<i class=${i <= step ? "on" : ""}></i>`)}</span>`;

/** Keys that play what is asked for now, where there is a keyboard. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  work: ["2", "1"],
  found: ["nerts", "home"],
  stock: ["turn"],
  "stock-play": ["waste", "home"],
  nerts: ["nerts", "3"],
  "nerts-more": ["nerts", "1"],
  race: ["nerts", "home"],
  "race-lost": ["nerts", "2"],
  call: ["nerts", "home"],
  "call-now": ["call"],
};

function keys({ prefs }: Shown, says: string): TemplateResult | typeof nothing {
  if (!hasKeyboard() || !prefs.keysOn) return nothing;
  const caps = (KEYS[says] ?? []).map((name) => capOf(prefs.keys[name] ?? name, t("key-space")));
  return html`<span class="caps">${t("learn-keys")} ${caps.map((cap) => html`<kbd>${cap}</kbd>`)}</span>`;
}

const text = (app: Shown, says: string, now: boolean): TemplateResult =>
  html`<div class=${now ? "now" : "kept"} aria-hidden=${now ? nothing : "true"}><h2>${t(`learn-${says}.head`)}</h2><p>${say(`learn-${says}`)} ${keys(app, says)}</p></div>`;

function showMe({ lesson }: Run): void {
  const move = goal(lesson);
  if (!move) return;
  showDialog("");
  attempt(move);
}

export function coach(app: Shown, run: Run, geometry: Geometry): TemplateResult {
  const now = saying(run.lesson);
  return html`<section class="coach ${rimNow().side ? "side" : ""}" aria-label=${t("learn-title")} .style=${place(geometry)}>
    ${bars(Math.min(run.lesson.step, STEP_COUNT - 1))}<div class="says">${SAYINGS.map((says) => text(app, says, says === now))}</div>
    <button class="btn tall" id="show-me" ?disabled=${!goal(run.lesson)} @click=${() => showMe(run)}>${t("learn-show")}</button>${toastLine(app, null)}</section>`;
}
