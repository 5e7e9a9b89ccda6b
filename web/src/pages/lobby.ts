// Before the match: who sits where, by which rules, with which backs; and how others get here.
import { html, nothing, type TemplateResult } from "lit-html";
import { PACKS } from "../cards/art.ts";
import { back } from "../cards/faces.ts";
import { askServer } from "../net/ask.ts";
import { showCode } from "../net/code.ts";
import { isHost, ownSeat, seatOf } from "../net/game.ts";
import type { SeatInfo } from "../net/wire.ts";
import { isScreen, redraw, type Sees, send, type Table } from "../play/app.ts";
import { named, t } from "../words/l10n.ts";
import { byHand, copyLink } from "./copy.ts";
import { problem, sitForm, topBar } from "./forms.ts";
import { hostButtons, hostQuestion } from "./hosting.ts";
import { optionsPanel, rulesPanel, tablePanel } from "./options.ts";
import { qr } from "./qr.ts";
import { root } from "./root.ts";
import { invite } from "./routes.ts";
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

function tag({ you, host }: Table, seat: SeatInfo): string {
  const words = [];
  if (seat.seat === you) words.push(t("you"));
  if (seat.seat === host) words.push(t("host"));
  return words.join(", ");
}

type Seats = Sees<"game" | "reactions">;

const seatRow = (
  { game, reactions }: Seats,
  seat: SeatInfo,
): TemplateResult => html`<li class="seatrow" data-seat=${seat.seat}>${backCard(seat.pack)}
  <span class="nm" translate="no" title=${seat.name}>${named(seat.name)}</span>${badge(game, seat)}${reactionOf({ reactions }, seat)}<span class="grow"></span><span class="mutedp">${tag(game, seat)}</span>${hostButtons(game, seat)}</li>${hostQuestion(game, seat)}`;

function freeRow({ seats }: Table): TemplateResult | typeof nothing {
  const count = seats.length;
  if (count >= MOST) return nothing;
  return html`<li class="seatrow mutedp"><span class="bk none"></span><span>${t("seat-free", { number: count + 1 })}</span><span class="grow"></span><span>${t("up-to", { count: MOST })}</span></li>`;
}

function addBot(game: Table): TemplateResult | typeof nothing {
  if (!isHost(game)) return nothing;
  const levels = LEVELS.map((l) => [l, t(`level-${l}`)] as [string, string]);
  const paces = ["gentle", "slow", "medium", "fast"].map((p) => [p, t(`pace-${p}`)] as [string, string]);
  const { calm, pace } = game.options;
  const pick = (name: string) => {
    level = name;
    redraw();
  };
  return html`<div class="addbots"><div class="split"><h2>${t("add-bot")}</h2><span class="mutedp">${t("add-bot-help")}</span></div>
    <div class="split wrapped">${segments(t("bot-level"), levels, level, pick)}<button class="btn" id="add-bot" @click=${() => send("bot", level)}>${iconOf("plus")}${t("add")}</button></div>
    <div class="split wrapped"><span class="lab">${t("bot-pace")}</span>${segments(t("bot-pace"), paces, calm ? "gentle" : pace, (p) => send("set", "pace", p), calm)}</div></div>`;
}

/** Who watches without a seat; the host may send them away. */
function watchers(game: Table): TemplateResult | typeof nothing {
  const { watching } = game;
  if (!isHost(game) || !watching) return nothing;
  return html`<div class="split"><span class="mutedp">${t("watchers", { count: watching })}</span><span class="grow"></span>
    <button class="btn" id="clear" @click=${() => send("clear")}>${t("send-away")}</button></div>`;
}

export function seatsPanel(app: Seats): TemplateResult {
  const { game } = app;
  return html`<section class="panel"><h2>${t("seats")}</h2>${proposedPairs(game)}
  <ul class="rows">${game.seats.map((seat) => seatRow(app, seat))}${freeRow(game)}</ul>${watchers(game)}${addBot(game)}</section>`;
}

// --- invitation ------------------------------------------------------------------------------------------------------

let reach: { readonly links: readonly string[]; readonly open: boolean } | null = null;
let asking = false;

type Invite = Sees<"game" | "copied">;

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
export function links(game: Table): readonly string[] {
  if (!isLoopback()) return [invite(game)];
  void askReach();
  return (reach?.links ?? []).map((link) => `${link}t/${game.code}`);
}

const codePart = ({ code }: Table): TemplateResult =>
  html`<div><div class="lab">${t("table-code")}</div><div class="codebig" translate="no" id="code-big">${showCode(code)}</div></div>`;

function linkPart(app: Invite, [link = "", ...others]: readonly string[]): TemplateResult {
  const share = () => navigator.share({ title: t("share-title"), url: link }).catch(() => undefined);
  const copied = app.copied === "yes";
  const canShare = typeof navigator.share === "function";
  return html`<div class="invite">${qr(link)}<div class="stack">${codePart(app.game)}
    <div class="split wrapped"><button class="btn" id="copy" @click=${copyLink(app, link)}>${iconOf(copied ? "check" : "copy")}${copied ? t("copied") : t("copy-link")}</button>
    ${canShare ? html`<button class="btn" @click=${share}>${iconOf("share")}${t("share")}</button>` : nothing}</div></div></div>
    <div class="mutedp linktext" translate="no" id="link">${link}</div>${byHand(app, link, t("invite-link"))}
    ${isLoopback() ? html`<p class="mutedp">${t("same-network")}</p>` : nothing}
    ${others.map((other) => html`<div class="mutedp linktext" translate="no">${other}</div>`)}`;
}

/** Nobody else can come: why, and what to do; empty until it is known. */
export const whyAlone = (): string => (reach ? t(reach.open ? "no-network" : "loopback") : "");
const alone = (game: Table): TemplateResult => html`${codePart(game)}<p id="alone">${whyAlone()}</p>`;

function invitePanel(app: Invite): TemplateResult {
  const { game } = app;
  const found = links(game);
  const body = found.length ? linkPart(app, found) : reach ? alone(game) : codePart(game);
  const screen = html`<a class="link" id="big-screen" href="?screen" target="_blank" rel="noopener" title=${t("big-screen-help")}>${iconOf("screen", "sm")}${t("big-screen")}</a>`;
  return html`<section class="panel stack"><h2>${t("invite")}</h2>${body}${isScreen ? nothing : screen}</section>`;
}

// --- packs -----------------------------------------------------------------------------------------------------------

function packChoice({ seats }: Table, pack: number, mine: SeatInfo): TemplateResult {
  const owner = seats.find((s) => s.pack === pack && s.team !== mine.team);
  const name = t(`pack-${PACKS[pack]?.name}`);
  return html`<button class="pk ${owner ? "off" : ""}" aria-pressed=${mine.pack === pack ? "true" : "false"} ?disabled=${owner !== undefined}
    aria-label=${owner ? t("pack-of", { pack: name, name: owner.name }) : name} @click=${() => send("pack", pack)}>${backCard(pack)}<span>${owner ? named(owner.name) : name}</span></button>`;
}

function packsPanel(game: Table): TemplateResult | typeof nothing {
  const mine = ownSeat(game);
  if (!mine) return nothing;
  return html`<section class="panel packs-panel"><div class="split"><h2>${t("your-pack")}</h2><span class="mutedp">${t("your-pack-help")}</span></div>
    <div class="packs">${PACKS.map((_, i) => packChoice(game, i, mine))}</div></section>`;
}

// --- the page --------------------------------------------------------------------------------------------------------

function heading(game: Table): TemplateResult {
  const { seats } = game;
  const host = seatOf(game, game.host);
  const title = host ? t("table-of", { name: named(host.name) }) : t("table");
  const enough = seats.length > 0;
  return html`<div class="headrow"><div><h1>${title}</h1><div class="sub">${t("seated", { count: seats.length })}</div></div><span class="grow"></span>
    ${ownSeat(game) ? html`<button class="btn" id="stand" @click=${() => send("stand")}>${t("stand-up")}</button>` : nothing}
    ${isHost(game) ? html`<button class="btn pri huge" id="start" ?disabled=${!enough} @click=${() => send("start")}>${t("start-round")}</button>` : html`<span class="sub">${t("host-starts")}</span>`}</div>`;
}

/** Beside the table, so that it waits for nobody: who sits already keeps the seat. */
const learning = ({ game, prefs }: Sees<"game" | "prefs">): TemplateResult | typeof nothing =>
  prefs.taught
    ? nothing
    : html`<p><a class="link" id="learn" href="${root}learn?table=${game.code}" target=${ownSeat(game) ? "_blank" : "_self"} rel="noopener">${t("first-link")}${iconOf("chev", "sm")}</a></p>`;

type Lobby = Seats & Invite & Sees<"page" | "bye" | "unread" | "prefs" | "problem" | "toast" | "net" | "trouble">;

export function lobbyPage(app: Lobby): TemplateResult {
  const { game } = app;
  return html`<div class="page"><div class="wrap broad">${topBar(app)}<main>${heading(game)}${ownSeat(game) ? nothing : sitForm(app, "panel stack")}${learning(app)}${problem(app)}
    <div class="lobby"><div class="stack who-plays">${seatsPanel(app)}${teamsPanel(app)}</div><div class="stack way-here">${invitePanel(app)}</div>
    <div class="stack how-played">${rulesPanel(app)}${tablePanel(app)}</div>${packsPanel(game)}</div>${optionsPanel(app)}</main></div></div>`;
}
