// The table's page: bar, seats, wells, tray, buttons; the cards lie in a layer that board.ts draws.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { wordmark } from "../../cards/faces.ts";
import type { Scene } from "../../cards/layer.ts";
import { app, isScreen, me } from "../../play/app.ts";
import { board, sceneOf } from "../../play/board.ts";
import { named, t } from "../../words/l10n.ts";
import { chooser } from "../chooser.ts";
import { piles, wells } from "../piles.ts";
import { sitForm } from "../start.ts";
import { at, chipOf, drawing } from "../view.ts";
import { bar, toastLine } from "./bar.ts";
import { seats } from "./seats.ts";
import { tray } from "./tray.ts";

const lineup = (): TemplateResult =>
  html`<ul class="lineup" translate="no">${app.game.seats.map(
    (s) => html`<li>${chipOf(s.pack)}<span class="nm">${named(s.name)}</span></li>`,
  )}</ul>`;

/** Who is about to play whom, while the seconds run. */
function countdown(): TemplateResult {
  const seconds = Math.max(1, Math.ceil((app.endsAt - performance.now()) / 1000));
  const round = t("round", { number: app.game.round + 1 });
  return html`<div class="counting">${drawing(wordmark())}<span class="lab">${round}</span>
    <div class="big count" translate="no" role="status" aria-label=${seconds}>${keyed(seconds, html`<span class="pop">${seconds}</span>`)}</div>${lineup()}</div>`;
}

const bigWord = (): TemplateResult | typeof nothing =>
  board.big
    ? html`<div class="big word" role="presentation">${chipOf(board.big.pack)}<span class="pop">${board.big.text}</span></div>`
    : nothing;

/** The way to a seat, for who watches. */
function watching({ geometry: { sit } }: Scene): TemplateResult | typeof nothing {
  return me() || !sit ? nothing : html`<div class="watching" .style=${at(sit)}>${sitForm("")}</div>`;
}

/** `screen` draws the big screen's bar and way in. */
export function tablePage(screen?: (scene: Scene) => TemplateResult): TemplateResult {
  const position = app.game.view;
  if (!position)
    return html`<main class="t empty">${countdown()}${toastLine(null)}<div class="cards" aria-hidden="true"></div></main>`;
  const scene = sceneOf(position);
  const { place, form, unit, em } = scene.geometry;
  const over = isScreen ? (screen?.(scene) ?? nothing) : html`${bar(scene)}${tray(scene)}${watching(scene)}`;
  return html`<main class="t ${place} ${form}" id="table" aria-label=${t("table")} .style=${`--u:${unit};--e:${em}`}>
    ${wells(scene)}${over}${seats(scene)}${piles(scene)}
    <div class="cards" aria-hidden="true"></div>
    ${toastLine(scene.geometry.toast, scene.geometry)}${chooser(scene)}${bigWord()}
  </main>`;
}

/** Before the first state. */
export const waitPage = (): TemplateResult =>
  html`<main class="wait" aria-busy="true"><div class="logo">${drawing(wordmark())}</div><p class="lab">${t("connecting")}</p></main>`;
