// The first page: with friends, with bots, or to a table that somebody has told of.
import { html, nothing, type TemplateResult } from "lit-html";
import { face, WHOLE, wordmark } from "../cards/faces.ts";
import { NAME_LENGTH } from "../gen/protocol.ts";
import { isForgetful } from "../net/identity.ts";
import { app, keepPrefs, send } from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { limitTo } from "../words/letters.ts";
import { go, join, newTable, playerName } from "./routes.ts";
import { chatButton, openDialog } from "./talk.ts";
import { drawing, iconButton, iconOf } from "./view.ts";

/** At a table also what people do there; on narrow windows help and settings are in its menu. */
export function topBar(): TemplateResult {
  const atTable = app.page === "table" && !app.bye;
  const cls = atTable ? "hide" : "";
  return html`<header class="top"><button class="home" aria-label=${t("to-start")} @click=${() => go("")}>${drawing(wordmark())}</button><span class="grow"></span>
    ${atTable ? html`${chatButton()}${iconButton("people", t("players"), openDialog("seats"))}` : nothing}
    ${iconButton("help", t("help"), openDialog("help"), cls)}${iconButton("gear", t("settings"), openDialog("settings"), cls)}
    ${atTable ? iconButton("menu", t("menu"), openDialog("menu")) : nothing}</header>`;
}

const OWNERS = [1, 2, 0, 3, 5];

const fan = (): TemplateResult =>
  html`<div class="fanroom"><div class="fanout" aria-hidden="true">${OWNERS.map(
    (pack, i) =>
      html`<div class="card f${i}"><div class="body">${drawing(face(`${"A2345"[i]}H`, { cut: "full", owners: [pack], fresh: true, strip: WHOLE }))}</div></div>`,
  )}</div></div>`;

export function joinForm(): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    join(String(new FormData(event.target as HTMLFormElement).get("code") ?? ""));
  };
  return html`<form class="split ruled" @submit=${submit}><input class="in" name="code" id="code" autocomplete="off" autocapitalize="characters" spellcheck="false"
    placeholder=${t("table-code")} aria-label=${t("table-code")}><button class="btn tall">${t("join")}</button></form>`;
}

export function nameField(first = false): TemplateResult {
  const keep = (event: Event) => {
    limitTo(NAME_LENGTH)(event);
    keepPrefs({ name: (event.target as HTMLInputElement).value });
  };
  return html`<input class="in" id="name" ?autofocus=${first} autocomplete="nickname" .value=${app.prefs.name} placeholder=${t("default-name")} @input=${keep}>`;
}

/** Sitting down, in the lobby or in the middle of a match. */
export function sitForm(cls: string): TemplateResult {
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    send("sit", playerName());
  };
  const { locked } = app.game.options;
  return html`<form class="sitform ${cls}" @submit=${sit}><label class="lab" for="name">${locked ? t("locked-help") : t("your-name")}</label>
    <div class="split">${nameField()}<button class="btn pri tall" id="sit" ?disabled=${locked}>${t("sit-down")}</button></div>${forgetful()}</form>`;
}

/** Said before one sits down: a browser that keeps no cookie forgets the seat with the tab (P19). */
export const forgetful = (): TemplateResult | typeof nothing =>
  isForgetful()
    ? html`<p class="warning" id="no-cookies">${iconOf("eye", "sm")}<span>${t("no-cookies")}</span></p>`
    : nothing;

export const problem = (): TemplateResult | typeof nothing =>
  app.problem ? html`<p class="problem" role="alert">${iconOf("x", "sm")}${app.problem}</p>` : nothing;

function withFriends(event: SubmitEvent): void {
  event.preventDefault();
  if (!app.busy) void newTable({ bots: 0 }, false);
}

export function startPage(): TemplateResult {
  return html`<div class="page start"><div class="wrap">${topBar()}<main class="hero"><div class="stack">
    <h1>${t("headline")}</h1><p class="lead">${t("lead")}</p>
    <div class="panel narrowpanel stack">
      <form class="stack" @submit=${withFriends}><label class="lab" for="name">${t("your-name")}</label>${nameField()}
      <button class="btn pri huge" id="friends" ?disabled=${app.busy}>${t("play-friends")}</button></form>
      <div class="split wrapped"><button class="btn tall wide" id="bots" ?disabled=${app.busy} @click=${() => newTable({ bots: 3 }, true)}>${iconOf("bot")}${t("play-bots")}</button>
      <button class="btn tall wide" id="alone" ?disabled=${app.busy} @click=${() => newTable({ bots: 0 }, true)}>${iconOf("fast")}${t("practise")}</button></div>
      ${joinForm()}${problem()}${forgetful()}
    </div>
    <button class="link" @click=${openDialog("help")}>${t("learn")}${iconOf("chev", "sm")}</button>
  </div>${fan()}</main></div></div>`;
}
