// A round that is over, seen again: the table as it was, and the score paper to go through it.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { wordmark } from "../../cards/faces.ts";
import type { Scene } from "../../cards/layer.ts";
import type { Geometry, Rect } from "../../cards/layout/geometry.ts";
import { app, checkDeal, toast } from "../../play/app.ts";
import { sceneOf } from "../../play/board.ts";
import { canLay, keepRim, rimNow } from "../../play/measure.ts";
import { named, t } from "../../words/l10n.ts";
import { clock } from "../chart.ts";
import { copyText } from "../copy.ts";
import { topBar } from "../forms.ts";
import { piles, wells } from "../piles.ts";
import { go } from "../routes.ts";
import { toastLine } from "../table/bar.ts";
import { waitPage } from "../table/page.ts";
import { seats } from "../table/seats.ts";
import { tray } from "../table/tray.ts";
import { openDialog } from "../talk.ts";
import { at, chipOf, drawing, iconButton, iconOf } from "../view.ts";
import { dealOf, outcome, save } from "./about.ts";
import { analysisPage } from "./analysis.ts";
import { choose } from "./drop.ts";
import "./icons.ts";
import { keyDown } from "./keys.ts";
import { lanes, measured } from "./lanes.ts";
import {
  analyse,
  ensure,
  follow,
  isAnalysing,
  isKept,
  jump,
  linkTo,
  look,
  lookOn,
  now,
  type Show,
  SPEEDS,
  setSpeed,
  stepBy,
  toggle,
  toRound,
} from "./state.ts";

export { dropped } from "./drop.ts";

addEventListener("keydown", keyDown);

// --- no replay yet ---------------------------------------------------------------------------------------------------

const refusal = (): TemplateResult | typeof nothing =>
  now.refused
    ? html`<p class="problem" id="refused" role="alert">${iconOf("x", "sm")}<span>${t(`replay-refused-${now.refused.code}`, { line: now.refused.line, why: now.refused.why })}</span></p>`
    : nothing;

const openPage = (): TemplateResult =>
  html`<div class="page start"><div class="wrap">${topBar(app)}<main class="stack center"><h1>${t("replay-open")}</h1>
    <div class="panel narrowpanel stack dropzone"><p class="mutedp">${t("replay-open-help")}</p>
    <button class="btn pri huge" id="choose" ?disabled=${now.busy} @click=${choose}>${now.busy ? t("replay-reading") : t("replay-choose")}</button>${refusal()}</div></main></div></div>`;

// --- over the table --------------------------------------------------------------------------------------------------

async function share(show: Show): Promise<void> {
  const shared = isKept() ? t("replay-shared-kept") : t("replay-shared");
  toast((await copyText(linkTo(show))) ? shared : t("replay-not-shared"), { icon: "share", rank: 2 }, 4000);
}

function rounds(show: Show): TemplateResult {
  const all = show.replay.rounds;
  if (all.length < 2) return html`<h1>${t("replay-round", { number: show.film.round.number })}</h1>`;
  const change = (event: Event) => toRound(Number((event.target as HTMLSelectElement).value));
  return html`<h1 class="offscreen">${t("replay-round", { number: show.film.round.number })}</h1><select class="in rounds" aria-label=${t("replay-choose-round")} @change=${change}>${all.map(
    (round, i) =>
      html`<option value=${i} .selected=${i === show.round}>${t("replay-round-of", { number: round.number, count: all.length })}</option>`,
  )}</select>`;
}

const WORDS = 1000; // px of ordinary text from which buttons have words
const SUB = 620;

const home = (room: number): TemplateResult =>
  html`<button class="home" id="to-start" aria-label=${t("to-start")} @click=${() => go("")}>${room >= SUB ? drawing(wordmark()) : iconOf("left")}</button>`;

function button(icon: string, label: string, act: () => void, id: string, words: boolean): TemplateResult {
  return words
    ? html`<button class="btn small" id=${id} @click=${act}>${iconOf(icon)}${label}</button>`
    : html`<button class="ib" id=${id} aria-label=${label} title=${label} @click=${act}>${iconOf(icon)}</button>`;
}

/** In a low window the seats have the bar's row: the way out and the rounds are with the controls then. */
function bar(show: Show, { geometry }: Scene): TemplateResult {
  const low = geometry.place === "line";
  const room = low ? 0 : geometry.width / geometry.em;
  const words = room >= WORDS;
  const deal = dealOf(show);
  const buttons = html`${button("lines", t("replay-analysis"), () => analyse(true), "analyse", words)}${button("share", t("replay-share"), () => void share(show), "share", words)}
    ${button("save", t("replay-download"), () => save(show), "save", false)}${deal && room >= SUB ? button("check", t("check-deal"), () => checkDeal(deal), "check-deal", false) : nothing}
    ${room >= SUB ? iconButton("gear", t("settings"), openDialog("settings")) : nothing}`;
  if (low) return html`<div class="bar end" .style=${at(geometry.bar)}>${buttons}</div>`;
  return html`<header class="bar" .style=${at({ x: 0, y: 0, w: geometry.width, h: geometry.bar.h })}>${home(room)}${rounds(show)}
    ${words ? html`<span class="rd">${outcome(show)}</span>` : nothing}<span class="grow"></span>${buttons}</header>`;
}

// --- under the table -------------------------------------------------------------------------------------------------

const speedName = (speed: number): string => `${{ 0.25: "¼", 0.5: "½" }[speed] ?? speed}×`;

function speeds(show: Show): TemplateResult {
  const next = () => setSpeed(SPEEDS[(SPEEDS.indexOf(show.speed as 1) + 1) % SPEEDS.length] ?? 1);
  return html`<div class="seg speeds" role="radiogroup" aria-label=${t("replay-speed")}>${SPEEDS.map(
    (s) =>
      html`<button role="radio" aria-checked=${s === show.speed ? "true" : "false"} @click=${() => setSpeed(s)}>${speedName(s)}</button>`,
  )}</div><button class="btn speed" aria-label=${`${t("replay-speed")}: ${speedName(show.speed)}`} @click=${next}>${speedName(show.speed)}</button>`;
}

const LEGEND: readonly (readonly [string, string])[] = [
  ["nerts", '<circle class="dotmark" r="4.5"/>'],
  ["home", '<path class="stroke" d="M0-5.5V5.5"/>'],
  ["lost", '<path class="bolt" d="M1.500-7-4.500 1.200H0L-1.500 7 4.500-1.200H0Z"/>'],
  ["tie", '<path class="tie" d="M0-6.5 6.5 0 0 6.5-6.5 0Z"/><path class="dotmark" d="M0-6.5V6.5L-6.5 0Z"/>'],
  ["call", '<path class="stroke" d="M-4 8V-8"/><path class="flag" d="M-4-8H8L5-4 8 0H-4Z"/>'],
];

const legend = (): TemplateResult =>
  html`<ul class="legend">${LEGEND.map(([name, art]) => html`<li>${drawing(`<svg class="marksign" viewBox="-10 -10 20 20" aria-hidden="true">${art}</svg>`)}${t(`replay-legend-${name}`)}</li>`)}</ul>`;

function controls(show: Show, low: boolean): TemplateResult {
  const pack = show.film.seats.get(show.seat)?.pack ?? -1;
  const view =
    show.seat < 0
      ? t("replay-all-seats")
      : t("replay-seat", { name: named(show.film.seats.get(show.seat)?.name ?? "") });
  const name = show.playing ? t("replay-pause") : t("replay-play");
  return html`<div class="controls"><button class="btn viewer" aria-label=${`${t("replay-view")}: ${view}`} @click=${lookOn}>${iconOf("eye")}${pack < 0 ? nothing : chipOf(pack)}</button>
    ${iconButton("markback", t("replay-mark-back"), () => jump(-1), "far")}${iconButton("back", t("replay-back"), () => stepBy(-1))}
    <button class="btn pri" id="play" aria-label=${name} title=${name} @click=${toggle}>${iconOf(show.playing ? "halt" : "play")}</button>
    ${iconButton("on", t("replay-on"), () => stepBy(1))}${iconButton("markon", t("replay-mark-on"), () => jump(1))}
    ${low ? html`${home(0)}${rounds(show)}` : nothing}<span class="clock" translate="no"><b id="clock" .textContent=${live(clock(show.ms))}></b> / ${clock(show.film.round.end)}</span>${speeds(show)}<span class="grow"></span>${legend()}</div>`;
}

// --- all of it -------------------------------------------------------------------------------------------------------

/** Whoever touches a seat looks on from there. */
const pick = (scene: Scene) => ({
  capture: true,
  handleEvent(event: Event): void {
    const seat = (event.target as Element).closest(".seat");
    if (!seat) return;
    event.stopPropagation();
    const team = scene.shown[[...document.querySelectorAll(".seat")].indexOf(seat)];
    const sitter = now.show?.replay.seats.find((s) => s.team === team);
    if (sitter) look(sitter.seat);
  },
});

const watched = new WeakSet<Element>();
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.classList.contains("track")) measured(target.clientWidth);
    else keepRim({ foot: (target as HTMLElement).offsetHeight });
  }
});

/** How high the controls come out, and how long the lanes, only the browser knows. */
function measure(): void {
  for (const part of document.querySelectorAll(".foot, .track")) {
    if (watched.has(part)) continue;
    watched.add(part);
    sizes.observe(part);
  }
}

/** On wide windows who watches all seats reads what happens in the bar: here that is full, so over the foundations' foot. */
const toastAt = ({ toast: rect, place, bar: { h }, height, width }: Geometry): Rect =>
  place === "alike" && rect.y < h ? { x: 0, y: height - 44, w: width, h: 40 } : rect;

function watchPage(show: Show): TemplateResult {
  ensure(show);
  canLay(true); // whoever looks from one seat now may look at all of them next
  const position = app.game.view;
  if (!position || !canLay()) return waitPage();
  queueMicrotask(measure);
  const scene = sceneOf(position);
  const { place, form, unit, em, height } = scene.geometry;
  return html`<div class="replay" .style=${`min-height:${height + rimNow().foot}px`}><main class="t ${place} ${form}" id="table" aria-label=${t("table")} .style=${`--u:${unit};--e:${em};height:${height}px`} @click=${pick(scene)}>
    ${wells(scene)}${bar(show, scene)}${tray(app, scene)}${seats(app, scene)}${piles(app, scene)}<div class="cards" aria-hidden="true"></div>${toastLine(app, toastAt(scene.geometry), scene.geometry)}</main>
    <section class="foot" aria-label=${t("replay")}>${controls(show, place === "line")}${lanes(show)}</section></div>`;
}

export function replayPage(): TemplateResult {
  follow();
  const { show } = now;
  if (!show) return isKept() && !now.refused ? waitPage() : openPage();
  return isAnalysing() ? analysisPage(show) : watchPage(show);
}
