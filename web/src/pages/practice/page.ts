// Practice alone: the table, with a clock in its bar; and at the end what it came to.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import { type App, mayAsk } from "../../play/app.ts";
import { sceneOf } from "../../play/board.ts";
import { clock as clockOf } from "../../play/practice.ts";
import { t } from "../../words/l10n.ts";
import { askHint, hands } from "../acts.ts";
import { clock } from "../chart.ts";
import { byHand, copyLink } from "../copy.ts";
import { homeButton, topBar } from "../forms.ts";
import { piles, wells } from "../piles.ts";
import { go } from "../routes.ts";
import { toastLine } from "../table/bar.ts";
import { arrow, bigWord, waitPage } from "../table/page.ts";
import { tray } from "../table/tray.ts";
import { openDialog } from "../talk.ts";
import { at, iconButton, iconOf } from "../view.ts";
import { again, anew, current, headOf, linkOf, type Run, wordOf } from "./run.ts";

/** Below this width of ordinary text the bar has room for the clock and its buttons alone. */
const NAMED = 700;

const time = (name: string, ms: number): TemplateResult =>
  html`<span class="sh clocked"><span class="lab">${name}</span><b translate="no">${clock(ms)}</b></span>`;

function bar(app: App, { geometry }: Scene, run: Run): TemplateResult {
  const roomy = geometry.width / geometry.em >= NAMED && geometry.bar.w > geometry.width / 2;
  const played = clockOf(run.practice, performance.now());
  const title = html`<span class="rd" aria-hidden="true">${t("practice-title")}</span>`;
  return html`<header class="bar" .style=${at(geometry.bar)}>${roomy ? html`${homeButton()}${title}` : nothing}
    <span role="timer" id="clock" class="sh clocked">${roomy ? html`<span class="lab">${t("practice-time")}</span>` : nothing}<b translate="no">${clock(played)}</b></span>
    ${roomy && run.best ? time(t("practice-own-best"), run.best) : nothing}<span class="grow"></span>
    ${mayAsk(app) ? iconButton("bulb", t("hint"), askHint) : nothing}${iconButton("again", t("practice-again"), () => again(run))}${iconButton("plus", t("practice-new"), anew)}
    ${iconButton("gear", t("settings"), openDialog("settings"))}${iconButton("x", t("leave"), () => go(""))}</header>`;
}

function donePage(app: App, run: Run): TemplateResult {
  const copied = app.copied === "yes";
  return html`<div class="page start learned practised"><div class="wrap">${topBar(app)}<main class="stack center"><h1>${headOf(run)}</h1><p class="lead">${wordOf(run)}</p>
    <div class="panel narrowpanel stack"><button class="btn pri huge" id="new" @click=${anew}>${t("practice-new")}</button>
    <button class="btn tall" id="again" @click=${() => again(run)}>${iconOf("again")}${t("practice-again")}</button>
    <button class="btn tall" id="copy" @click=${copyLink(app, linkOf(run))}>${iconOf(copied ? "check" : "copy")}${copied ? t("copied") : t("practice-link")}</button>${byHand(app, linkOf(run), t("practice-link"))}
    <button class="btn tall" id="drills" @click=${() => go("drills")}>${iconOf("bulb")}${t("drills")}</button></div></main></div></div>`;
}

export function practicePage(app: App): TemplateResult {
  const run = current();
  if (run.counted) return donePage(app, run);
  if (!app.game.view) return waitPage();
  const scene = sceneOf(app.game.view);
  const { place, form, unit, em } = scene.geometry;
  return html`<main class="t practice ${place} ${form}" id="table" aria-label=${t("practice-title")} .style=${`--u:${unit};--e:${em}`}>
    <h1 class="offscreen">${t("practice-title")}</h1>${wells(scene)}${bar(app, scene, run)}${tray(app, scene)}${piles(app, scene)}
    <div class="cards" aria-hidden="true"></div>${toastLine(app, scene.geometry.toast, scene.geometry)}${hands.now?.chooser(scene)}${arrow()}${bigWord()}</main>`;
}
