// How a round went for each: as charts, and every chart as a table.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { face, WHOLE } from "../../cards/faces.ts";
import type { Chance, Lost } from "../../net/replay.ts";
import { app, redraw } from "../../play/app.ts";
import { packs } from "../../play/board.ts";
import { cardName, seatName, teamName } from "../../play/texts.ts";
import { num, parseRules } from "../../rules/rules.ts";
import { minus, signed, t, tenths } from "../../words/l10n.ts";
import { clock, drawing as draw, type Frame } from "../chart.ts";
import { checkButton } from "../deal.ts";
import { topBar } from "../forms.ts";
import { chipOf, drawing, iconOf } from "../view.ts";
import { dealOf, outcome, save } from "./about.ts";
import { analyse, ensure, type Show, toStep } from "./state.ts";

const HALF: Frame = { w: 510, h: 250, left: 40, right: 156, marks: 6 };
const PHONE: Frame = { w: 336, h: 250, left: 30, right: 138, marks: 4 };
const MOST = 12;

let asTables = false;
const turnTables = (): void => {
  asTables = !asTables;
  redraw();
};

const packOf = (show: Show, seat: number): number => show.film.seats.get(seat)?.pack ?? -1;
const seconds = (ms: number): string => t("analysis-seconds", { seconds: tenths(ms / 1000) });

function panel(title: string, help: string, body: unknown): TemplateResult {
  return html`<section class="panel"><div class="split"><h2>${title}</h2><span class="mutedp">${help}</span></div>${body}</section>`;
}

// --- lines over time -------------------------------------------------------------------------------------------------

type Rows = readonly (readonly number[])[];

/** The line goes on to the end of the round. */
function momentsOf(rows: Rows, end: number) {
  const all = rows.map(([ms = 0, ...points]) => ({ ms, points }));
  const last = all.at(-1);
  return last && last.ms < end ? [...all, { ...last, ms: end }] : all;
}

const ROWS = 12;

/** At about twelve moments, all numbers. */
function linesTable(rows: Rows, end: number, as: (n: number) => string): TemplateResult {
  const at = Array.from({ length: ROWS + 1 }, (_, i) => (end * i) / ROWS);
  const held = at.map((ms) => [ms, ...(rows.findLast((row) => (row[0] ?? 0) <= ms) ?? rows[0] ?? []).slice(1)]);
  const teams = packs(app.game).map((_, team) => team);
  return html`<table><thead><tr><th class="left">${t("analysis-time")}</th>${teams.map((team) => html`<th>${teamName(app.game, team)}</th>`)}</tr></thead>
    <tbody>${held.map(([ms = 0, ...values]) => html`<tr><td class="left">${clock(ms)}</td>${values.map((v) => html`<td>${as(v)}</td>`)}</tr>`)}</tbody></table>`;
}

/** What is wider than its panel can be moved by keys as well. */
const scroll = (label: string, table: TemplateResult): TemplateResult =>
  html`<div class="scroll" role="group" tabindex="0" aria-label=${label}>${table}</div>`;

function lines(show: Show, rows: Rows, by: number, title: string, as: (n: number) => string): TemplateResult {
  const { end } = show.film.round;
  const table = linesTable(rows, end, as);
  if (asTables) return scroll(title, table);
  const lined = { game: app.game, moments: momentsOf(rows, end), by, label: title, last: as };
  return html`${draw(HALF, "wide", lined)}${draw(PHONE, "narrow", lined)}<div class="offscreen">${table}</div>`;
}

// --- races -----------------------------------------------------------------------------------------------------------

const square = (cls: string, pack: number): SVGTemplateResult =>
  svg`<svg class="race" viewBox="0 0 16 16" aria-hidden="true">${cls === "lost" ? nothing : svg`<rect x="1" y="1" width=${cls === "tied" ? 7 : 14} height="14" rx="3" fill=${`url(#q${pack})`}/>`}<rect class=${cls} x="1" y="1" width="14" height="14" rx="3"/></svg>`;

const SQUARES = 24;

function each(show: Show, seat: number, counts: readonly number[]): TemplateResult {
  const all = ["won", "tied", "lost"].flatMap((cls, i) => Array.from({ length: counts[i] ?? 0 }, () => cls));
  return html`<span class="races">${all.slice(0, SQUARES).map((cls) => square(cls, packOf(show, seat)))}${all.length > SQUARES ? "…" : nothing}</span>`;
}

const AXES = [
  { cls: "wide", w: 460 },
  { cls: "narrow", w: 310 },
] as const;
const AXIS_HEIGHT = 74;
const AXIS_PAD = 20;

/** One's own races on an axis of milliseconds: at the left they were first, at the right you were. */
function axis(show: Show, seat: number): TemplateResult | typeof nothing {
  const { losses, ties } = show.film.round.analysis;
  const mine = losses.filter((l) => l[2] === seat || l[3] === seat);
  const tied = ties.filter((tie) => tie[2].includes(seat));
  if (!mine.length && !tied.length) return nothing;
  const most = Math.max(100, ...mine.map((l) => 100 * Math.ceil(l[4] / 100)));
  const at = [
    ...mine.map(([, , loser, winner, by]): Dot => (loser === seat ? [-by, winner] : [by, loser])),
    ...tied.map(([, , seats]): Dot => [0, seats.find((s) => s !== seat) ?? seat]),
  ];
  return html`<div class="ends"><b>${t("analysis-they-first")}</b><b>${t("analysis-you-first", { name: seatName(app.game, seat) })}</b></div>
    ${AXES.map(({ cls, w }) => dots(show, at, most, w, cls, t("analysis-race-label", { name: seatName(app.game, seat) })))}`;
}

/** By how many ms one was first, and before whom. */
type Dot = readonly [by: number, other: number];

function dots(show: Show, all: readonly Dot[], most: number, w: number, cls: string, label: string): TemplateResult {
  const x = (ms: number) => w / 2 + (w / 2 - AXIS_PAD) * (ms / most);
  const dot = ([by, other]: Dot) =>
    svg`<g transform=${`translate(${x(by)} 34)`}><text y="-14" text-anchor="middle">${by ? Math.abs(by) : ""}</text><svg x="-8" y="-8" width="16" height="16" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill=${`url(#q${packOf(show, other)})`}/></svg></g>`;
  const name = (ms: number) => (ms ? t("analysis-ms", { ms: Math.abs(ms) }) : t("analysis-tie"));
  const anchor = (ms: number) => (ms === most ? "end" : ms === -most ? "start" : "middle");
  const left = (ms: number) => (ms === most ? w : ms === -most ? 0 : x(ms));
  const ticks = [-most, -most / 2, 0, most / 2, most];
  return html`<svg class="chart axis ${cls}" viewBox="0 0 ${w} ${AXIS_HEIGHT}" role="img" aria-label=${label}><path class="stroke" d=${`M${AXIS_PAD} 50H${w - AXIS_PAD}M${w / 2} 20V54`}/>
    ${ticks.map((ms) => svg`<text x=${left(ms)} y="68" text-anchor=${anchor(ms)}>${name(ms)}</text>`)}${all.map(dot)}</svg>`;
}

function racesTable(show: Show, losses: readonly Lost[]): TemplateResult {
  const row = ([ms, card, seat, winner, by]: Lost) =>
    html`<tr><td class="left">${clock(ms)}</td><td class="left">${cardName(card)}</td><td class="left">${seatName(app.game, winner)}</td><td class="left">${seatName(app.game, seat)}</td><td>${by}</td></tr>`;
  const even = show.film.round.analysis.ties.map(
    ([ms, card, seats]) =>
      html`<tr><td class="left">${clock(ms)}</td><td class="left">${cardName(card)}</td><td class="left" colspan="2">${seats.map((seat) => seatName(app.game, seat)).join(", ")}</td><td>${t("analysis-tie")}</td></tr>`,
  );
  return html`<table><thead><tr><th class="left">${t("analysis-at")}</th><th class="left">${t("analysis-card")}</th><th class="left">${t("analysis-winner")}</th><th class="left">${t("analysis-loser")}</th><th>${t("analysis-by")}</th></tr></thead>
    <tbody>${losses.map(row)}${even}</tbody></table>`;
}

function races(show: Show): TemplateResult {
  const { tally, losses } = show.film.round.analysis;
  if (!tally.length) return html`<p class="mutedp">${t("analysis-none")}</p>`;
  const counts = new Map(tally.map(([seat, ...rest]) => [seat, rest]));
  const rows = show.replay.seats.map(({ seat }) => {
    const [won = 0, tied = 0, lost = 0] = counts.get(seat) ?? [];
    return html`<tr><td class="left"><span class="who">${chipOf(packOf(show, seat))}<b class="nm">${seatName(app.game, seat)}</b></span></td><td class="left">${each(show, seat, [won, tied, lost])}</td><td><b>${won}</b></td><td>${tied}</td><td>${lost}</td></tr>`;
  });
  const seat = counts.has(show.seat) ? show.seat : (tally[0]?.[0] ?? -1);
  const detail = racesTable(show, losses);
  const all = html`<table><thead><tr><th class="left">${t("player")}</th><th class="left">${t("analysis-each")}</th><th>${t("analysis-won")}</th><th>${t("analysis-tied")}</th><th>${t("analysis-lost")}</th></tr></thead><tbody translate="no">${rows}</tbody></table>`;
  return html`${scroll(t("analysis-races"), all)}
    ${asTables ? scroll(t("analysis-races"), detail) : html`${axis(show, seat)}<div class="offscreen">${detail}</div>`}`;
}

// --- chances ---------------------------------------------------------------------------------------------------------

const PX_A_SECOND = 11;
const BAR_MOST = 120;

function taken(show: Show, [, , team, , , seat]: Chance): TemplateResult {
  if (seat < 0) return html`<span class="mutedp">${t("analysis-nobody")}</span>`;
  const late = show.film.seats.get(seat)?.team === team;
  const who = html`${chipOf(packOf(show, seat))}<b class="nm hide">${seatName(app.game, seat)}</b>`;
  return html`<span class="who" title=${seatName(app.game, seat)}>${who}${late ? html`<span class="mutedp">${t("analysis-late")}</span>` : nothing}</span>`;
}

const LOOK = { cut: "compact", owners: [], fresh: false, strip: WHOLE } as const;

function chance(show: Show, one: Chance): TemplateResult {
  const [ms, open, team, , card] = one;
  const go = () => {
    analyse(false);
    toStep(show.film.times.filter((at) => at <= ms).length);
  };
  return html`<tr><td class="left"><button class="link" @click=${go}>${clock(ms)}</button></td><td class="left"><span class="who">${chipOf(packs(app.game)[team] ?? -1)}<span class="nm hide">${teamName(app.game, team)}</span></span></td>
    <td class="left"><span class="card small" role="img" aria-label=${cardName(card)}><span class="body">${drawing(face(card, LOOK))}</span></span></td>
    <td class="left"><i class="openbar" .style=${`width:${Math.min(BAR_MOST, (PX_A_SECOND * open) / 1000)}px`}></i></td><td><b>${seconds(open)}</b></td><td class="left">${taken(show, one)}</td></tr>`;
}

/** The longest ones, in the order in which they came. */
function longest(all: readonly Chance[]): readonly Chance[] {
  return [...all]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .sort((a, b) => a[0] - b[0]);
}

function chances(show: Show): TemplateResult {
  const all = show.film.round.analysis.chances;
  if (!all.length) return html`<p class="mutedp">${t("analysis-none")}</p>`;
  return html`<div class="scroll"><table class="chances"><thead><tr><th class="left">${t("analysis-at")}</th><th class="left">${t("analysis-whose")}</th><th class="left">${t("analysis-card")}</th><th class="left" colspan="2">${t("analysis-open")}</th><th class="left">${t("analysis-taken")}</th></tr></thead>
    <tbody translate="no">${longest(all).map((one) => chance(show, one))}</tbody></table></div>${all.length > MOST ? html`<p class="mutedp">${t("analysis-more", { count: MOST, all: all.length })}</p>` : nothing}`;
}

// --- the page --------------------------------------------------------------------------------------------------------

function pace(show: Show): TemplateResult {
  const { pace: all } = show.film.round.analysis;
  return html`<dl class="pace"><dt>${t("analysis-pace")}</dt>${all.map((n, team) => html`<dd translate="no">${chipOf(packs(app.game)[team] ?? -1)}<b>${tenths(n)}</b></dd>`)}</dl>`;
}

export function analysisPage(show: Show): TemplateResult {
  ensure(show);
  const { round } = show.film;
  const { points, nerts } = round.analysis;
  const penalty = num(parseRules(show.replay.rules), "penalty");
  const deal = dealOf(show);
  const home = round.scores.reduce((n, line) => n + line.home, 0);
  return html`<div class="page analysis"><div class="wrap">${topBar(app)}<main><div class="headrow"><div><h1>${t("analysis-title", { number: round.number })}</h1><div class="sub">${outcome(show)} · ${t("replay-home-in-all", { count: home })}</div></div><span class="grow"></span>
    <button class="btn tall" id="tables" aria-pressed=${asTables ? "true" : "false"} @click=${turnTables}>${asTables ? t("analysis-as-charts") : t("analysis-as-tables")}</button>
    <button class="btn tall" @click=${() => save(show)}>${iconOf("save")}${t("replay-download")}</button>
    ${deal ? checkButton(() => deal, "btn tall") : nothing}<button class="btn pri huge" id="watch" @click=${() => analyse(false)}>${iconOf("play")}${t("replay-watch")}</button></div>
    <div class="twos">${panel(t("analysis-points"), t("analysis-points-help", { penalty }), lines(show, points, 10, t("analysis-points"), signed))}
    ${panel(t("analysis-nerts"), t("analysis-nerts-help"), html`${lines(show, nerts, 5, t("analysis-nerts"), minus)}${pace(show)}`)}
    ${panel(t("analysis-races"), t("analysis-races-help"), races(show))}${panel(t("analysis-chances"), t("analysis-chances-help"), chances(show))}</div></main></div></div>`;
}
