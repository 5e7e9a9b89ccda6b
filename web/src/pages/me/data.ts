// Whose page it is, and for how long: passkeys, taking everything along, deleting everything.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Me, Passkey } from "../../net/me.ts";
import { mayHavePasskeys } from "../../net/passkey.ts";
import type { Sees } from "../../play/app.ts";
import { t } from "../../words/l10n.ts";
import { root } from "../root.ts";
import { iconButton, iconOf, keepOpen } from "../view.ts";
import { dayText } from "./dates.ts";
import { panel } from "./lists.ts";
import { ask, comeIn, forget, goOut, make, now, remove } from "./state.ts";

const passkey = (key: Passkey): TemplateResult =>
  html`<li class="optrow"><div>${iconOf("key", "sm")}<span>${t("me-key", { made: dayText(key.made, "long"), used: dayText(key.used, "long") })}</span></div>
    ${iconButton("bin", t("me-key-remove", { made: dayText(key.made, "long") }), remove(key.id))}</li>`;

/** Who has nothing yet has nothing to keep, but may have played elsewhere. */
const elsewhere = ({ prefs }: Sees<"prefs">): TemplateResult =>
  html`<button class="btn tall wide" id="sign-in" ?disabled=${now.busy} @click=${comeIn(prefs.name)}>${iconOf("key")}${t("me-have-key")}</button>`;

function keys(app: Sees<"prefs">, me: Me): TemplateResult {
  const name = app.prefs.name.trim() || me.name;
  if (!me.passkeys.length)
    return html`<button class="btn pri huge wide" id="make-key" ?disabled=${now.busy} @click=${make(name)}>${iconOf("key")}${t("me-make-key")}</button>
      <button class="link" id="sign-in" ?disabled=${now.busy} @click=${comeIn(app.prefs.name)}>${t("me-have-key")}${iconOf("chev", "sm")}</button>`;
  return html`<button class="btn tall wide" id="make-key" ?disabled=${now.busy} @click=${make(name)}>${t("me-another-key")}</button>
    <button class="btn tall wide" id="sign-out" ?disabled=${now.busy} @click=${ask("out")}>${t("me-sign-out")}</button>`;
}

/** What has been done or gone wrong stands where it was begun. */
export const said = (here: boolean): TemplateResult =>
  html`<div role="status" class="mesaid">${here && now.done ? html`<p class="gooddone">${iconOf("check", "sm")}<span>${t(`me-done-${now.done}`)}</span></p>` : nothing}
    ${here && now.problem ? html`<p class="problem" id="problem">${iconOf("x", "sm")}<span>${t(`me-problem-${now.problem}`)}</span></p>` : nothing}</div>`;

function about(me: Me, able: boolean): readonly [title: string, help: string] {
  const played = me.rounds > 0;
  if (me.passkeys.length) return [t("me-keys"), able ? t("me-keys-help") : t("me-key-cannot")];
  return [
    played ? t("me-keep") : t("me-elsewhere"),
    !able ? t("me-key-cannot") : t(played ? "me-key-help" : "me-elsewhere-help"),
  ];
}

export function passkeys(app: Sees<"prefs">, me: Me): TemplateResult {
  const able = mayHavePasskeys();
  const [title, help] = about(me, able);
  const list = html`<ul class="keylist">${me.passkeys.map(passkey)}</ul>`;
  const buttons = me.rounds || me.passkeys.length ? keys(app, me) : elsewhere(app);
  return panel(
    title,
    "",
    html`<p class="mutedp pretty">${help}</p>${me.passkeys.length ? list : nothing}${able ? html`<div class="split wrapped">${buttons}</div>` : nothing}${said(!now.deleting || !me.rounds)}`,
    "keys-panel",
  );
}

export const data = (): TemplateResult =>
  html`<section class="panel data"><div><h2>${t("me-data")}</h2><p class="mutedp pretty">${t("me-data-help")}</p></div>
    <div class="split wrapped"><a class="btn tall" id="export" href="${root}api/me/export" download="nerts.json">${iconOf("save")}${t("me-export")}</a>
    <button class="btn tall bad" id="delete" ?disabled=${now.busy} @click=${ask("delete")}>${iconOf("bin")}${t("me-delete")}</button></div>${said(now.deleting)}</section>`;

// --- asked once more -------------------------------------------------------------------------------------------------

/** The harmless answer has the focus. */
export function sure(): TemplateResult {
  const { sure: what } = now;
  queueMicrotask(() => keepOpen("sure", now.sure !== ""));
  const close = ask("");
  const closed = () => {
    if (now.sure) close();
  };
  return html`<dialog id="sure" class="dlg" aria-labelledby="sure-title" @close=${closed}>${
    what
      ? html`<div class="dlghead"><h2 id="sure-title">${t(`me-sure-${what}`)}</h2><span class="grow"></span>${iconButton("x", t("close"), close)}</div>
    <div class="dlgbody stack"><p>${t(`me-sure-${what}-help`)}</p><div class="split wrapped ways"><button class="btn tall wide" autofocus id="keep" @click=${close}>${what === "out" ? t("me-stay") : t("me-keep-it")}</button>
    <button class="btn pri tall wide" id="do-it" @click=${what === "out" ? goOut : forget}>${t(`me-do-${what}`)}</button></div></div>`
      : nothing
  }</dialog>`;
}
