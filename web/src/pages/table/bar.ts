// Over the cards: the bar, and the line that says what has just happened.
import { html, nothing, type TemplateResult } from "lit-html";
import { wordmark } from "../../cards/faces.ts";
import type { Scene } from "../../cards/layer.ts";
import type { Geometry, Rect } from "../../cards/layout/geometry.ts";
import { type App, mayAsk, type Sees, type Table, toggleSound } from "../../play/app.ts";
import { num, parseRules } from "../../rules/rules.ts";
import { minus, t } from "../../words/l10n.ts";
import { askHint } from "../acts.ts";
import { chatButton, openDialog } from "../talk.ts";
import { at, chipOf, drawing, iconButton, iconOf } from "../view.ts";
import { reaction, seatsOf, totalOf } from "./people.ts";

// Widths in ordinary text from which a bar has room for more than its menu.
const GOAL = 520;
const NAMED = 700;
const ICONS = 44;

type Own = Sees<"game" | "totals" | "reactions">;
type Icons = Sees<"game" | "trouble" | "prefs" | "unread">;

export const goal = (game: Table): string => {
  const rules = parseRules(game.rules);
  const [number, rounds] = [game.round, num(rules, "rounds")];
  const text = rounds ? t("round-of", { number, rounds }) : t("round-to", { number, target: num(rules, "target") });
  return game.options.calm ? `${text} · ${t("calm")}` : text;
};

function muteButton({ sound }: App["prefs"]): TemplateResult {
  const on = sound > 0;
  return iconButton(on ? "sound" : "mute", on ? t("sound-off") : t("sound-on"), toggleSound);
}

const menuButton = (): TemplateResult => iconButton("menu", t("menu"), openDialog("menu"));

/** What a bar may hold, the dearest last: what has no room is in the menu, which then says that something is new. */
function icons(app: Icons, scene: Scene, room: number): TemplateResult {
  const plays = scene.own >= 0;
  const chat = app.game.options.chat;
  const all = [
    ...(plays && mayAsk(app) ? [iconButton("bulb", t("hint"), askHint)] : []),
    ...(chat ? [chatButton(app)] : []),
    muteButton(app.prefs),
    iconButton("help", t("help"), openDialog("help")),
    iconButton("gear", t("settings"), openDialog("settings")),
  ];
  const whole = room >= (all.length + 1) * ICONS * scene.geometry.unit;
  const react = plays && !scene.geometry.marks?.ledger && room >= 2 * ICONS * scene.geometry.unit;
  const smile = react ? iconButton("smile", t("react"), openDialog("menu")) : nothing;
  if (whole) return html`${smile}${all}${menuButton()}`;
  return html`${smile}${menuButton()}`;
}

/** Name and points of the own team, where the tray does not show them. */
function mine(app: Own, scene: Scene, name: boolean): TemplateResult | typeof nothing {
  const { marks, corner } = scene.geometry;
  if (scene.own < 0 || corner || marks?.ledger || marks?.me) return nothing;
  const own = seatsOf(app.game, scene.own);
  return html`<span class="sh own" data-seat=${app.game.you}>${reaction(app, own)}${chipOf(scene.packs[scene.own] ?? -1)}${
    name ? html`<span class="nm" translate="no">${own.find((s) => s.seat === app.game.you)?.name}</span>` : nothing
  }<b translate="no">${minus(totalOf(app, scene.own))}</b></span>`;
}

const watched = (): TemplateResult =>
  html`<span class="sh eye">${iconOf("eye", "sm")}<span class="lab">${t("watching")}</span></span>`;

/** The bar beside the seats: the word at the left of them, if at all, the rest at the right. */
function lineBar(app: Own & Icons, scene: Scene): TemplateResult {
  const { bar, seats, more, em, unit } = scene.geometry;
  const first = (seats[0]?.box ?? more ?? bar).x;
  const left = { x: 0, y: 0, w: first, h: bar.h };
  const word =
    first > 80 * unit ? html`<div class="bar left" .style=${at(left)}>${drawing(wordmark())}</div>` : nothing;
  const own = bar.w > 70 * em ? mine(app, scene, false) : nothing;
  return html`${word}<div class="bar end" .style=${at(bar)}>${own}${icons(app, scene, bar.w - 70 * em)}</div>`;
}

/** Who watches a wide table reads what happens in the bar, between the word and the way to a seat. */
function watchBar(app: Icons, scene: Scene): TemplateResult {
  const { bar, width, unit } = scene.geometry;
  const wide = bar.w < width;
  const right = { x: width - 166 * unit, y: 0, w: 166 * unit, h: bar.h };
  const end = wide
    ? html`<div class="bar end" .style=${at(right)}>${muteButton(app.prefs)}${iconButton("gear", t("settings"), openDialog("settings"))}${menuButton()}</div>`
    : nothing;
  const narrow = bar.w / scene.geometry.em < 400;
  return html`<div class="bar" .style=${at(bar)}>${drawing(wordmark())}${narrow ? nothing : html`<span class="rd">${goal(app.game)}</span>`}${watched()}
    <span class="grow"></span>${wide ? nothing : icons(app, scene, 0)}</div>${end}`;
}

export function bar(app: Own & Icons, scene: Scene): TemplateResult {
  const { geometry } = scene;
  if (geometry.place === "line") return lineBar(app, scene);
  if (geometry.place === "alike") return watchBar(app, scene);
  const room = geometry.width / geometry.em;
  const round = room < GOAL ? t("round", { number: app.game.round }) : goal(app.game);
  return html`<div class="bar" .style=${at(geometry.bar)}>${drawing(wordmark())}<span class="rd">${round}</span><span class="grow"></span>
    ${mine(app, scene, room >= NAMED)}${icons(app, scene, geometry.width - (room < NAMED ? 260 : 420) * geometry.em)}</div>`;
}

/** What has just happened; in the tray of a low window it begins at the left. */
export function toastLine(
  { toast, net, trouble }: Sees<"toast" | "net" | "trouble">,
  rect: Rect | null,
  geometry?: Geometry,
): TemplateResult {
  const lost =
    net?.status === "lost" && !trouble ? { text: t("connection-lost"), icon: "turn", pack: -1, rank: 3 } : null;
  const now = lost ?? toast;
  const body = now
    ? html`<div class="toast r${now.rank}">${chipOf(now.pack)}${now.icon ? iconOf(now.icon, "sm") : nothing}<span>${now.text}</span></div>`
    : nothing;
  const tray = geometry?.tray;
  const inTray = rect && tray && rect.y >= tray.y && rect.x >= tray.x;
  return html`<div class="mid ${inTray ? "left" : ""}" .style=${rect ? at(rect) : ""}>${body}</div>`;
}
