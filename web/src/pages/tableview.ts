// The table's page: bar, seats, wells, tray, buttons; the cards lie in a layer that board.ts draws.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { wordmark } from "../cards/faces.ts";
import type { Rect, SeatBox } from "../cards/geometry.ts";
import type { Scene } from "../cards/layer.ts";
import { reopen } from "../net/socket.ts";
import type { SeatInfo } from "../net/wire.ts";
import { app, mayMove, me, myHand, redraw, send, toggleSound } from "../play/app.ts";
import { board, packs, sceneOf } from "../play/board.ts";
import { attempt } from "../play/hold.ts";
import { calledWord, teamName } from "../play/texts.ts";
import { whyNot } from "../rules/legality.ts";
import type { Team } from "../rules/notation.ts";
import { num, parseRules } from "../rules/rules.ts";
import { minus, named, signed, t } from "../words/l10n.ts";
import { REACTIONS, reactionIcon } from "../words/reactions.ts";
import { chooser } from "./chooser.ts";
import { piles, wells } from "./piles.ts";
import { root } from "./routes.ts";
import { sitForm } from "./start.ts";
import { at, chipOf, drawing, iconButton, iconOf } from "./view.ts";

const openDialog = (name: typeof app.dialog) => () => {
  app.dialog = name;
  if (name === "chat") app.unread = 0;
  redraw();
};

// --- people ----------------------------------------------------------------------------------------------------------

const NET = ["", "slow", "lost"];

function dot(seat: SeatInfo): TemplateResult {
  const index = app.game.seats.indexOf(seat);
  const rtt = app.game.rtt[index] ?? 0;
  const state = t(`net-${NET[seat.net] || "good"}`, { ms: Math.max(0, Math.round(rtt)) });
  return html`<span class="dot ${NET[seat.net]}" role="img" aria-label=${state} title=${state}></span>`;
}

export function badge(seat: SeatInfo, words = true): TemplateResult {
  const level = seat.bot || seat.standin;
  if (!level) return dot(seat);
  const name = t(`level-${level}`);
  return words
    ? html`<span class="bot" title=${t("bot")}>${iconOf("bot")}${name}</span>`
    : html`<span class="botmark" role="img" aria-label=${t("bot")} title=${name}>${iconOf("bot", "sm")}</span>`;
}

const reaction = (seats: readonly SeatInfo[]): unknown => {
  const seat = seats.find((s) => app.reactions.has(s.seat));
  return seat
    ? html`<span class="react pop">${iconOf(reactionIcon(app.reactions.get(seat.seat) ?? 0))}</span>`
    : nothing;
};

export const seatsOf = (team: number): SeatInfo[] => app.game.seats.filter((s) => s.team === team);

/** Totals before this round: what the sheets so far add up to. */
export function totalOf(team: number): number {
  return app.totals[team] ?? 0;
}

function head(team: number, words: boolean, points: unknown, stuck: boolean): TemplateResult {
  const seats = seatsOf(team);
  const pack = packs()[team] ?? -1;
  return html`<div class="sh">${chipOf(pack)}${seats.map(
    (s) => html`<span class="nm" data-seat=${s.seat} title=${s.name}>${named(s.name)}</span>${badge(s, words)}`,
  )}${stuck ? html`<span class="react">${iconOf("hand")}</span>` : nothing}${reaction(seats)}${points}</div>`;
}

const score = (team: number, unit: boolean): TemplateResult =>
  html`<span class="sc" translate="no">${minus(totalOf(team))}${unit ? html`<small> ${t("points-short")}</small>` : nothing}</span>`;

function seatBody(team: number, state: Team, box: SeatBox): TemplateResult {
  const count = html`<div class="cnt ${box.form}" .style=${inner(box, box.count)}>${state.nerts.length}</div>`;
  const empty = box.work.filter((_, i) => !state.work[i]?.length);
  const slots = [...empty, ...(box.waste && !state.waste.length ? [box.waste] : [])].map(
    (p) => html`<i class="mini" .style=${`${inner(box, { ...p, w: box.cw, h: box.cw * 1.4 })};--cw:${box.cw}px`}></i>`,
  );
  const words = box.form === "wide" || (box.form === "tall" && box.box.w > 165 && innerWidth >= 900);
  if (box.form === "chip") {
    const [seat] = seatsOf(team);
    return html`<div class="sh">${chipOf(packs()[team] ?? -1)}${seat ? badge(seat, false) : nothing}${state.stuck ? html`<span class="react">${iconOf("hand")}</span>` : nothing}${reaction(seatsOf(team))}</div>
      <div class="nm tiny" data-seat=${seat?.seat ?? -1}>${teamName(team)}</div>${count}`;
  }
  if (box.form === "strip") {
    const [seat] = seatsOf(team);
    return html`<div class="sh">${chipOf(packs()[team] ?? -1)}${seat ? badge(seat, false) : nothing}<b>${minus(totalOf(team))}</b>${state.stuck ? html`<span class="react">${iconOf("hand")}</span>` : nothing}${reaction(seatsOf(team))}</div>
      <div class="nm" data-seat=${seat?.seat ?? -1}>${teamName(team)}</div>${count}${slots}`;
  }
  return html`${head(team, words, score(team, box.form === "wide"), state.stuck)}${slots}${count}`;
}

const inner = (box: SeatBox, r: Rect): string => at({ ...r, x: r.x - box.box.x, y: r.y - box.box.y });

function seat(scene: Scene, box: SeatBox, i: number): TemplateResult {
  const team = scene.shown[i] ?? -1;
  const state = scene.position.teams[team] as Team;
  const calls = scene.position.round.get("callers")?.split(",").includes(String(team));
  const label = t("seat-label", { name: teamName(team), count: state.nerts.length, points: totalOf(team) });
  return html`<button class="seat ${box.form} ${calls ? "called" : ""}" .style=${at(box.box)} aria-label=${label}
    @click=${openDialog("seats")}>${seatBody(team, state, box)}</button>`;
}

function seats(scene: Scene): TemplateResult {
  const { geometry } = scene;
  const hidden = scene.position.teams.length - geometry.seats.length - (scene.own < 0 ? 0 : 1);
  const more = geometry.more
    ? html`<button class="seat more" .style=${at(geometry.more)} @click=${openDialog("seats")}>+${hidden}<span class="lab">${t("more")}</span></button>`
    : nothing;
  return html`<section class="seats" translate="no" aria-label=${t("players")}>${geometry.seats.map((box, i) => seat(scene, box, i))}${more}</section>`;
}

// --- bar, toast, tray ------------------------------------------------------------------------------------------------

const goal = (): string => {
  const rules = parseRules(app.game.rules);
  const rounds = num(rules, "rounds");
  return rounds
    ? t("round-of", { number: app.game.round, rounds })
    : t("round-to", { number: app.game.round, target: num(rules, "target") });
};

function chatButton(): TemplateResult | typeof nothing {
  if (!app.game.options.chat) return nothing;
  return html`<span class="badged">${iconButton("chat", t("chat"), openDialog("chat"))}${app.unread ? html`<b class="count">${app.unread}</b>` : nothing}</span>`;
}

export const mayAsk = (): boolean => app.game.options.hints && mayMove();
export const askHint = (): void => send("hint");

const hintButton = (): TemplateResult | typeof nothing => (mayAsk() ? iconButton("bulb", t("hint"), askHint) : nothing);

function muteButton(): TemplateResult {
  const on = app.prefs.sound > 0;
  return iconButton(on ? "sound" : "mute", on ? t("sound-off") : t("sound-on"), toggleSound);
}

function bar(scene: Scene): TemplateResult {
  const { geometry } = scene;
  if (geometry.form === "land")
    return html`<div class="bar" .style=${at(geometry.bar)}>${iconButton("menu", t("menu"), openDialog("menu"))}</div>`;
  if (geometry.form === "phone") {
    const own =
      scene.own < 0
        ? nothing
        : html`<span class="sh" data-seat=${app.game.you}>${chipOf(packs()[scene.own] ?? -1)}<b>${minus(totalOf(scene.own))}</b>${reaction(seatsOf(scene.own))}</span>`;
    return html`<div class="bar" .style=${at(geometry.bar)}>${drawing(wordmark())}<span class="lab rd">${t("round", { number: app.game.round })}</span><span class="grow"></span>${own}
      ${scene.own < 0 ? nothing : iconButton("smile", t("react"), openDialog("menu"))}${iconButton("menu", t("menu"), openDialog("menu"))}</div>`;
  }
  return html`<div class="bar" .style=${at(geometry.bar)}>${drawing(wordmark())}<span class="rd">${goal()}</span><span class="grow"></span>
    ${hintButton()}${chatButton()}${muteButton()}${iconButton("help", t("help"), openDialog("help"))}${iconButton("gear", t("settings"), openDialog("settings"))}${iconButton("menu", t("menu"), openDialog("menu"))}</div>`;
}

export function toastLine(rect: Rect | null): TemplateResult {
  const { toast } = app;
  const lost =
    app.net?.status === "lost" && !app.trouble ? { text: t("connection-lost"), icon: "turn", pack: -1, rank: 3 } : null;
  const now = lost ?? toast;
  const body = now
    ? html`<div class="toast r${now.rank}">${chipOf(now.pack)}${now.icon ? iconOf(now.icon, "sm") : nothing}<span>${now.text}</span></div>`
    : nothing;
  return html`<div class="mid" .style=${rect ? at(rect) : ""}>${body}</div>`;
}

function homeCount(scene: Scene): number {
  return scene.position.foundations.reduce((n, f) => n + f.cards.filter((c) => c.team === scene.own).length, 0);
}

function ledgerRows(scene: Scene, team: Team): TemplateResult {
  const penalty = num(parseRules(app.game.rules), "penalty");
  const home = homeCount(scene);
  const left = team.nerts.length * penalty;
  return html`<dl class="led"><dt>${t("cards-home")}</dt><dd translate="no">${signed(home)}</dd>
    <dt>${t("nerts-left", { count: team.nerts.length, penalty })}</dt><dd translate="no">${signed(-left)}</dd>
    <dt class="sum">${t("this-round")}</dt><dd class="sum" translate="no">${signed(home - left)}</dd></dl>`;
}

function reactions(): TemplateResult {
  return html`<div class="rxs">${REACTIONS.slice(0, 4).map((r, i) => iconButton(r.icon, t(`react-${r.name}`), () => send("react", i), "rx"))}</div>`;
}

const person = (s: SeatInfo): TemplateResult =>
  html`<span class="nm" translate="no" data-seat=${s.seat} title=${s.name}>${named(s.name)}</span>${badge(s)}`;

function ledger(scene: Scene, team: Team): TemplateResult | typeof nothing {
  const rect = scene.geometry.ledger;
  const own = seatsOf(scene.own);
  if (!rect) return nothing;
  const [first, ...partners] = own;
  const points = html`${reaction(own)}${score(scene.own, true)}`;
  return html`<div class="ledger" .style=${at(rect)}><div class="sh">${chipOf(packs()[scene.own] ?? -1)}${first ? person(first) : nothing}${points}</div>
    ${partners.map((s) => html`<div class="sh partner">${person(s)}</div>`)}${ledgerRows(scene, team)}<span class="grow"></span>${reactions()}</div>`;
}

const heading = (x: number, y: number, w: number, label: unknown, value: unknown): TemplateResult =>
  html`<div class="hd" .style=${at({ x, y: y - 27, w, h: 20 })}><span class="lab">${label}</span>${value}</div>`;

/** Labels over the piles on wide screens; on phones the Nerts count lies under its pile. */
function labels(scene: Scene, team: Team): TemplateResult {
  const { own, form } = scene.geometry;
  const count = team.nerts.length;
  if (form === "desk") {
    const first = own.work[0] ?? own.nerts;
    const name = scene.geometry.ledger
      ? nothing
      : html`<div class="sh" .style=${at({ x: first.x, y: first.y - 29, w: own.cw * 3, h: 24 })}>${chipOf(packs()[scene.own] ?? -1)}${seatsOf(scene.own).map(person)}${score(scene.own, true)}</div>`;
    return html`${name}${heading(own.nerts.x, own.nerts.y, own.cw, t("pile-n"), html`<b translate="no">${count}</b>`)}
      ${heading(own.waste.x, own.waste.y, own.cw, t("pile-d"), nothing)}
      ${heading(own.stock.x, own.stock.y, own.cw, t("pile-s"), html`<span class="lab" translate="no">${team.stock.length}</span>`)}`;
  }
  const below = { x: own.nerts.x - 6, y: own.nerts.y + own.cw * 1.4 + 12, w: own.cw + 12, h: 48 };
  return html`<div class="undern" .style=${at(below)}><b translate="no">${count}</b><span class="lab">${t("to-nerts")}</span></div>`;
}

// --- the two buttons -------------------------------------------------------------------------------------------------

function callButton(scene: Scene, team: Team): TemplateResult {
  const { call, stuck, form } = scene.geometry;
  const lit = mayMove() && !team.nerts.length && whyNot(scene.position, scene.own, { kind: "call" }, myHand()) === null;
  if (lit) {
    const rect = form === "phone" ? { ...call, x: call.x + 4, w: call.w - 4, h: stuck.y + stuck.h - call.y - 6 } : call;
    return html`<button id="call" class="nb on ${form}" .style=${at(rect)} @click=${() => attempt({ kind: "call" })}>${calledWord()}</button>`;
  }
  const count = team.nerts.length;
  const text =
    form === "desk"
      ? html`<span class="big" translate="no">${count}</span><small>${t("to-nerts")}</small>`
      : calledWord();
  return html`<div class="nb off ${form}" .style=${at(call)} aria-hidden="true">${text}</div>`;
}

/** Who waits may shift (R39); when a landing has ended the mark, he may say so again (A24). */
function waitingButtons(scene: Scene, team: Team): TemplateResult {
  const { stuck } = scene.geometry;
  const hand = team.stuck ? 0 : 44;
  const again = { ...stuck, x: stuck.x + stuck.w - hand, w: hand };
  return html`<button id="shift" class="btn flat" .style=${at({ ...stuck, w: stuck.w - (hand && hand + 6) })} ?disabled=${!mayMove() || !team.stock.length}
      title=${t("shift-help")} @click=${() => attempt({ kind: "shift" })}>${iconOf("shift", "sm")}${t("shift")}</button>
    ${hand ? html`<button id="stuck" class="btn flat" .style=${at(again)} ?disabled=${!mayMove()} aria-label=${t("am-stuck")} title=${t("stuck-help")} @click=${() => attempt({ kind: "stuck" })}>${iconOf("hand", "sm")}</button>` : nothing}`;
}

function stuckButton(scene: Scene, team: Team): TemplateResult | typeof nothing {
  const { stuck, form } = scene.geometry;
  if (form === "phone" && mayMove() && !team.nerts.length) return nothing;
  if (team.waiting) return waitingButtons(scene, team);
  return html`<button id="stuck" class="btn flat" .style=${at(stuck)} ?disabled=${!mayMove()} title=${t("stuck-help")}
    @click=${() => attempt({ kind: "stuck" })}>${iconOf("hand", "sm")}${form === "land" ? t("stuck-short") : t("am-stuck")}</button>`;
}

function tray(scene: Scene): TemplateResult | typeof nothing {
  const team = scene.position.teams[scene.own];
  if (!team) return nothing;
  const { geometry } = scene;
  const chipAt = { x: geometry.tray.x + geometry.tray.w - 90, y: geometry.tray.y + 6, w: 80, h: 32 };
  const own =
    geometry.form === "land"
      ? html`<div class="sh ownchip" data-seat=${app.game.you} .style=${at(chipAt)}>${reaction(seatsOf(scene.own))}${chipOf(packs()[scene.own] ?? -1)}<b>${minus(totalOf(scene.own))}</b></div>`
      : nothing;
  return html`<div class="tray ${geometry.form} ${scene.position.round.get("callers")?.split(",").includes(String(scene.own)) ? "called" : ""}" .style=${at(geometry.tray)}></div>
    ${ledger(scene, team)}${labels(scene, team)}${own}${callButton(scene, team)}${stuckButton(scene, team)}`;
}

// --- over the table --------------------------------------------------------------------------------------------------

const lineup = (): TemplateResult =>
  html`<ul class="lineup" translate="no">${app.game.seats.map(
    (s) => html`<li>${chipOf(s.pack)}<span class="nm">${named(s.name)}</span></li>`,
  )}</ul>`;

/** Who is about to play whom, while the seconds run. */
function countdown(): TemplateResult {
  const seconds = Math.max(1, Math.ceil((app.endsAt - performance.now()) / 1000));
  const round = t("round", { number: app.game.round + 1 });
  return html`<div class="counting">${drawing(wordmark())}<span class="lab">${round}</span>
    <div class="big count" translate="no" role="status" aria-label=${seconds}>${keyed(seconds, html`<span class="pop">${seconds}</span>`)}</div>${lineup()}</div>`;
}

const bigWord = (): TemplateResult | typeof nothing =>
  board.big
    ? html`<div class="big word" role="presentation">${chipOf(board.big.pack)}<span class="pop">${board.big.text}</span></div>`
    : nothing;

function watching(): TemplateResult | typeof nothing {
  return me() ? nothing : html`<div class="watching"><b>${t("watching")}</b>${sitForm("")}</div>`;
}

export function tablePage(): TemplateResult {
  const position = app.game.view;
  if (!position)
    return html`<main class="t empty">${countdown()}${toastLine(null)}<div class="cards" aria-hidden="true"></div></main>`;
  const scene = sceneOf(position);
  const { form } = scene.geometry;
  return html`<main class="t ${form}" id="table" aria-label=${t("table")}>
    ${bar(scene)}${wells(scene)}${tray(scene)}${seats(scene)}${piles(scene)}
    <div class="cards" aria-hidden="true"></div>
    ${toastLine(scene.geometry.toast)}${chooser(scene)}${bigWord()}${watching()}
  </main>`;
}

/** Before the first state, and after the connection has ended for good. */
export function waitPage(): TemplateResult {
  if (!app.bye)
    return html`<main class="wait" aria-busy="true"><div class="logo">${drawing(wordmark())}</div><p class="lab">${t("connecting")}</p></main>`;
  const back = app.bye === "replaced" ? t("take-back") : t("try-again");
  const leave = () => location.assign(root);
  const again = () => {
    app.bye = "";
    if (app.net) reopen(app.net);
    redraw();
  };
  return html`<main class="wait"><div class="logo">${drawing(wordmark())}</div><h1>${t(`bye-${app.bye}`)}</h1>
    <div class="split"><button class="btn pri" @click=${again}>${back}</button><button class="btn" @click=${leave}>${t("to-start")}</button></div></main>`;
}
