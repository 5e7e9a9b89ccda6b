// The page's language: chosen by the browser until somebody chooses another.
import { html, nothing, type TemplateResult } from "lit-html";
import { ICON } from "../cards/art.ts";
import { redraw, showDialog, toast } from "../play/app.ts";
import { speak, spoken, t } from "../words/l10n.ts";
import { known, LANGUAGES, type Language } from "../words/languages.ts";
import { root } from "./root.ts";
import { openDialog } from "./talk.ts";
import { iconOf } from "./view.ts";

const KEPT_SECONDS = 400 * 24 * 3600;
const ALL = Object.keys(LANGUAGES) as Language[];

Object.assign(ICON, {
  globe: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.500 5 12.500 0 18M12 3c-5 5.500-5 12.500 0 18"/>',
});

/** The server reads it too, so that the next page comes in that language at once. */
const keep = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way
  document.cookie = `nerts-language=${language};path=${root};max-age=${KEPT_SECONDS};samesite=lax`;
};

async function choose(language: Language): Promise<void> {
  try {
    await speak(language);
  } catch {
    toast(t("language-unreachable"), { icon: "plug", rank: 2 }, 4000);
    return;
  }
  if (spoken() !== language) return; // another one has been chosen meanwhile
  keep(language);
  showDialog("");
  redraw();
}

/** Which of ours the browser would have asked for. */
const browsers = (): Language =>
  known(navigator.languages.map((tag) => tag.split("-")[0] ?? "").find((tag) => tag in LANGUAGES) ?? "");

const choice = (language: Language): TemplateResult =>
  html`<button class="langchoice" role="radio" lang=${language} data-language=${language} aria-checked=${spoken() === language} @click=${() => choose(language)}><span><b>${LANGUAGES[language]}</b>${
    language === browsers() ? html`<small>${t("language-browser")}</small>` : nothing
  }</span>${spoken() === language ? iconOf("check") : nothing}</button>`;

export const languages = (): TemplateResult =>
  html`<div class="languages" role="radiogroup" aria-labelledby="dialog-title">${ALL.map(choice)}</div>`;

/** Every page has it: whoever cannot read the page knows the globe, and the language's own name. */
export const languageButton = (cls = ""): TemplateResult =>
  html`<button class="ib langbutton ${cls}" id="language" aria-label="${t("language")}: ${LANGUAGES[spoken()]}" title=${t("language")} @click=${openDialog("language")}>${iconOf("globe")}<span lang=${spoken()} aria-hidden="true">${LANGUAGES[spoken()]}</span></button>`;

/** At the foot of the first page each is one tap away. */
export const languageRow = (): TemplateResult =>
  html`<nav class="langrow" aria-label=${t("language")}>${ALL.map(
    (language) =>
      html`<button lang=${language} aria-current=${spoken() === language ? "true" : nothing} @click=${() => choose(language)}>${LANGUAGES[language]}</button>`,
  )}</nav>`;
