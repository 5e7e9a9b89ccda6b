// The rules in a minute, and the keys.
import { html, type TemplateResult } from "lit-html";
import { app } from "../play/app.ts";
import { t } from "../words/l10n.ts";

const LINES = ["goal", "nerts", "work", "home", "stock", "space", "stuck", "call", "score"] as const;

const keyName = (key: string | undefined): string => (key === " " ? t("key-space") : (key ?? "").toUpperCase());

export function help(): TemplateResult {
  const keys = Object.entries(app.prefs.keys).map(([action, key]) => [keyName(key), t(`key-${action}`)]);
  const all = [["1 – 6", t("key-digits")], ["⇧ 1 – 6", t("key-deeper")], ...keys, ["Esc", t("key-escape")]];
  return html`<ol class="rulelines">${LINES.map((line) => html`<li><b>${t(`how-${line}`)}</b> ${t(`how-${line}.text`)}</li>`)}</ol>
    <h3>${t("settings-keys")}</h3><dl class="keys">${all.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${what}</dd>`)}</dl>
    <h3>${t("touch")}</h3><p>${t("touch-help")}</p>`;
}
