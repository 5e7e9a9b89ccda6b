// The tutorial: a table with a coach at it. One idea a step, and what is played is the lesson.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import type { App } from "../../play/app.ts";
import { keepPrefs } from "../../play/app.ts";
import { sceneOf } from "../../play/board.ts";
import { t } from "../../words/l10n.ts";
import { hands } from "../acts.ts";
import { homeButton } from "../forms.ts";
import { languageButton } from "../language.ts";
import { piles, wells } from "../piles.ts";
import { go } from "../routes.ts";
import { bigWord, waitPage } from "../table/page.ts";
import { seats } from "../table/seats.ts";
import { tray } from "../table/tray.ts";
import { at, iconButton } from "../view.ts";
import { coach } from "./coach.ts";
import { donePage, wayBack } from "./done.ts";
import { current } from "./lesson.ts";
import { makeRoom, pointer } from "./panel.ts";

/** Skipped, or finished: nobody asks again. */
const leave = (path: string) => (): void => {
  keepPrefs({ taught: true });
  go(path);
};

/** Beside the seats there is room for two buttons. */
const LINE = "line";

function bar({ geometry }: Scene): TemplateResult {
  const home = homeButton(leave(""));
  const title = html`<span class="rd" aria-hidden="true">${t("learn-title")}</span>`;
  const line = geometry.place === LINE;
  const out = line
    ? iconButton("x", t("learn-leave"), leave(wayBack()))
    : html`<button class="btn" id="skip" @click=${leave(wayBack())}>${t("learn-leave")}</button>`;
  return html`<header class="bar ${line ? "end" : ""}" .style=${at(geometry.bar)}>${line ? nothing : html`${home}${title}<span class="grow"></span>`}${languageButton()}${out}</header>`;
}

export function learnPage(app: App): TemplateResult {
  const run = current();
  if (run.counted) return donePage(app, run);
  if (!app.game.view) return waitPage();
  makeRoom();
  const scene = sceneOf(app.game.view);
  const { place, form, unit, em, width, height } = scene.geometry;
  return html`<div class="learn"><main class="t ${place} ${form}" id="table" aria-label=${t("learn-title")} .style=${`--u:${unit};--e:${em};width:${width}px;height:${height}px`}>
    <h1 class="offscreen">${t("learn-title")}</h1>${bar(scene)}${coach(app, run, scene.geometry)}${wells(scene)}${seats(app, scene)}${piles(app, scene)}${tray(app, scene)}
    <div class="cards" aria-hidden="true"></div>${hands.now?.chooser(scene)}${pointer()}${bigWord()}</main></div>`;
}
