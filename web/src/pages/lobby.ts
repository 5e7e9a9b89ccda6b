// Before the match: who sits where, by which rules, with which backs; and how others get here.
import { html, nothing, type TemplateResult } from "lit-html";
import { PACKS } from "../cards/art.ts";
import { back } from "../cards/faces.ts";
import { askServer } from "../net/ask.ts";
import { showCode } from "../net/code.ts";
import type { SeatInfo } from "../net/wire.ts";
import { app, isHost, isScreen, me, redraw, send, setCopied } from "../play/app.ts";
import { named, t } from "../words/l10n.ts";
import { copyText } from "./copy.ts";
import { problem, sitForm, topBar } from "./forms.ts";
import { hostButtons, hostQuestion } from "./hosting.ts";
import { optionsPanel, rulesPanel, tablePanel } from "./options.ts";
import { qr } from "./qr.ts";
import { root } from "./root.ts";
import { invite } from "./routes.ts";
import { toastLine } from "./table/bar.ts";
import { badge } from "./table/people.ts";
import { reactionOf } from "./talk.ts";
import { proposedPairs, teamsPanel } from "./teams.ts";
import { drawing, iconOf } from "./view.ts";

const LEVELS = ["easy", "medium", "hard"];
const MOST = 12;
let level = "medium";

export const backCard = (pack: number, cls = ""): TemplateResult =>
  html`<span class="bk ${cls}">${drawing(back(pack))}</span>`;

/** One choice out of a few, as buttons side by side. */
export function segments(
  label: string,
  names: readonly [string, string][],
  chosen: string,
  pick: (name: string) => void,
  off = false,
) {
  return html`<div class="seg" role="radiogroup" aria-label=${label}>${names.map(
    ([name, text]) =>
      html`<button role="radio" aria-checked=${name === chosen ? "true" : "false"} ?disabled=${off} @click=${() => pick(name)}>${text}</button>`,
  )}</div>`;
}

// --- seats -----------------------------------------------------------------------------------------------------------

function tag(seat: SeatInfo): string {
  const words = [];
  if (seat.seat === app.game.you) words.push(t("you"));
  if (seat.seat === app.game.host) words.push(t("host"));
  return words.join(", ");
}

const seatRow = (
  seat: SeatInfo,
): TemplateResult => html`<li class="seatrow" data-seat=${seat.seat}>${backCard(seat.pack)}
  <span class="nm" translate="no" title=${seat.name}>${named(seat.name)}</span>${badge(seat)}${reactionOf(seat)}<span class="grow"></span><span class="mutedp">${tag(seat)}</span>${hostButtons(seat)}</li>${hostQuestion(seat)}`;

function freeRow(): TemplateResult | typeof nothing {
  const count = app.game.seats.length;
  if (count >= MOST) return nothing;
  return html`<li class="seatrow mutedp"><span class="bk none"></span><span>${t("seat-free", { number: count + 1 })}</span><span class="grow"></span><span>${t("up-to", { count: MOST })}</span></li>`;
}

function addBot(): TemplateResult | typeof nothing {
  if (!isHost()) return nothing;
  const levels = LEVELS.map((l) => [l, t(`level-${l}`)] as [string, string]);
  const paces = ["slow", "medium", "fast"].map((p) => [p, t(`pace-${p}`)] as [string, string]);
  const pick = (name: string) => {
    level = name;
    redraw();
  };
  return html`<div class="addbots"><div class="split"><h2>${t("add-bot")}</h2><span class="mutedp">${t("add-bot-help")}</span></div>
    <div class="split wrapped">${segments(t("bot-level"), levels, level, pick)}<button class="btn" id="add-bot" @click=${() => send("bot", level)}>${iconOf("plus")}${t("add")}</button></div>
    <div class="split wrapped"><span class="lab">${t("bot-pace")}</span>${segments(t("bot-pace"), paces, app.game.options.pace, (p) => send("set", "pace", p))}</div></div>`;
}

/** Who watches without a seat; the host may send them away. */
function watchers(): TemplateResult | typeof nothing {
  const { watching } = app.game;
  if (!isHost() || !watching) return nothing;
  return html`<div class="split"><span class="mutedp">${t("watchers", { count: watching })}</span><span class="grow"></span>
    <button class="btn" id="clear" @click=${() => send("clear")}>${t("send-away")}</button></div>`;
}

export const seatsPanel = (): TemplateResult => html`<section class="panel"><h2>${t("seats")}</h2>${proposedPairs()}
  <ul class="rows">${app.game.seats.map(seatRow)}${freeRow()}</ul>${watchers()}${addBot()}</section>`;

// --- invitation ------------------------------------------------------------------------------------------------------

let reach: { readonly links: readonly string[]; readonly open: boolean } | null = null;
let asking = false;

const isLoopback = (): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** Friends do not get to `localhost`: the server knows how they do. */
async function askReach(): Promise<void> {
  if (asking) return;
  asking = true;
  const answer = await askServer(`${root}api/reach`);
  reach = (answer?.ok ? (answer.told as typeof reach) : null) ?? { links: [], open: true };
  redraw();
}

/** Links for others, the best first; empty until it is known that there is one. */
export function links(): readonly string[] {
  if (!isLoopback()) return [invite()];
  void askReach();
  return (reach?.links ?? []).map((link) => `${link}t/${app.game.code}`);
}

const copyInvite = (link: string) => async (): Promise<void> => {
  setCopied((await copyText(link)) ? "yes" : "no");
  setTimeout(() => {
    if (app.copied === "yes") setCopied("");
  }, 2500);
};

/** Shown selected where nothing could be copied. */
function byHand(link: string): TemplateResult | typeof nothing {
  if (app.copied !== "no") return nothing;
  return html`<input class="in" readonly .value=${link} aria-label=${t("invite-link")} @focus=${(e: Event) => (e.target as HTMLInputElement).select()}>`;
}

const code = (): TemplateResult =>
  html`<div><div class="lab">${t("table-code")}</div><div class="codebig" translate="no" id="code-big">${showCode(app.game.code)}</div></div>`;

function linkPart([link = "", ...others]: readonly string[]): TemplateResult {
  const share = () => navigator.share({ title: t("share-title"), url: link }).catch(() => undefined);
  const canShare = typeof navigator.share === "function";
  return html`<div class="invite">${qr(link)}<div class="stack">${code()}
    <div class="split wrapped"><button class="btn" id="copy" @click=${copyInvite(link)}>${iconOf(app.copied === "yes" ? "check" : "copy")}${app.copied === "yes" ? t("copied") : t("copy-link")}</button>
    ${canShare ? html`<button class="btn" @click=${share}>${iconOf("share")}${t("share")}</button>` : nothing}</div></div></div>
    <div class="mutedp linktext" translate="no" id="link">${link}</div>${byHand(link)}
    ${isLoopback() ? html`<p class="mutedp">${t("same-network")}</p>` : nothing}
    ${others.map((other) => html`<div class="mutedp linktext" translate="no">${other}</div>`)}`;
}

/** Nobody else can come: why, and what to do; empty until it is known. */
export const whyAlone = (): string => (reach ? t(reach.open ? "no-network" : "loopback") : "");
const alone = (): TemplateResult => html`${code()}<p id="alone">${whyAlone()}</p>`;

function invitePanel(): TemplateResult {
  const found = links();
  const body = found.length ? linkPart(found) : reach ? alone() : code();
  const screen = html`<a class="link" id="big-screen" href="?screen" target="_blank" rel="noopener" title=${t("big-screen-help")}>${iconOf("screen", "sm")}${t("big-screen")}</a>`;
  return html`<section class="panel stack"><h2>${t("invite")}</h2>${body}${isScreen ? nothing : screen}</section>`;
}

// --- packs -----------------------------------------------------------------------------------------------------------

function packChoice(pack: number, mine: SeatInfo): TemplateResult {
  const owner = app.game.seats.find((s) => s.pack === pack && s.team !== mine.team);
  const name = t(`pack-${PACKS[pack]?.name}`);
  return html`<button class="pk ${owner ? "off" : ""}" aria-pressed=${mine.pack === pack ? "true" : "false"} ?disabled=${owner !== undefined}
    aria-label=${owner ? t("pack-of", { pack: name, name: owner.name }) : name} @click=${() => send("pack", pack)}>${backCard(pack)}<span>${owner ? named(owner.name) : name}</span></button>`;
}

function packsPanel(): TemplateResult | typeof nothing {
  const mine = me();
  if (!mine) return nothing;
  return html`<section class="panel packs-panel"><div class="split"><h2>${t("your-pack")}</h2><span class="mutedp">${t("your-pack-help")}</span></div>
    <div class="packs">${PACKS.map((_, i) => packChoice(i, mine))}</div></section>`;
}

// --- the page --------------------------------------------------------------------------------------------------------

function heading(): TemplateResult {
  const host = app.game.seats.find((s) => s.seat === app.game.host);
  const title = host ? t("table-of", { name: named(host.name) }) : t("table");
  const enough = app.game.seats.length > 0;
  return html`<div class="headrow"><div><h1>${title}</h1><div class="sub">${t("seated", { count: app.game.seats.length })}</div></div><span class="grow"></span>
    ${me() ? html`<button class="btn" id="stand" @click=${() => send("stand")}>${t("stand-up")}</button>` : nothing}
    ${isHost() ? html`<button class="btn pri huge" id="start" ?disabled=${!enough} @click=${() => send("start")}>${t("start-round")}</button>` : html`<span class="sub">${t("host-starts")}</span>`}</div>`;
}

export function lobbyPage(): TemplateResult {
  return html`<div class="page"><div class="wrap broad">${topBar()}<main>${heading()}${me() ? nothing : sitForm("panel stack")}${problem()}
    <div class="lobby"><div class="stack who-plays">${seatsPanel()}${teamsPanel()}</div><div class="stack way-here">${invitePanel()}</div>
    <div class="stack how-played">${rulesPanel()}${tablePanel()}</div>${packsPanel()}</div>${optionsPanel()}</main></div><div class="floating">${toastLine(null)}</div></div>`;
}
