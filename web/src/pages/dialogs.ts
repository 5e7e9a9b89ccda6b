// Everything that opens over a page: settings, help, chat, players, menu. One native dialog: focus goes in, stays in,
// Escape closes, focus returns (B33).
import { html, nothing, type TemplateResult } from "lit-html";
import { face, WHOLE } from "../cards/faces.ts";
import { LINE_LENGTH } from "../gen/protocol.ts";
import { ownSeat } from "../net/game.ts";
import type { SeatInfo } from "../net/wire.ts";
import {
  type App,
  type Dialog,
  keepPrefs,
  mayAsk,
  type Sees,
  send,
  showDialog,
  type Table,
  toggleSound,
} from "../play/app.ts";
import { askHint } from "../play/hint.ts";
import { attempt } from "../play/hold.ts";
import { mayPause, pause } from "../play/pause.ts";
import type { Card } from "../rules/notation.ts";
import { named, spoken, t } from "../words/l10n.ts";
import { LANGUAGES } from "../words/languages.ts";
import { limitTo } from "../words/letters.ts";
import { REACTIONS } from "../words/reactions.ts";
import { againPanel } from "./again.ts";
import { dealPanel } from "./deal.ts";
import { nameField } from "./forms.ts";
import { help } from "./help.ts";
import { hostButtons, hostQuestion, watchersList } from "./hosting.ts";
import { languages } from "./language.ts";
import { pausePanel } from "./pause.ts";
import { answered, go, questionNow } from "./routes.ts";
import { settings } from "./settings.ts";
import { badge, seatsOf } from "./table/people.ts";
import { askToLeave, leave, openDialog } from "./talk.ts";
import { chipOf, drawing, iconButton, iconOf } from "./view.ts";

const closeDialog = (): void => showDialog("");

/** Whoever gives no name has been asked all the same. */
function dismiss(open: Dialog): void {
  closeDialog();
  if (open === "name") answered();
}

// --- chat ------------------------------------------------------------------------------------------------------------

function say(event: SubmitEvent): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const text = String(new FormData(form).get("text") ?? "").trim();
  if (text) send("chat", text);
  form.reset();
}

function chat({ said, prefs }: Sees<"said" | "prefs">): TemplateResult {
  const lines = said.filter((s) => !prefs.muted.includes(s.name));
  return html`<ul class="said" aria-live="polite">${lines.map((s) => html`<li><b>${s.name}</b> ${s.text}</li>`)}</ul>
    ${lines.length ? nothing : html`<p class="mutedp">${t("chat-empty")}</p>`}
    <form class="split" @submit=${say}><input class="in" name="text" autofocus maxlength="600" @input=${limitTo(LINE_LENGTH)} autocomplete="off" aria-label=${t("chat-line")} placeholder=${t("chat-line")}><button class="btn tall">${t("send")}</button></form>`;
}

// --- players ---------------------------------------------------------------------------------------------------------

function mute({ muted }: App["prefs"], name: string): void {
  keepPrefs({ muted: muted.includes(name) ? muted.filter((m) => m !== name) : [...muted, name] });
}

function player({ game, prefs }: Sees<"game" | "prefs">, seat: SeatInfo): TemplateResult {
  const team = game.view?.teams[seat.team];
  const muted = prefs.muted.includes(seat.name);
  const left = team ? html`<span class="mutedp">${t("nerts-count", { count: team.nerts.length })}</span>` : nothing;
  const button =
    seat.bot || seat.seat === game.you
      ? nothing
      : iconButton(
          muted ? "mute" : "sound",
          muted ? t("unmute", { name: seat.name }) : t("mute", { name: seat.name }),
          () => mute(prefs, seat.name),
        );
  return html`<li class="seatrow short" data-seat=${seat.seat}>${chipOf(seat.pack)}<span class="nm" translate="no" title=${seat.name}>${named(seat.name)}</span>${badge(game, seat)}<span class="grow"></span>${left}${button}${hostButtons(game, seat)}</li>${hostQuestion(game, seat)}`;
}

const TINY = { cut: "compact", owners: [], fresh: false, strip: WHOLE } as const;
const tiny = (card: Card | undefined): TemplateResult =>
  html`<span class="tiny">${card ? drawing(face(card, TINY)) : nothing}</span>`;

/** What lies open on a team's layout: Nerts top, last cards of the work piles, waste top. */
function tops({ view }: Table, team: number): TemplateResult | typeof nothing {
  const layout = view?.teams[team];
  if (!layout) return nothing;
  const { nerts, work, waste } = layout;
  return html`<li class="tops" aria-hidden="true">${tiny(nerts.at(-1))}<i></i>${work.map((w) => tiny(w.at(-1)))}<i></i>${tiny(waste.at(-1))}</li>`;
}

function players(app: Sees<"game" | "prefs">): TemplateResult {
  const { game } = app;
  const teams = [...new Set(game.seats.map((s) => s.team))];
  const one = (team: number) => html`${seatsOf(game, team).map((seat) => player(app, seat))}${tops(game, team)}`;
  return html`<ul class="rows">${teams.map(one)}</ul>${watchersList(game)}`;
}

// --- menu ------------------------------------------------------------------------------------------------------------

const react = (kind: number) => () => {
  send("react", kind);
  closeDialog();
};

const item = (icon: string, text: string, act: () => void): TemplateResult =>
  html`<button class="item" @click=${act}>${iconOf(icon)}${text}</button>`;

function stuck(): void {
  closeDialog();
  attempt({ kind: "stuck" });
}

function stop(): void {
  closeDialog();
  pause();
}

function hint(): void {
  closeDialog();
  askHint();
}

/** Where the browser has it: on phones the bars take a fifth of the window. */
function fullScreen(): TemplateResult | typeof nothing {
  if (!document.fullscreenEnabled) return nothing;
  const isFull = document.fullscreenElement !== null;
  const turn = async () => {
    closeDialog();
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  };
  return item("screen", isFull ? t("full-screen-off") : t("full-screen"), turn);
}

const chatTitle = ({ unread }: Sees<"unread">): string => (unread ? t("chat-unread", { count: unread }) : t("chat"));

function menu(app: Sees<"game" | "page" | "bye" | "trouble" | "unread" | "prefs">): TemplateResult {
  const { game, prefs } = app;
  const seated = ownSeat(game) !== undefined;
  const faces = html`<div class="faces" role="group" aria-label=${t("react")}>${REACTIONS.map((r, i) => iconButton(r.icon, t(`react-${r.name}`), react(i)))}</div>`;
  return html`${seated ? faces : nothing}<div class="items">
    ${game.options.chat ? item("chat", chatTitle(app), openDialog("chat")) : nothing}${item("people", t("players"), openDialog("seats"))}
    ${mayAsk(app) ? item("bulb", t("hint"), hint) : nothing}
    ${seated && game.phase === "playing" ? item("hand", t("am-stuck"), stuck) : nothing}
    ${mayPause(app) ? item("sleep", t("pause"), stop) : nothing}
    ${item(prefs.sound ? "sound" : "mute", prefs.sound ? t("sound-off") : t("sound-on"), toggleSound)}
    ${fullScreen()}${item("gear", t("settings"), openDialog("settings"))}${item("globe", `${t("language")}: ${LANGUAGES[spoken()]}`, openDialog("language"))}${item("help", t("help"), openDialog("help"))}${item("leave", t("leave"), () => askToLeave(app))}</div>`;
}

// --- leaving, and a name ---------------------------------------------------------------------------------------------

const leaving = ({
  game,
}: Sees<"game">): TemplateResult => html`<p>${t("leave-help", { standin: game.options.standin ? "yes" : "no" })}</p>
  <div class="split wrapped ways"><button class="btn tall wide" autofocus id="stay" @click=${closeDialog}>${t("stay")}</button>
  <button class="btn pri tall wide" id="leave" @click=${leave}>${t("leave")}</button></div>`;

function begin(event: SubmitEvent): void {
  event.preventDefault();
  dismiss("name");
}

/** Who has not been taught may be, before the cards are dealt; the table waits with nobody at it. */
const offer = (game: Table): TemplateResult =>
  html`<p class="mutedp">${t("first-help")}</p><button type="button" class="btn tall" id="first-learn" @click=${() => go(`learn?table=${game.code}&play`)}>${t("first-learn")}</button>`;

/** For a table that starts by itself: when this browser knows no name, and the first time. */
function naming({ prefs, game }: Sees<"prefs" | "game">): TemplateResult {
  const name = html`<label class="lab" for="name">${t("your-name")}</label>${nameField(prefs, true)}`;
  return html`<form class="stack" @submit=${begin}>${questionNow().name ? name : nothing}
    <button class="btn pri tall" id="begin">${t("begin")}</button>${questionNow().taught ? nothing : offer(game)}</form>`;
}

// --- the dialog ------------------------------------------------------------------------------------------------------

type Open = Sees<"dialog" | "page" | "game" | "prefs" | "said" | "unread" | "bye" | "trouble" | "deal" | "copied">;

const BODIES: Record<string, (app: Open) => TemplateResult> = {
  settings,
  help,
  chat,
  seats: players,
  menu,
  leave: leaving,
  name: naming,
  deal: dealPanel,
  language: languages,
};
const TITLES: Record<string, string> = {
  settings: "settings",
  help: "help",
  chat: "chat",
  seats: "players",
  menu: "menu",
  leave: "leave-title",
  name: "name-title",
  deal: "deal-title",
  language: "language",
};

const titleOf = (dialog: Dialog): string =>
  dialog === "name" && !questionNow().name ? "first-title" : (TITLES[dialog] ?? "");

export function dialogs(app: Open): TemplateResult {
  const { dialog } = app;
  const body = BODIES[dialog];
  const close = () => dismiss(app.dialog);
  queueMicrotask(() => sync(app.dialog));
  return html`<dialog id="dialog" class="dlg ${dialog}" aria-labelledby="dialog-title" @close=${() => closed(app.dialog)} @click=${backdrop(close)}>
    ${body ? html`<div class="dlghead"><h2 id="dialog-title">${t(titleOf(dialog))}</h2><span class="grow"></span>${iconButton("x", t("close"), close)}</div><div class="dlgbody">${body(app)}</div>` : nothing}</dialog>${pausePanel(app)}${againPanel(app)}`;
}

/** A click beside it closes it. */
const backdrop = (close: () => void) => (event: MouseEvent) => {
  if (event.target === event.currentTarget) close();
};

let shown: Dialog = "";

/** The browser tells of it a moment later: by then another one may have been asked for. */
function closed(open: Dialog): void {
  if (open === shown) dismiss(open);
}

/** From one dialog to another the focus goes to what is done there first. */
function sync(open: Dialog): void {
  const dialog = document.getElementById("dialog") as HTMLDialogElement | null;
  if (!dialog) return;
  if (open && !dialog.open) dialog.showModal();
  else if (!open && dialog.open) dialog.close();
  if (open !== shown) dialog.querySelector<HTMLElement>("[autofocus]")?.focus();
  shown = open;
}
