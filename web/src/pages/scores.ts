// The score sheet: this round, all rounds, totals, and who has won.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Sheet, TeamLine } from "../net/wire.ts";
import { countedOf } from "../play/again.ts";
import { app, me, send } from "../play/app.ts";
import { packs } from "../play/board.ts";
import { calledWord, teamName } from "../play/texts.ts";
import { num, parseRules } from "../rules/rules.ts";
import { minus, named, signed, t } from "../words/l10n.ts";
import { chart } from "./chart.ts";
import { sitForm, topBar } from "./forms.ts";
import { seatsPanel } from "./lobby.ts";
import { optionsPanel, rulesPanel } from "./options.ts";
import { toastLine } from "./table/bar.ts";
import { badge, seatsOf } from "./table/people.ts";
import { reactionOf } from "./talk.ts";
import { chipOf } from "./view.ts";
import { startNow, waitingFor } from "./waiting.ts";

const goal = (): number => num(parseRules(app.game.rules), "target");

function title(sheet: Sheet): string {
  const names = (teams: readonly number[]) => teams.map(teamName).join(", ");
  const mine = me()?.team ?? -1;
  if (sheet.winners.includes(mine)) return t("you-win", { count: sheet.winners.length });
  if (!sheet.winners.length && sheet.callers.includes(mine)) return t("you-called", { word: calledWord() });
  if (sheet.winners.length) return t("wins", { name: names(sheet.winners), count: sheet.winners.length });
  if (!sheet.callers.length) return t("nobody-called");
  return t("called", { name: names(sheet.callers), word: calledWord() });
}

function subtitle(sheet: Sheet): string {
  const rounds = num(parseRules(app.game.rules), "rounds");
  if (sheet.winners.length) return t("match-over", { number: sheet.number });
  return rounds
    ? t("round-of", { number: sheet.number, rounds })
    : t("first-to", { number: sheet.number, target: goal() });
}

/** One's own round and place, for whoever has played. */
function ownResult(sheet: Sheet): string {
  const line = sheet.lines.find((l) => l.team === me()?.team);
  if (!line) return "";
  const place = 1 + sheet.lines.filter((l) => l.total > line.total).length;
  return t("own-result", { points: signed(line.points), plain: line.points, place, count: sheet.lines.length });
}

const bar = (
  total: number,
  pack: number,
): TemplateResult => html`<svg class="b100" viewBox="0 0 130 12" aria-hidden="true"><rect class="ground" width="130" height="12" rx="6"/>
  <rect width=${Math.max(0, Math.min(130, (130 * total) / goal()))} height="12" rx="6" fill="url(#q${pack})"/><rect class="rim" x=".75" y=".75" width="128.5" height="10.5" rx="5.25"/></svg>`;

function who(line: TeamLine, sheet: Sheet): TemplateResult {
  const seats = seatsOf(line.team);
  const marks = sheet.callers.includes(line.team) ? html`<span class="calledtag">${calledWord()}</span>` : nothing;
  const won = sheet.winners.includes(line.team) ? html`<span class="wontag">${t("winner")}</span>` : nothing;
  const people = seats.length
    ? seats.map(
        (s) =>
          html`<b class="nm" title=${s.name}>${named(s.name)}</b>${s.bot || s.standin ? badge(s, false) : nothing}${reactionOf(s)}`,
      )
    : html`<b>${teamName(line.team)}</b>`;
  return html`<span class="who">${chipOf(packs()[line.team] ?? -1)}${people}${marks}${won}</span>`;
}

/** The line as far as it has been counted: the cards left first, then card by card what came home, the bonus last. */
function counted(line: TeamLine): TeamLine {
  const home = countedOf(line.home, performance.now());
  if (home === line.home) return line;
  const points = line.points - line.bonus - line.home + home;
  return { ...line, home, points, total: line.total - line.points + points };
}

/** On narrow windows earlier rounds are left to the totals. */
function row(whole: TeamLine, i: number, sheet: Sheet): TemplateResult {
  const line = counted(whole);
  const earlier = sheet.history.slice(0, -1).slice(-4);
  const bonus = sheet.lines.some((l) => l.bonus);
  return html`<tr class=${line.team === me()?.team ? "mine" : ""}><td class="rank">${i + 1}</td><td class="left">${who(line, sheet)}</td>
    ${earlier.map((points) => html`<td class="mutedp hide">${signed(points[line.team] ?? 0)}</td>`)}
    <td class="bl part">${line.home}</td><td class="part">${line.left}</td>${bonus ? html`<td class="bonus">${signed(line.bonus)}</td>` : nothing}
    <td><b>${signed(line.points)}</b></td><td class="hide">${bar(line.total, packs()[line.team] ?? 0)}</td><td class="total">${minus(line.total)}</td></tr>`;
}

function head(sheet: Sheet): TemplateResult {
  const first = Math.max(1, sheet.number - 4);
  const earlier = sheet.history.slice(0, -1).slice(-4);
  const bonus = sheet.lines.some((l) => l.bonus);
  return html`<tr><th></th><th class="left">${t("player")}</th>${earlier.map((_, i) => html`<th class="hide">${t("round", { number: first + i })}</th>`)}
    <th class="bl part">${t("home")}</th><th class="part">${t("left")}</th>${bonus ? html`<th class="bonus">${t("bonus")}</th>` : nothing}
    <th>${t("round", { number: sheet.number })}</th><th class="hide">${t("to-target", { target: goal() })}</th><th>${t("total")}</th></tr>`;
}

function settlement(sheet: Sheet): TemplateResult | typeof nothing {
  if (!sheet.settlement.length) return nothing;
  const teams = sheet.settlement.map((_, i) => i);
  return html`<section class="panel scroll"><h2>${t("settlement")}</h2><p class="mutedp">${t("settlement-help")}</p><table><thead><tr><th></th>${teams.map((i) => html`<th>${teamName(i)}</th>`)}</tr></thead>
    <tbody>${sheet.settlement.map((points, i) => html`<tr><td class="left">${teamName(i)}</td>${points.map((p, j) => html`<td>${i === j ? "–" : signed(p)}</td>`)}</tr>`)}</tbody></table></section>`;
}

function next(sheet: Sheet): TemplateResult {
  const mine = me();
  if (!mine) return sitForm("");
  const waiting = app.game.seats.filter((s) => !s.bot && s.net !== 2 && !s.ready).map((s) => named(s.name));
  if (mine.ready)
    return html`<span class="sub" role="status">${waiting.length ? t("waiting-for", { names: waiting.join(", ") }) : t("waiting-none")}</span>${startNow()}`;
  return html`<button class="btn pri huge" id="ready" @click=${() => send("ready")}>${sheet.winners.length ? t("rematch") : t("next-round")}</button>`;
}

/** After a match seats and rules may be changed before the next one. */
function between(): TemplateResult | typeof nothing {
  if (app.game.phase !== "over") return nothing;
  return html`<div class="lobby after"><div class="stack who-plays">${seatsPanel()}</div><div class="stack how-played">${rulesPanel()}</div></div>${optionsPanel()}`;
}

export function scoresPage(): TemplateResult {
  const { sheet } = app.game;
  if (!sheet) return html`<div class="page"><div class="wrap">${topBar()}</div></div>`;
  const lines = [...sheet.lines].sort((a, b) => b.total - a.total || b.points - a.points);
  return html`<div class="page"><div class="wrap broad">${topBar()}<main class="comein"><div class="headrow"><div><h1>${title(sheet)}</h1><div class="sub"><b id="own-result">${ownResult(sheet)}</b> ${subtitle(sheet)}</div></div><span class="grow"></span>${next(sheet)}</div>
    ${waitingFor()}<div class="sheets"><section class="panel scroll"><table class="scores"><thead>${head(sheet)}</thead><tbody translate="no">${lines.map((line, i) => row(line, i, sheet))}</tbody></table></section>
    ${settlement(sheet)}${chart(sheet)}</div>${between()}</main></div><div class="floating">${toastLine(null)}</div></div>`;
}
