// The score sheet: this round, all rounds, totals, and who has won.
import { html, nothing, type TemplateResult } from "lit-html";
import { ownSeat } from "../net/game.ts";
import type { Sheet, TeamLine } from "../net/wire.ts";
import { countedOf } from "../play/again.ts";
import { type Sees, send, type Table } from "../play/app.ts";
import { packs } from "../play/board.ts";
import { calledWord, teamName } from "../play/texts.ts";
import { num, parseRules } from "../rules/rules.ts";
import { list, minus, named, signed, t } from "../words/l10n.ts";
import { chart } from "./chart.ts";
import { checkButton, toldAt } from "./deal.ts";
import { sitForm, topBar } from "./forms.ts";
import { seatsPanel } from "./lobby.ts";
import { optionsPanel, rulesPanel } from "./options.ts";
import { root } from "./root.ts";
import { badge, seatsOf } from "./table/people.ts";
import { reactionOf } from "./talk.ts";
import { chipOf, iconOf } from "./view.ts";
import { startNow, waitingFor } from "./waiting.ts";

type Shown = Sees<"game" | "reactions">;

const goal = ({ rules }: Table): number => num(parseRules(rules), "target");

function title(game: Table, sheet: Sheet): string {
  const names = (teams: readonly number[]) => list(teams.map((team) => teamName(game, team)));
  const mine = ownSeat(game)?.team ?? -1;
  if (sheet.winners.includes(mine)) return t("you-win", { count: sheet.winners.length });
  if (!sheet.winners.length && sheet.callers.includes(mine)) return t("you-called", { word: calledWord(game) });
  if (sheet.winners.length) return t("wins", { name: names(sheet.winners), count: sheet.winners.length });
  if (!sheet.callers.length) return t("nobody-called");
  return t("called", { name: names(sheet.callers), word: calledWord(game) });
}

function subtitle(game: Table, sheet: Sheet): string {
  const rounds = num(parseRules(game.rules), "rounds");
  if (sheet.winners.length) return t("match-over", { number: sheet.number });
  return rounds
    ? t("round-of", { number: sheet.number, rounds })
    : t("first-to", { number: sheet.number, target: goal(game) });
}

/** One's own round and place, for whoever has played. */
function ownResult(game: Table, sheet: Sheet): string {
  const line = sheet.lines.find((l) => l.team === ownSeat(game)?.team);
  if (!line) return "";
  const place = 1 + sheet.lines.filter((l) => l.total > line.total).length;
  return t("own-result", { points: signed(line.points), plain: line.points, place, count: sheet.lines.length });
}

const bar = (
  game: Table,
  total: number,
  pack: number,
): TemplateResult => html`<svg class="b100" viewBox="0 0 130 12" aria-hidden="true"><rect class="ground" width="130" height="12" rx="6"/>
  <rect width=${Math.max(0, Math.min(130, (130 * total) / goal(game)))} height="12" rx="6" fill="url(#q${pack})"/><rect class="rim" x=".75" y=".75" width="128.5" height="10.5" rx="5.25"/></svg>`;

function who({ game, reactions }: Shown, line: TeamLine, sheet: Sheet): TemplateResult {
  const seats = seatsOf(game, line.team);
  const marks = sheet.callers.includes(line.team) ? html`<span class="calledtag">${calledWord(game)}</span>` : nothing;
  const won = sheet.winners.includes(line.team) ? html`<span class="wontag">${t("winner")}</span>` : nothing;
  const people = seats.length
    ? seats.map(
        (s) =>
          html`<b class="nm" title=${s.name}>${named(s.name)}</b>${s.bot || s.standin ? badge(game, s, false) : nothing}${reactionOf({ reactions }, s)}`,
      )
    : html`<b>${teamName(game, line.team)}</b>`;
  return html`<span class="who">${chipOf(packs(game)[line.team] ?? -1)}${people}${marks}${won}</span>`;
}

/** The line as far as it has been counted: the cards left first, then card by card what came home, the bonus last. */
function counted(line: TeamLine): TeamLine {
  const home = countedOf(line.home, performance.now());
  if (home === line.home) return line;
  const points = line.points - line.bonus - line.home + home;
  return { ...line, home, points, total: line.total - line.points + points };
}

/** On narrow windows earlier rounds are left to the totals. */
function row(app: Shown, whole: TeamLine, i: number, sheet: Sheet): TemplateResult {
  const { game } = app;
  const line = counted(whole);
  const earlier = sheet.history.slice(0, -1).slice(-4);
  const bonus = sheet.lines.some((l) => l.bonus);
  return html`<tr class=${line.team === ownSeat(game)?.team ? "mine" : ""}><td class="rank">${i + 1}</td><td class="left">${who(app, line, sheet)}</td>
    ${earlier.map((points) => html`<td class="mutedp hide">${signed(points[line.team] ?? 0)}</td>`)}
    <td class="bl part">${line.home}</td><td class="part">${line.left}</td>${bonus ? html`<td class="bonus">${signed(line.bonus)}</td>` : nothing}
    <td><b>${signed(line.points)}</b></td><td class="hide">${bar(game, line.total, packs(game)[line.team] ?? 0)}</td><td class="total">${minus(line.total)}</td></tr>`;
}

function head(game: Table, sheet: Sheet): TemplateResult {
  const first = Math.max(1, sheet.number - 4);
  const earlier = sheet.history.slice(0, -1).slice(-4);
  const bonus = sheet.lines.some((l) => l.bonus);
  return html`<tr><th></th><th class="left">${t("player")}</th>${earlier.map((_, i) => html`<th class="hide">${t("round", { number: first + i })}</th>`)}
    <th class="bl part">${t("home")}</th><th class="part">${t("left")}</th>${bonus ? html`<th class="bonus">${t("bonus")}</th>` : nothing}
    <th>${t("round", { number: sheet.number })}</th><th class="hide">${t("to-target", { target: goal(game) })}</th><th>${t("total")}</th></tr>`;
}

function settlement(game: Table, sheet: Sheet): TemplateResult | typeof nothing {
  if (!sheet.settlement.length) return nothing;
  const teams = sheet.settlement.map((_, i) => i);
  return html`<section class="panel scroll"><h2>${t("settlement")}</h2><p class="mutedp">${t("settlement-help")}</p><table><thead><tr><th></th>${teams.map((i) => html`<th>${teamName(game, i)}</th>`)}</tr></thead>
    <tbody>${sheet.settlement.map((points, i) => html`<tr><td class="left">${teamName(game, i)}</td>${points.map((p, j) => html`<td>${i === j ? "–" : signed(p)}</td>`)}</tr>`)}</tbody></table></section>`;
}

function next(app: Sees<"game" | "prefs">, sheet: Sheet): TemplateResult {
  const { game } = app;
  const mine = ownSeat(game);
  if (!mine) return sitForm(app, "");
  const waiting = game.seats.filter((s) => !s.bot && s.net !== 2 && !s.ready).map((s) => named(s.name));
  if (mine.ready)
    return html`<span class="sub" role="status">${waiting.length ? t("waiting-for", { names: list(waiting) }) : t("waiting-none")}</span>${startNow(game)}`;
  return html`<button class="btn pri huge" id="ready" @click=${() => send("ready")}>${sheet.winners.length ? t("rematch") : t("next-round")}</button>`;
}

/** After a match seats and rules may be changed before the next one. */
function between(app: Shown): TemplateResult | typeof nothing {
  if (app.game.phase !== "over") return nothing;
  return html`<div class="lobby after"><div class="stack who-plays">${seatsPanel(app)}</div><div class="stack how-played">${rulesPanel(app)}</div></div>${optionsPanel(app)}`;
}

/** Seen in a page of its own: this one stays at the table. A position that was set up by hand has no deal. */
function afterwards({ game }: Shown, { replay, secret }: Sheet): TemplateResult | typeof nothing {
  if (!replay && !secret) return nothing;
  const watch = html`<a class="btn" id="watch-round" href=${`${root}replay/${replay}`} target="_blank">${iconOf("eye", "sm")}${t("watch-round")}</a>`;
  return html`<div class="afterwards">${replay ? watch : nothing}${secret ? checkButton(() => toldAt(game)) : nothing}</div>`;
}

type Scores = Shown & Sees<"page" | "bye" | "unread" | "prefs" | "waits" | "toast" | "net" | "trouble">;

export function scoresPage(app: Scores): TemplateResult {
  const { game } = app;
  const { sheet } = game;
  if (!sheet) return html`<div class="page"><div class="wrap">${topBar(app)}</div></div>`;
  const lines = [...sheet.lines].sort((a, b) => b.total - a.total || b.points - a.points);
  return html`<div class="page"><div class="wrap broad">${topBar(app)}<main class="comein"><div class="headrow"><div><h1>${title(game, sheet)}</h1><div class="sub"><b id="own-result">${ownResult(game, sheet)}</b> ${subtitle(game, sheet)}</div></div><span class="grow"></span>${next(app, sheet)}</div>
    ${waitingFor(app)}<div class="sheets"><section class="panel scroll"><table class="scores"><thead>${head(game, sheet)}</thead><tbody translate="no">${lines.map((line, i) => row(app, line, i, sheet))}</tbody></table></section>
    ${settlement(game, sheet)}${chart(app, sheet)}</div>${afterwards(app, sheet)}${between(app)}</main></div></div>`;
}
