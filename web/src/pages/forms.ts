// What several pages begin with or ask for: the bar at the top, a name, a seat, and what has gone wrong.
import { html, nothing, type TemplateResult } from "lit-html";
import { wordmark } from "../cards/faces.ts";
import { NAME_LENGTH } from "../gen/protocol.ts";
import { isForgetful } from "../net/identity.ts";
import { type App, keepPrefs, type Sees, send } from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { limitTo } from "../words/letters.ts";
import { languageButton } from "./language.ts";
import { go, playerName } from "./routes.ts";
import { chatButton, openDialog } from "./talk.ts";
import { drawing, iconButton, iconOf } from "./view.ts";

/** The way to the start page. */
export const homeButton = (leave: () => void = () => go("")): TemplateResult =>
  html`<button class="home" aria-label=${t("to-start")} @click=${() => leave()}>${drawing(wordmark())}</button>`;

/** At a table also what people do there; on narrow windows help and settings are in its menu. */
export function topBar(app: Sees<"page" | "bye" | "game" | "unread">): TemplateResult {
  const atTable = app.page === "table" && !app.bye;
  const cls = atTable ? "hide" : "";
  return html`<header class="top">${homeButton()}<span class="grow"></span>
    ${atTable ? html`${chatButton(app)}${iconButton("people", t("players"), openDialog("seats"))}` : nothing}
    ${languageButton(cls)}${iconButton("help", t("help"), openDialog("help"), cls)}${iconButton("gear", t("settings"), openDialog("settings"), cls)}
    ${atTable ? iconButton("menu", t("menu"), openDialog("menu")) : nothing}</header>`;
}

export function nameField({ name }: App["prefs"], first = false): TemplateResult {
  const keep = (event: Event) => {
    limitTo(NAME_LENGTH)(event);
    keepPrefs({ name: (event.target as HTMLInputElement).value });
  };
  return html`<input class="in" id="name" ?autofocus=${first} autocomplete="nickname" .value=${name} placeholder=${t("default-name")} @input=${keep}>`;
}

/** Sitting down, in the lobby or in the middle of a match. */
export function sitForm({ game, prefs }: Sees<"game" | "prefs">, cls: string): TemplateResult {
  const sit = (event: SubmitEvent) => {
    event.preventDefault();
    send("sit", playerName(prefs));
  };
  const { locked } = game.options;
  return html`<form class="sitform ${cls}" @submit=${sit}><label class="lab" for="name">${locked ? t("locked-help") : t("your-name")}</label>
    <div class="split">${nameField(prefs)}<button class="btn pri tall" id="sit" ?disabled=${locked}>${t("sit-down")}</button></div>${forgetful()}</form>`;
}

/** Said before one sits down: a browser that keeps no cookie forgets the seat with the tab (P19). */
export const forgetful = (): TemplateResult | typeof nothing =>
  isForgetful()
    ? html`<p class="warning" id="no-cookies">${iconOf("eye", "sm")}<span>${t("no-cookies")}</span></p>`
    : nothing;

export const problem = ({ problem: text }: Sees<"problem">): TemplateResult | typeof nothing =>
  text ? html`<p class="problem" role="alert">${iconOf("x", "sm")}${text}</p>` : nothing;
