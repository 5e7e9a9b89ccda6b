// The big screen: what a television or a projector shows around the cards. Nobody sits here, so there is nothing to press.
import { html, nothing, type TemplateResult } from "lit-html";
import { wordmark } from "../../cards/faces.ts";
import type { Scene } from "../../cards/layer.ts";
import { played, type Sees } from "../../play/app.ts";
import { t } from "../../words/l10n.ts";
import { clock } from "../chart.ts";
import { links, whyAlone } from "../lobby.ts";
import { qr } from "../qr.ts";
import { at, drawing } from "../view.ts";
import { goal } from "./bar.ts";

/** The way in, while a seat is free: picture of the link, and the code to type. */
function way({ game }: Sees<"game">, scene: Scene): TemplateResult | typeof nothing {
  const rect = scene.geometry.invite;
  if (!rect) return nothing;
  const [link] = links(game);
  return html`<aside class="invite" .style=${at(rect)}><b>${t("screen-come")}</b>${link ? html`${qr(link)}<span class="lab">${t("screen-code")}</span>` : html`<p>${whyAlone()}</p>`}
    <strong translate="no">${game.code.replace(/^(.{4})/, "$1 ")}</strong></aside>`;
}

export const screenParts = (app: Sees<"game" | "began" | "stands">, scene: Scene): TemplateResult =>
  html`<div class="bar" .style=${at(scene.geometry.bar)}>${drawing(wordmark())}<span class="rd">${goal(app.game)}</span><span class="grow"></span><span class="rd clock" role="timer" translate="no">${clock(played(app))}</span></div>${way(app, scene)}`;
