// The seats of the others: as much of each as its box has room for.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import { RATIO, type Rect, type SeatBox } from "../../cards/layout/geometry.ts";
import type { Sees } from "../../play/app.ts";
import { teamName } from "../../play/texts.ts";
import type { Team } from "../../rules/notation.ts";
import { num, parseRules } from "../../rules/rules.ts";
import { minus, t } from "../../words/l10n.ts";
import { openDialog } from "../talk.ts";
import { at, chipOf, iconOf } from "../view.ts";
import { badge, hasCalled, homeCount, person, reaction, score, seatsOf, totalOf } from "./people.ts";

type Seats = Sees<"game" | "totals" | "reactions">;

const inner = (box: SeatBox, r: Rect): string => at({ ...r, x: r.x - box.box.x, y: r.y - box.box.y });
const hand = (state: Team): TemplateResult | typeof nothing =>
  state.stuck ? html`<span class="react" title=${t("am-stuck")}>${iconOf("hand")}</span>` : nothing;

/** So wide in ordinary text, a bot's level has room beside its name. */
const WORDS = 190;
const UNIT = 300;
/** Below this a name would not be readable beside the points: they go under the count. */
const BESIDE = 132;
/** A count's words. */
const TO_NERTS = 58;

const isNarrow = (box: SeatBox, em: number): boolean => box.kind === "tall" && box.head.w < BESIDE * em;

/** Chip, name and badge in one line, points at its end. */
function line(app: Seats, scene: Scene, team: number, state: Team, box: SeatBox): TemplateResult {
  const { em } = scene.geometry;
  const seats = seatsOf(app.game, team);
  const room = box.head.w / em;
  const points = box.points || isNarrow(box, em) ? nothing : score(app, team, room > UNIT || box.kind === "whole");
  return html`<div class="sh" .style=${inner(box, box.head)}>${chipOf(scene.packs[team] ?? -1)}${seats.map((s) =>
    person(app.game, s, room > WORDS * seats.length),
  )}${hand(state)}${reaction(app, seats)}${points}</div>`;
}

/** Chip and badge over the name: where a name would have no room beside them. */
function twoLines(app: Seats, scene: Scene, team: number, state: Team, box: SeatBox): TemplateResult {
  const seats = seatsOf(app.game, team);
  const [seat] = seats;
  return html`<div class="two" .style=${inner(box, box.head)}><div class="sh">${chipOf(scene.packs[team] ?? -1)}${seat ? badge(app.game, seat, false) : nothing}${hand(state)}${reaction(app, seats)}
    ${box.points ? nothing : score(app, team, false)}</div><div class="nm" data-seat=${seat?.seat ?? -1} title=${teamName(app.game, team)}>${teamName(app.game, team)}</div></div>`;
}

/** How far a team is from the points that win the match. */
function progress(app: Sees<"game" | "totals">, team: number): TemplateResult | typeof nothing {
  const target = num(parseRules(app.game.rules), "target");
  if (!target) return nothing;
  const part = Math.max(0, Math.min(1, totalOf(app, team) / target));
  return html`<i class="meter"><i .style=${`width:${part * 100}%`}></i></i>`;
}

function emptyPlaces(state: Team, box: SeatBox): TemplateResult[] {
  const work = box.work.filter((_, i) => !state.work[i]?.length).map((p) => ({ p, cw: box.wcw }));
  const waste = box.waste && !state.waste.length ? [{ p: box.waste, cw: box.cw }] : [];
  return [...work, ...waste].map(
    ({ p, cw }) => html`<i class="mini" .style=${`${inner(box, { ...p, w: cw, h: cw * RATIO })};--cw:${cw}px`}></i>`,
  );
}

const WORDED = new Set(["whole", "poster"]);

function body(app: Seats, scene: Scene, team: number, state: Team, box: SeatBox): TemplateResult {
  const { em } = scene.geometry;
  const head = box.kind === "chip" || box.kind === "line" ? twoLines : line;
  const words = WORDED.has(box.kind) && box.count.h > 40 * em && box.count.w > TO_NERTS * em;
  const count = html`<div class="cnt" .style=${inner(box, box.count)}><b>${state.nerts.length}</b>${isNarrow(box, em) ? html`<small>${minus(totalOf(app, team))}</small>` : nothing}${words ? html`<span class="lab">${t("to-nerts")}</span>` : nothing}</div>`;
  const points = box.points
    ? html`<div class="pts" .style=${inner(box, box.points)}>${minus(totalOf(app, team))}</div>`
    : nothing;
  const note = box.note
    ? html`<div class="note" .style=${inner(box, box.note)}>${t("home-count", { count: homeCount(scene, team) })}</div>`
    : nothing;
  return html`${head(app, scene, team, state, box)}${box.kind === "poster" ? progress(app, team) : nothing}${emptyPlaces(state, box)}${count}${points}${note}`;
}

function seat(app: Seats, scene: Scene, box: SeatBox, i: number): TemplateResult {
  const team = scene.shown[i] ?? -1;
  const state = scene.position.teams[team];
  if (!state) return html``;
  const label = t("seat-label", {
    name: teamName(app.game, team),
    count: state.nerts.length,
    points: totalOf(app, team),
  });
  return html`<button class="seat ${box.kind} ${hasCalled(scene, team) ? "called" : ""}" .style=${at(box.box)} aria-label=${label}
    @click=${openDialog("seats")}>${body(app, scene, team, state, box)}</button>`;
}

export function seats(app: Seats, scene: Scene): TemplateResult {
  const { geometry } = scene;
  const hidden = scene.position.teams.length - geometry.seats.length - (scene.own < 0 ? 0 : 1);
  const more = geometry.more
    ? html`<button class="seat more" .style=${at(geometry.more)} @click=${openDialog("seats")}>+${hidden}<span class="lab">${t("more")}</span></button>`
    : nothing;
  return html`<section class="seats" translate="no" aria-label=${t("players")}>${geometry.seats.map((box, i) => seat(app, scene, box, i))}${more}</section>`;
}
