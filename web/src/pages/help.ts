// The rules in a minute, as they are at this table, and the keys.
import { html, type TemplateResult } from "lit-html";
import { ownTeam } from "../net/game.ts";
import type { Sees } from "../play/app.ts";
import { capOf } from "../play/keyboard.ts";
import { calledWord } from "../play/texts.ts";
import { helpLines } from "../rules/help.ts";
import { parseRules } from "../rules/rules.ts";
import { t } from "../words/l10n.ts";

export function help({ game, prefs }: Sees<"game" | "prefs">): TemplateResult {
  const { lines, args } = helpLines(parseRules(game.rules), ownTeam(game));
  const all = { ...args, word: calledWord(game) };
  const keys = Object.entries(prefs.keys).map(([action, key]) => [capOf(key, t("key-space")), t(`key-${action}`)]);
  const rows = [["1 – 6", t("key-digits")], ["⇧ 1 – 6", t("key-deeper")], ...keys, ["Esc", t("key-escape")]];
  return html`<ol class="rulelines">${lines.map((line) => html`<li><b>${t(`how-${line}`, all)}</b> ${t(`how-${line}.text`, all)}</li>`)}</ol>
    <h3>${t("settings-keys")}</h3><dl class="keys">${rows.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${what}</dd>`)}</dl>
    <h3>${t("touch")}</h3><p>${t("touch-help")}</p>`;
}
