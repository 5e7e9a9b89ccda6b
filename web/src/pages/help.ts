// The rules in a minute, as they are at this table, and the keys.
import { html, nothing, type TemplateResult } from "lit-html";
import { ownTeam } from "../net/game.ts";
import type { App, Sees, Table } from "../play/app.ts";
import { capOf, hasKeyboard } from "../play/keyboard.ts";
import { calledWord } from "../play/texts.ts";
import { helpLines } from "../rules/help.ts";
import { parseRules } from "../rules/rules.ts";
import { t } from "../words/l10n.ts";
import { root } from "./root.ts";
import { iconOf } from "./view.ts";

/** Every key and what it does. */
export function keyList({ keys }: App["prefs"]): TemplateResult {
  const chosen = Object.entries(keys).map(([action, key]) => [capOf(key, t("key-space")), t(`key-${action}`)]);
  const rows = [["1 – 6", t("key-digits")], ["⇧ 1 – 6", t("key-deeper")], ...chosen, ["Esc", t("key-escape")]];
  return html`<dl class="keys">${rows.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${what}</dd>`)}</dl>`;
}

/** Beside a table, which goes on meanwhile. */
const book = ({ rules }: Table): TemplateResult =>
  html`<p><a class="link" id="book" href="${root}rules?at=${encodeURIComponent(rules)}" target="_blank" rel="noopener">${t("help-book")}${iconOf("chev", "sm")}</a></p>`;

export function help({ game, prefs }: Sees<"game" | "prefs">): TemplateResult {
  const { lines, args } = helpLines(parseRules(game.rules), ownTeam(game));
  const all = { ...args, word: calledWord(game) };
  const keys = hasKeyboard() ? html`<h3>${t("settings-keys")}</h3>${keyList(prefs)}` : nothing;
  return html`${book(game)}<ol class="rulelines">${lines.map((line) => html`<li><b>${t(`how-${line}`, all)}</b> ${t(`how-${line}.text`, all)}</li>`)}</ol>
    ${keys}<h3>${t("touch")}</h3><p>${t("touch-help")}</p>`;
}
