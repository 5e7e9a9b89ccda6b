// The own tray: everything on it that is not a card.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import type { Geometry, Marks, Rect } from "../../cards/layout/geometry.ts";
import { ownHand } from "../../net/game.ts";
import { mayMove, type Sees, send, type Table } from "../../play/app.ts";
import { board } from "../../play/board.ts";
import { calledWord, teamName } from "../../play/texts.ts";
import { whyNot } from "../../rules/legality.ts";
import type { Team } from "../../rules/notation.ts";
import { num, parseRules } from "../../rules/rules.ts";
import { minus, signed, t } from "../../words/l10n.ts";
import { REACTIONS } from "../../words/reactions.ts";
import { attempt } from "../acts.ts";
import { at, chipOf, iconButton, iconOf } from "../view.ts";
import { hasCalled, homeCount, person, reaction, score, seatsOf, totalOf } from "./people.ts";

type Own = Sees<"game" | "totals" | "reactions">;
type Play = Sees<"game" | "trouble">;

// --- name and points -------------------------------------------------------------------------------------------------

function ledgerRows({ rules }: Table, scene: Scene, team: Team): TemplateResult {
  const penalty = num(parseRules(rules), "penalty");
  const home = homeCount(scene, scene.own);
  const left = team.nerts.length * penalty;
  return html`<dl class="led"><dt>${t("cards-home")}</dt><dd translate="no">${signed(home)}</dd>
    <dt>${t("nerts-left", { count: team.nerts.length, penalty })}</dt><dd translate="no">${signed(-left)}</dd>
    <dt class="sum">${t("this-round")}</dt><dd class="sum" translate="no">${signed(home - left)}</dd></dl>`;
}

function reactions(): TemplateResult {
  return html`<div class="rxs">${REACTIONS.slice(0, 4).map((r, i) => iconButton(r.icon, t(`react-${r.name}`), () => send("react", i), "rx"))}</div>`;
}

function ledger(app: Own, scene: Scene, team: Team, rect: Rect, hands: boolean): TemplateResult {
  const own = seatsOf(app.game, scene.own);
  const [first, ...partners] = own;
  const points = html`${reaction(app, own)}${score(app, scene.own, true)}`;
  const words = rect.w / scene.geometry.em > 165;
  return html`<div class="ledger ${hands ? "" : "framed"}" .style=${at(rect)}><div class="sh">${chipOf(scene.packs[scene.own] ?? -1)}${first ? person(app.game, first, words) : nothing}${points}</div>
    ${partners.map((s) => html`<div class="sh partner">${person(app.game, s, words)}</div>`)}${ledgerRows(app.game, scene, team)}<span class="grow"></span>${hands ? reactions() : nothing}</div>`;
}

/** How the match stands, in the free corner of a wide table. */
function standings(app: Sees<"game" | "totals">, scene: Scene, rect: Rect): TemplateResult {
  const order = Array.from({ length: scene.position.teams.length }, (_, i) => i).sort(
    (a, b) => totalOf(app, b) - totalOf(app, a) || a - b,
  );
  return html`<div class="ledger framed" translate="no" .style=${at(rect)}><span class="lab">${t("standings")}</span>${order.map(
    (i) =>
      html`<div class="sh">${chipOf(scene.packs[i] ?? -1)}<span class="nm">${teamName(app.game, i)}</span>${score(app, i, false)}</div>`,
  )}</div>`;
}

function corner(
  app: Own,
  scene: Scene,
  team: Team,
  { corner: rect, marks }: Geometry,
): TemplateResult | typeof nothing {
  if (!rect) return nothing;
  return marks?.ledger ? standings(app, scene, rect) : ledger(app, scene, team, rect, false);
}

/** Name and points alone, where the tray has room for no more. */
const me = (app: Own, scene: Scene, rect: Rect): TemplateResult =>
  html`<div class="me" data-seat=${app.game.you} .style=${at(rect)}><span class="sh">${reaction(app, seatsOf(app.game, scene.own))}${chipOf(scene.packs[scene.own] ?? -1)}<b translate="no">${minus(totalOf(app, scene.own))}</b></span></div>`;

// --- over and under the piles ----------------------------------------------------------------------------------------

function headings({ labels }: Marks, team: Team): TemplateResult {
  const values = [
    [t("pile-n"), html`<b translate="no">${team.nerts.length}</b>`],
    [t("pile-d"), nothing],
    [t("pile-s"), html`<span class="lab" translate="no">${team.stock.length}</span>`],
  ];
  return html`${labels.map((rect, i) => html`<div class="hd" .style=${at(rect)}><span class="lab">${values[i]?.[0]}</span>${values[i]?.[1]}</div>`)}`;
}

const TO_NERTS = 54; // px of these words in ordinary text

const under = (rect: Rect, count: number, em: number): TemplateResult =>
  html`<div class="undern" .style=${at(rect)}><b translate="no">${count}</b>${rect.w >= TO_NERTS * em ? html`<span class="lab">${t("to-nerts")}</span>` : nothing}</div>`;

// --- the two buttons -------------------------------------------------------------------------------------------------

const LETTER = 0.66; // width of a bold letter, in its height

/** The largest text that a button has room for, at most `most` px in ordinary text. */
function fitting(text: string, r: Rect, most: number, { em }: Geometry): string {
  const size = Math.min(most * em, (r.w * 0.88) / (Math.max(3, text.length) * LETTER), r.h * 0.5);
  return `font-size:${Math.max(12, size).toFixed(1)}px`;
}

/** When there is something to call, the button takes the room of both, where they lie one over the other. */
function litBox({ call, stuck }: Marks, geometry: Geometry): Rect {
  const ring = 8;
  if (geometry.form === "flat" || stuck.y < call.y + call.h) return { ...call, x: call.x + ring, w: call.w - 2 * ring };
  return { x: call.x + ring, y: call.y + ring, w: call.w - 2 * ring, h: stuck.y + stuck.h - call.y - 2 * ring };
}

const isLit = (app: Play, scene: Scene, team: Team): boolean =>
  mayMove(app) && !team.nerts.length && whyNot(scene.position, scene.own, { kind: "call" }, ownHand(app.game)) === null;

function callButton(app: Play, scene: Scene, team: Team, marks: Marks): TemplateResult {
  const { geometry } = scene;
  const word = calledWord(app.game);
  if (isLit(app, scene, team)) {
    const box = litBox(marks, geometry);
    return html`<button id="call" class="nb on ${board.advice?.reason === "call" ? "advised" : ""}" .style=${`${at(box)};${fitting(word, box, 34, geometry)}`} @click=${() => attempt({ kind: "call" })}>${word}</button>`;
  }
  const { call } = marks;
  const flat = geometry.form === "flat";
  const text = flat
    ? html`<span class="big" translate="no">${team.nerts.length}</span><small>${t("to-nerts")}</small>`
    : word;
  return html`<div class="nb off" .style=${`${at(call)};${flat ? "" : fitting(word, call, 22, geometry)}`} aria-hidden="true">${text}</div>`;
}

/** Who waits may shift (R39); when a landing has ended the mark, he may say so again (A24). */
function waitingButtons(app: Play, { stuck }: Marks, team: Team, unit: number): TemplateResult {
  const hand = team.stuck ? 0 : 44 * unit;
  const again = { ...stuck, x: stuck.x + stuck.w - hand, w: hand };
  return html`<button id="shift" class="btn flat" .style=${at({ ...stuck, w: stuck.w - (hand && hand + 6) })} ?disabled=${!mayMove(app) || !team.stock.length}
      title=${t("shift-help")} @click=${() => attempt({ kind: "shift" })}>${iconOf("shift", "sm")}${t("shift")}</button>
    ${hand ? html`<button id="stuck" class="btn flat" .style=${at(again)} ?disabled=${!mayMove(app)} aria-label=${t("am-stuck")} title=${t("stuck-help")} @click=${() => attempt({ kind: "stuck" })}>${iconOf("hand", "sm")}</button>` : nothing}`;
}

const LINE = 7.6; // px of a letter in a button's ordinary text
const HAND = 36;

/** As much of "I am stuck" as the button has room for. */
function stuckWords(width: number): { readonly text: string; readonly hand: boolean } {
  for (const text of [t("am-stuck"), t("stuck-short")]) {
    if (width >= text.length * LINE + HAND) return { text, hand: true };
    if (width >= text.length * LINE + 10) return { text, hand: false };
  }
  return { text: "", hand: true };
}

function stuckButton(app: Play, scene: Scene, team: Team, marks: Marks): TemplateResult | typeof nothing {
  const { form, em, unit } = scene.geometry;
  if (form !== "flat" && isLit(app, scene, team) && marks.stuck.y >= marks.call.y + marks.call.h) return nothing;
  if (team.waiting) return waitingButtons(app, marks, team, unit);
  const { text, hand } = stuckWords(marks.stuck.w / em);
  return html`<button id="stuck" class="btn flat" .style=${at(marks.stuck)} ?disabled=${!mayMove(app)} aria-label=${t("am-stuck")} title=${t("stuck-help")}
    @click=${() => attempt({ kind: "stuck" })}>${hand ? iconOf("hand", "sm") : nothing}${text}</button>`;
}

export function tray(app: Own & Play, scene: Scene): TemplateResult | typeof nothing {
  const team = scene.position.teams[scene.own];
  const { geometry } = scene;
  const { marks } = geometry;
  if (!team || !marks || !geometry.tray) return nothing;
  return html`<div class="tray ${hasCalled(scene, scene.own) ? "called" : ""}" .style=${at(geometry.tray)}></div>${corner(app, scene, team, geometry)}
    ${marks.ledger ? ledger(app, scene, team, marks.ledger, true) : nothing}${marks.me ? me(app, scene, marks.me) : nothing}${headings(marks, team)}
    ${marks.count ? under(marks.count, team.nerts.length, geometry.em) : nothing}${callButton(app, scene, team, marks)}${stuckButton(app, scene, team, marks)}`;
}
