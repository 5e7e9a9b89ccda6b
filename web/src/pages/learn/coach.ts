// The coach: what is to be done and why. All that it will ever say lies in one place, so that nothing moves when it says
// the next thing.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Geometry } from "../../cards/layout/geometry.ts";
import { type Sees, showDialog } from "../../play/app.ts";
import { capOf, hasKeyboard } from "../../play/keyboard.ts";
import { goal, SAYINGS, STEP_COUNT, saying } from "../../play/lesson.ts";
import { t } from "../../words/l10n.ts";
import { attempt } from "../acts.ts";
import { type Run, say } from "./lesson.ts";
import { panel } from "./panel.ts";

type Shown = Sees<"toast" | "net" | "trouble" | "prefs">;

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
  const says = SAYINGS.map((says) => text(app, says, says === now));
  const show = html`<button class="btn tall" id="show-me" ?disabled=${!goal(run.lesson)} @click=${() => showMe(run)}>${t("learn-show")}</button>`;
  return panel(app, geometry, { title: t("learn-title"), at: run.lesson.step, of: STEP_COUNT, says, button: show });
}
