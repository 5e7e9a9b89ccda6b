// How the page looks, sounds and listens, for this browser.
import { html, nothing, type TemplateResult } from "lit-html";
import { ownSeat } from "../net/game.ts";
import { keepPrefs, type Sees, send, showDialog, type Table } from "../play/app.ts";
import { capOf, isFree, keyOf } from "../play/keyboard.ts";
import { KEYS, type Prefs } from "../play/prefs.ts";
import { playSound, wakeSound } from "../play/sound.ts";
import { t } from "../words/l10n.ts";
import { nameField } from "./forms.ts";
import { root } from "./root.ts";
import { go, playerName } from "./routes.ts";
import { iconOf } from "./view.ts";

/** What has been chosen so far. */
type Chosen = Readonly<Prefs>;
type Flag = { [K in keyof Prefs]: Prefs[K] extends boolean ? K : never }[keyof Prefs];

function flag(prefs: Chosen, name: Flag): TemplateResult {
  const change = (e: Event) => keepPrefs({ [name]: (e.target as HTMLInputElement).checked });
  return html`<label class="optrow"><div><b>${t(`set-${name}`)}</b><span class="mutedp">${t(`set-${name}.help`)}</span></div>
    <input type="checkbox" class="check" data-set=${name} .checked=${prefs[name]} @change=${change}></label>`;
}

/** Each with its choices, by the ids of their texts. */
const CHOICES = {
  theme: ["theme-auto", "theme-light", "theme-dark"],
  voice: ["voice-calls", "voice-own", "voice-all"],
} as const;

/** One of three. */
function choice(prefs: Chosen, name: keyof typeof CHOICES): TemplateResult {
  const help = name === "voice" ? html`<span class="mutedp">${t(`set-${name}.help`)}</span>` : nothing;
  return html`<div class="optrow"><div><b>${t(`set-${name}`)}</b>${help}</div><div class="seg" role="radiogroup" aria-label=${t(`set-${name}`)}>${CHOICES[
    name
  ].map((id) => {
    const one = id.slice(name.length + 1);
    return html`<button role="radio" data-choice=${one} aria-checked=${prefs[name] === one ? "true" : "false"} @click=${() => keepPrefs({ [name]: one })}>${t(id)}</button>`;
  })}</div></div>`;
}

/** Smaller cards show more of the others; larger ones as far as the window allows. */
function size(prefs: Chosen): TemplateResult {
  const change = (e: Event) => keepPrefs({ size: Number((e.target as HTMLInputElement).value) / 100 });
  return html`<label class="optrow"><b>${t("set-size")}</b><input type="range" id="card-size" min="60" max="160" step="10" .value=${String(Math.round(prefs.size * 100))} @input=${change}></label>`;
}

function still(prefs: Chosen): TemplateResult {
  const change = (e: Event) => keepPrefs({ motion: (e.target as HTMLInputElement).checked ? "off" : "auto" });
  return html`<label class="optrow"><div><b>${t("set-motion")}</b><span class="mutedp">${t("set-motion.help")}</span></div>
    <input type="checkbox" class="check" .checked=${prefs.motion === "off"} @change=${change}></label>`;
}

function volume(prefs: Chosen): TemplateResult {
  const change = (e: Event) => {
    keepPrefs({ sound: Number((e.target as HTMLInputElement).value) / 100 });
    wakeSound();
    playSound("home", prefs.sound);
  };
  return html`<label class="optrow"><b>${t("set-sound")}</b><input type="range" min="0" max="100" step="10" .value=${String(Math.round(prefs.sound * 100))} @change=${change}></label>`;
}

/** Whoever had that key before gets the one that is given up: no key does two things. */
function rebound(keys: Prefs["keys"], action: string, key: string): Prefs["keys"] {
  const had = Object.entries(keys).find(([, k]) => k === key)?.[0];
  return { ...keys, ...(had ? { [had]: keys[action] ?? "" } : {}), [action]: key };
}

/** Escape and Tab stay free: nobody is to be locked in. */
function setKey(prefs: Chosen, action: string) {
  return (event: KeyboardEvent) => {
    if (["Tab", "Escape", "Enter", "Shift"].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    const key = keyOf(event);
    if (key && isFree(event)) keepPrefs({ keys: rebound(prefs.keys, action, key) });
  };
}

function keys(prefs: Chosen): TemplateResult {
  const rows = Object.keys(KEYS).map(
    (action) =>
      html`<label class="optrow"><b>${t(`key-${action}`)}</b><input class="in key" readonly .value=${capOf(prefs.keys[action] ?? "", t("key-space"))} aria-label=${t("key-for", { action: t(`key-${action}`) })} @keydown=${setKey(prefs, action)}></label>`,
  );
  return html`${flag(prefs, "keysOn")}${prefs.keysOn ? rows : nothing}
    ${prefs.keysOn ? html`<button class="btn" @click=${() => keepPrefs({ keys: { ...KEYS } })}>${t("keys-reset")}</button>` : nothing}`;
}

/** At a table everybody sees the new name at once. */
const rename = (prefs: Chosen) => (event: SubmitEvent) => {
  event.preventDefault();
  send("sit", playerName(prefs));
};

const naming = (
  prefs: Chosen,
): TemplateResult => html`<form class="sitform" id="rename" @submit=${rename(prefs)}><label class="lab" for="name">${t("your-name")}</label>
  <div class="split">${nameField(prefs)}<button class="btn tall">${t("rename")}</button></div></form>`;

/** From a table it opens beside it: nobody loses a seat by looking. */
function ownPage({ phase }: Table): TemplateResult {
  const open = (event: Event) => {
    if (phase) return;
    event.preventDefault();
    showDialog("");
    go("me");
  };
  return html`<p class="ownpage"><a class="link" id="own-page" href="${root}me" target=${phase ? "_blank" : "_self"} @click=${open}>${t("settings-me")}${iconOf("chev", "sm")}</a></p>`;
}

export function settings({ game, prefs }: Sees<"game" | "prefs">): TemplateResult {
  const hints = game.options.hints || !game.phase;
  return html`${ownSeat(game) ? naming(prefs) : nothing}<h3>${t("settings-look")}</h3>${choice(prefs, "theme")}${size(prefs)}${flag(prefs, "fourColours")}${flag(prefs, "contrast")}${still(prefs)}
    <h3>${t("settings-play")}</h3>${flag(prefs, "oneTap")}${hints ? flag(prefs, "hints") : html`<p class="mutedp">${t("hints-off")}</p>`}${flag(prefs, "mirror")}${flag(prefs, "again")}
    <h3>${t("settings-sound")}</h3>${volume(prefs)}${flag(prefs, "vibrate")}${choice(prefs, "voice")}<h3>${t("settings-keys")}</h3>${keys(prefs)}${ownPage(game)}`;
}
