// Find the play: ten positions of real rounds, in each of which a card can go home.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import { type App, keepPrefs, type Sees } from "../../play/app.ts";
import { sceneOf } from "../../play/board.ts";
import { isAnswered, isDone, resultOf } from "../../play/drills.ts";
import { t, tenths } from "../../words/l10n.ts";
import { hands } from "../acts.ts";
import { homeButton, topBar } from "../forms.ts";
import { makeRoom, panel, pointer } from "../learn/panel.ts";
import { piles, wells } from "../piles.ts";
import { go } from "../routes.ts";
import { waitPage } from "../table/page.ts";
import { seats } from "../table/seats.ts";
import { tray } from "../table/tray.ts";
import { openDialog } from "../talk.ts";
import { at, iconButton, iconOf } from "../view.ts";
import { BEST, begin, current, pass, type Run, resultWord, secondsLeft } from "./run.ts";

const LIMITS = [10, 30, 0];

function limits({ drill }: App["prefs"]): TemplateResult {
  const one = (seconds: number) =>
    html`<button role="radio" data-choice=${seconds} aria-checked=${drill === seconds ? "true" : "false"} @click=${() => keepPrefs({ drill: seconds })}>${seconds ? t("drills-seconds", { seconds }) : t("drills-unlimited")}</button>`;
  return html`<div class="seg" role="radiogroup" aria-label=${t("drills-limit")}>${LIMITS.map(one)}</div>`;
}

type Door = Sees<"page" | "bye" | "game" | "unread" | "prefs">;

function door(app: Door, head: string, lead: string): TemplateResult {
  const best = app.prefs.bests[BEST];
  return html`<div class="page start learned drilled"><div class="wrap">${topBar(app)}<main class="stack center"><h1>${head}</h1><p class="lead">${lead}</p>
    <div class="panel narrowpanel stack"><span class="lab">${t("drills-limit")}</span>${limits(app.prefs)}
    <button class="btn pri huge" id="begin" @click=${begin}>${t("drills-begin")}</button>${best ? html`<p class="mutedp">${t("drills-best", { found: best })}</p>` : nothing}
    <button class="btn tall" id="alone" @click=${() => go("practice")}>${iconOf("fast")}${t("practise")}</button></div></main></div></div>`;
}

function donePage(app: Door, { drills }: Run): TemplateResult {
  const { found, ms } = resultOf(drills);
  const head = t("drills-result", { found, count: drills.list.length });
  return door(app, head, found ? t("drills-average", { seconds: tenths(ms / found / 1000) }) : t("drills-none"));
}

const LINE = "line";

function bar({ geometry }: Scene): TemplateResult {
  const line = geometry.place === LINE;
  const home = html`${homeButton()}<span class="rd" aria-hidden="true">${t("drills")}</span><span class="grow"></span>`;
  return html`<header class="bar ${line ? "end" : ""}" .style=${at(geometry.bar)}>${line ? nothing : home}${iconButton("gear", t("settings"), openDialog("settings"))}${iconButton("x", t("leave"), () => go(""))}</header>`;
}

function says(run: Run): TemplateResult {
  const left = secondsLeft(run);
  const clock = html`<span role="timer" id="clock" translate="no">${left ?? ""}</span>`;
  const done = isAnswered(run.drills) && !isDone(run.drills);
  const line = (text: string, now: boolean) =>
    html`<p class=${now ? "now" : "kept"} aria-hidden=${now ? nothing : "true"}>${text}</p>`;
  return html`<div><h2>${t("drills")}${clock}</h2><div class="says inner">${line(t("drills-ask"), !done)}${line(done ? resultWord(run) : t("drills-missed", { seconds: tenths(10) }), done)}</div></div>`;
}

function playing(app: App, run: Run): TemplateResult {
  if (!app.game.view) return waitPage();
  makeRoom();
  const scene = sceneOf(app.game.view);
  const { place, form, unit, em, width, height } = scene.geometry;
  const show = html`<button class="btn tall" id="show-me" ?disabled=${isAnswered(run.drills)} @click=${() => pass(run)}>${t("learn-show")}</button>`;
  const content = { title: t("drills"), at: run.drills.at, of: run.drills.list.length, says: says(run), button: show };
  return html`<div class="learn drill"><main class="t ${place} ${form}" id="table" aria-label=${t("drills")} .style=${`--u:${unit};--e:${em};width:${width}px;height:${height}px`}>
    <h1 class="offscreen">${t("drills")}</h1>${bar(scene)}${panel(app, scene.geometry, content)}${wells(scene)}${seats(app, scene)}${piles(app, scene)}${tray(app, scene)}
    <div class="cards" aria-hidden="true"></div>${hands.now?.chooser(scene)}${pointer()}</main></div>`;
}

export function drillsPage(app: App): TemplateResult {
  const run = current();
  if (!run) return door(app, t("drills"), t("drills-lead"));
  return isDone(run.drills) ? donePage(app, run) : playing(app, run);
}
