// What has been played: averages, the last rounds, matches by day, records, company.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Best, Day, Match, Mate, Me, Record, Spot } from "../../net/me.ts";
import { named, signed, t, tenths } from "../../words/l10n.ts";
import { clock } from "../chart.ts";
import { root } from "../root.ts";
import { chipOf } from "../view.ts";
import { bothBars, meanOf } from "./bars.ts";
import { dayText, ordinal } from "./dates.ts";
import { now, turnTables } from "./state.ts";

export function panel(title: string, help: string, body: unknown, cls = ""): TemplateResult {
  return html`<section class="panel ${cls}"><div class="split"><h2>${title}</h2>${help ? html`<span class="mutedp">${help}</span>` : nothing}</div>${body}</section>`;
}

const replay = (id: string, text: string, label: string): TemplateResult =>
  html`<a class="link" href="${root}replay/${id}" aria-label=${label}>${text}</a>`;

// --- averages, and the last rounds -----------------------------------------------------------------------------------

const big = (value: string, name: string): TemplateResult => html`<div><dd>${value}</dd><dt>${name}</dt></div>`;

function averages(me: Me): TemplateResult {
  const [won, tied, lost] = me.races;
  const races = won + tied + lost;
  const share = races ? t("me-percent", { share: Math.round((100 * won) / races) }) : "–";
  return html`<dl class="bigs">${big(tenths(me.points), t("me-points"))}
    ${big(me.finished ? t("me-of", { won: me.won, all: me.finished }) : "–", t("me-matches-won"))}
    ${big(tenths(me.cards), t("me-cards"))}${big(share, t("me-races"))}</dl>
    <p class="mutedp fine">${t("me-more", { calls: me.calls, rounds: me.rounds, won, tied, lost })}</p>`;
}

const row = (spot: Spot, links: boolean): TemplateResult =>
  html`<tr><td class="left">${dayText(spot.day, "short")}</td><td>${signed(spot.points)}</td><td>${spot.home}</td><td>${clock(spot.ms)}</td><td>${spot.called ? t("me-yes") : ""}</td>
    ${links ? html`<td>${replay(spot.id, t("me-replay"), t("me-replay-of", { day: dayText(spot.day, "long"), points: signed(spot.points) }))}</td>` : nothing}</tr>`;

/** Links that nobody sees are nothing for the keyboard either. */
function roundsTable(spots: readonly Spot[], links: boolean): TemplateResult {
  const heads = [t("me-points-head"), t("me-home"), t("me-time"), t("me-called")];
  return html`<table class="spots"><thead><tr><th class="left">${t("me-day")}</th>${heads.map((head) => html`<th>${head}</th>`)}${links ? html`<th><span class="offscreen">${t("me-replay")}</span></th>` : nothing}</tr></thead>
    <tbody>${[...spots].reverse().map((spot) => row(spot, links))}</tbody></table>`;
}

export function played(me: Me): TemplateResult {
  const label = t("me-last-label", { count: me.last.length, mean: tenths(meanOf(me.last)) });
  const shown = now.tables
    ? html`<div class="scroll" role="group" tabindex="0" aria-label=${t("me-last", { count: me.last.length })}>${roundsTable(me.last, true)}</div>`
    : html`${bothBars(me.last, label)}<div class="offscreen">${roundsTable(me.last, false)}</div>`;
  return html`<section class="panel rounds-panel">${averages(me)}<div class="split wrapped lastrounds"><h2>${t("me-last", { count: me.last.length })}</h2><span class="mutedp">${t("me-last-help")}</span><span class="grow"></span>
    <button class="link" id="tables" aria-pressed=${now.tables ? "true" : "false"} @click=${turnTables}>${now.tables ? t("me-as-chart") : t("me-as-table")}</button></div>${shown}</section>`;
}

// --- matches by day --------------------------------------------------------------------------------------------------

const place = (match: Match): string =>
  match.finished ? t("me-place", { place: match.place, of: match.of, form: ordinal(match.place) }) : t("me-unfinished");

function match(day: Day, index: number): TemplateResult {
  const one = day.matches[index] as Match;
  const last = one.rounds.at(-1) ?? "";
  const label = t("me-replay-match", { day: dayText(day.day, "long"), place: place(one) });
  return html`<tr>${index ? nothing : html`<th class="left day" scope="rowgroup" rowspan=${day.matches.length}>${dayText(day.day, "short")}</th>`}
    <td class="left"><span class="others">${one.packs.filter((pack) => pack >= 0).map(chipOf)}</span></td><td>${place(one)}</td><td><b>${signed(one.total).replace("+", "")}</b></td><td>${replay(last, t("me-replay"), label)}</td></tr>`;
}

export const matches = ({ days }: Me): TemplateResult =>
  panel(
    t("me-matches"),
    "",
    html`<table class="matches"><thead class="offscreen"><tr><th>${t("me-day")}</th><th>${t("me-others")}</th><th>${t("me-place-head")}</th><th>${t("me-total")}</th><th>${t("me-replay")}</th></tr></thead>
      ${days.map((day) => html`<tbody>${day.matches.map((_, i) => match(day, i))}</tbody>`)}</table>`,
  );

// --- records, and company --------------------------------------------------------------------------------------------

const RECORDS: readonly (readonly [Record, (value: number) => string])[] = [
  ["round", signed],
  ["call", clock],
  ["row", String],
  ["race", (ms) => t("me-ms", { ms })],
];

function record(name: Record, best: Best, value: string): TemplateResult {
  const text = t(`me-record-${name}`);
  return html`<tr><td class="left">${text}</td><td class="mutedp">${replay(best.id, dayText(best.day, "long"), t("me-replay-record", { record: text, day: dayText(best.day, "long") }))}</td><td><b>${value}</b></td></tr>`;
}

export const records = ({ records: best }: Me): TemplateResult =>
  panel(
    t("me-records"),
    "",
    html`<table class="bests"><tbody>${RECORDS.map(([name, as]) => {
      const one = best[name];
      return one ? record(name, one, as(one.value)) : nothing;
    })}</tbody></table>`,
  );

const mate = (one: Mate): TemplateResult =>
  html`<tr><td class="left"><span class="who">${chipOf(one.pack)}<span class="nm" translate="no">${named(one.name)}</span></span></td><td class="mutedp">${t("me-rounds", { count: one.rounds })}</td>
    <td><b aria-hidden="true">${one.better} : ${one.worse}</b><span class="offscreen">${t("me-better", { better: one.better, worse: one.worse })}</span></td></tr>`;

export const company = ({ people }: Me): TemplateResult | typeof nothing =>
  people.length
    ? panel(t("me-people"), t("me-people-help"), html`<table class="mates"><tbody>${people.map(mate)}</tbody></table>`)
    : nothing;
