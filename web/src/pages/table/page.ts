// The table's page: bar, seats, wells, tray, buttons; the cards lie in a layer that board.ts draws.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { wordmark } from "../../cards/faces.ts";
import type { Scene } from "../../cards/layer.ts";
import { isScreen, type Sees, type Table } from "../../play/app.ts";
import { board, pileRects, sceneOf } from "../../play/board.ts";
import { named, t } from "../../words/l10n.ts";
import { hands } from "../acts.ts";
import { piles, wells } from "../piles.ts";
import { chipOf, drawing } from "../view.ts";
import { bar, toastLine } from "./bar.ts";
import { seats } from "./seats.ts";
import { tray } from "./tray.ts";

const lineup = ({ seats }: Table): TemplateResult =>
  html`<ul class="lineup" translate="no">${seats.map(
    (s) => html`<li>${chipOf(s.pack)}<span class="nm">${named(s.name)}</span></li>`,
  )}</ul>`;

/** Who is about to play whom, while the seconds run. */
function countdown({ game, endsAt }: Sees<"game" | "endsAt">): TemplateResult {
  const seconds = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
  const round = t("round", { number: game.round + 1 });
  return html`<div class="counting">${drawing(wordmark())}<span class="lab">${round}</span>
    <div class="big count" translate="no" role="status" aria-label=${seconds}>${keyed(seconds, html`<span class="pop">${seconds}</span>`)}</div>${lineup(game)}</div>`;
}

/** What has been called. */
export const bigWord = (): TemplateResult | typeof nothing =>
  board.big
    ? html`<div class="big word" role="presentation">${chipOf(board.big.pack)}<span class="pop">${board.big.text}</span></div>`
    : nothing;

/** From the card of the shown move to where it goes. */
export function arrow(): TemplateResult | typeof nothing {
  const { advice, drawn, scene } = board;
  const to = advice && scene ? pileRects(scene).get(advice.to) : undefined;
  const from = drawn.find((d) => d.pile === advice?.from && d.above === advice.count - 1);
  if (!from || !to || board.hold) return nothing;
  const [x, y] = [from.x + from.w / 2, from.y + from.w * 0.5];
  const on = drawn.filter((d) => d.pile === advice?.to).reduce((low, d) => Math.max(low, d.y), to.y);
  const [tx, ty] = [to.x + to.w / 2, on + to.w * 0.7];
  const bend = `${(x + tx) / 2} ${Math.min(y, ty) - 0.4 * from.w}`;
  return html`<svg class="arrow" aria-hidden="true"><path class="edge" d="M${x} ${y}Q${bend} ${tx} ${ty}"/><path d="M${x} ${y}Q${bend} ${tx} ${ty}"/><circle cx=${tx} cy=${ty} r="7"/></svg>`;
}

type Shown = Sees<
  "game" | "prefs" | "totals" | "endsAt" | "began" | "stands" | "reactions" | "unread" | "toast" | "trouble" | "net"
>;

type Part = (app: Shown, scene: Scene) => TemplateResult | typeof nothing;

/** `later` comes after the first card: the big screen's bar and way in, and the way to a seat for who watches. */
export function tablePage(app: Shown, later: { screenParts: Part; watching: Part } | null): TemplateResult {
  const position = app.game.view;
  if (!position)
    return html`<main class="t empty">${countdown(app)}${toastLine(app, null)}<div class="cards" aria-hidden="true"></div></main>`;
  const scene = sceneOf(position);
  const { place, form, unit, em } = scene.geometry;
  const over = isScreen
    ? (later?.screenParts(app, scene) ?? nothing)
    : html`${bar(app, scene)}${tray(app, scene)}${later?.watching(app, scene)}`;
  return html`<main class="t ${place} ${form}" id="table" aria-label=${t("table")} .style=${`--u:${unit};--e:${em}`}>
    ${wells(scene)}${over}${seats(app, scene)}${piles(app, scene)}
    <div class="cards" aria-hidden="true"></div>
    ${toastLine(app, scene.geometry.toast, scene.geometry)}${hands.now?.chooser(scene)}${arrow()}${hands.now?.firstMark(app, scene)}${bigWord()}
  </main>`;
}

/** Before the first state. */
export const waitPage = (): TemplateResult =>
  html`<main class="wait" aria-busy="true"><div class="logo">${drawing(wordmark())}</div><p class="lab">${t("connecting")}</p></main>`;
