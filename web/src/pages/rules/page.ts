// The rules, with an address: six pictures, the options of the table that one comes from, and every rule in words.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Sees } from "../../play/app.ts";
import { hasKeyboard } from "../../play/keyboard.ts";
import { calledWord } from "../../play/texts.ts";
import { helpLines } from "../../rules/help.ts";
import { OPTIONS, type Option, presetRules, type Rules, type Value, valueText } from "../../rules/rules.ts";
import { t } from "../../words/l10n.ts";
import { topBar } from "../forms.ts";
import { keyList } from "../help.ts";
import { optionName, valueName } from "../options.ts";
import { go } from "../routes.ts";
import { iconOf } from "../view.ts";
import { asked, PLAIN } from "./asked.ts";
import { PICTURES, type Picture } from "./pictures.ts";

// --- options ---------------------------------------------------------------------------------------------------------

/** What is told of every table; of the others, what differs. */
const MAIN = new Set(["nerts", "work_piles", "draw", "jokers", "tie", "call", "penalty", "target"]);

function chip(option: Option, rules: Rules): TemplateResult | typeof nothing {
  const value = rules.values[option.name] as Value;
  const differs = valueText(value) !== valueText(presetRules(PLAIN).values[option.name] as Value);
  if (!differs && !MAIN.has(option.name)) return nothing;
  const told = differs
    ? html`<span class="offscreen"> (${t("book-differs", { preset: t(`preset-${PLAIN}`) })})</span>`
    : nothing;
  return html`<li class=${differs ? "differs" : ""}>${optionName(option.name)}: <b>${valueName(option, value)}</b>${told}</li>`;
}

function options({ rules, known }: ReturnType<typeof asked>): TemplateResult {
  const preset = t(`preset-${rules.preset}`);
  const title = known ? t("book-table", { preset }) : preset;
  const chips = OPTIONS.map((option) => chip(option, rules));
  return html`<section class="panel options"><div class="split"><h2>${title}</h2>
    ${known ? html`<span class="mutedp">${t("book-framed", { preset: t(`preset-${PLAIN}`) })}</span>` : nothing}</div><ul class="optchips">${chips}</ul></section>`;
}

// --- pictures and words ----------------------------------------------------------------------------------------------

type Args = Record<string, string | number>;
const line = (name: string, args: Args): TemplateResult =>
  html`<b>${t(`how-${name}`, args)}</b> ${t(`how-${name}.text`, args)}`;

function pictured({ name, ground, draw, lines }: Picture, rules: Rules, args: Args): TemplateResult {
  const [first = "", ...rest] = lines;
  return html`<article class="panel ruled-picture" data-rule=${name}><div class="picture ${ground}" role="img" aria-label=${t(`book-${name}`)}><div class="drawn" aria-hidden="true">${draw(rules)}</div></div>
    <div class="caption"><h2>${t(`how-${first}`, args)}</h2> <p>${t(`how-${first}.text`, args)}</p>${rest.map((name) => html`<p>${line(name, args)}</p>`)}</div></article>`;
}

function words(names: readonly string[], args: Args, { prefs }: Sees<"prefs">): TemplateResult {
  const keys = hasKeyboard() ? html`<h3>${t("settings-keys")}</h3>${keyList(prefs)}` : nothing;
  return html`<section class="panel words" id="words"><h2>${t("book-words")}</h2><ul class="rulelines">${names.map((name) => html`<li>${line(name, args)}</li>`)}</ul>
    ${keys}<h3>${t("touch")}</h3><p>${t("touch-help")}</p></section>`;
}

type Shown = Sees<"page" | "bye" | "game" | "unread" | "prefs">;

export function rulesPage(app: Shown): TemplateResult {
  const table = asked();
  const { lines, args } = helpLines(table.rules);
  const all = { ...args, word: calledWord(app.game) };
  const pictures = new Set(PICTURES.flatMap((picture) => picture.lines));
  return html`<div class="page rulebook"><div class="wrap">${topBar(app)}<main>
    <div class="headrow"><div><h1>${t("book-title")}</h1><div class="sub">${t("book-sub")}</div></div><span class="grow"></span>
    <button class="btn pri huge" id="learn" @click=${() => go("learn")}>${iconOf("bulb")}${t("book-learn")}</button></div>
    ${options(table)}<div class="pictures">${PICTURES.map((picture) => pictured(picture, table.rules, all))}</div>
    ${words(
      lines.filter((name) => !pictures.has(name)),
      all,
      app,
    )}</main></div></div>`;
}
