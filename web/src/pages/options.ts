// The rules of the table: presets as cards, and every option behind them. The host sets, everybody sees. Fields are
// `live`: after a refusal they show again what is so, not what was asked for.
import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isHost } from "../net/game.ts";
import { redraw, type Sees, send, type Table } from "../play/app.ts";
import {
  OPTIONS,
  type Option,
  PRESETS,
  parseRules,
  presetRules,
  type Rules,
  rulesText,
  type Value,
  valueText,
  withOption,
} from "../rules/rules.ts";
import { has, t } from "../words/l10n.ts";
import { iconOf } from "./view.ts";

const FIRST = ["classic", "quick", "jokers", "partners"];
const GROUPS: readonly [string, readonly string[]][] = [
  [
    "setup",
    [
      "nerts",
      "nerts_by_team",
      "handicap",
      "work_piles",
      "jokers",
      "joker_identity",
      "teams",
      "team_size",
      "team_roles",
    ],
  ],
  [
    "play",
    ["draw", "partial_turn", "slide_under", "fill", "ace_first", "foundation_cap", "tie", "all_stuck", "stuck_quiet_s"],
  ],
  ["ending", ["call", "last_card", "false_call_penalty", "air_ms"]],
  ["scoring", ["penalty", "call_bonus", "king_bonus", "target", "rounds", "settlement"]],
];
let all = false;
let more = false;

const mayEdit = (game: Table): boolean => isHost(game) && ["lobby", "over"].includes(game.phase);

/** What the host has chosen and the server has not answered yet: the next change is made to that. */
let draft = { text: "", unanswered: 0 };
const rulesNow = ({ rules }: Table): Rules => parseRules(draft.text || rules);

function setRules(rules: Rules): void {
  draft = { text: rulesText(rules), unanswered: draft.unanswered + 1 };
  send("rules", draft.text);
  redraw();
}

/** Accepted or refused: with the last answer the server's word counts again. */
export function rulesAnswered(): void {
  draft.unanswered = Math.max(0, draft.unanswered - 1);
  if (!draft.unanswered) draft.text = "";
}

export const optionName = (name: string): string => (has(`option-${name}`) ? t(`option-${name}`) : name);

export function valueName(option: Option, value: Value): string {
  if (option.kind === "flag") return value ? t("on") : t("off");
  if (option.kind === "choice") return t(`choice-${value}`);
  if (option.kind === "numbers") return Array.isArray(value) && value.length ? value.join(" / ") : t("none");
  const id = `zero-${option.name}`;
  return value === 0 && has(id) ? t(id) : valueText(value);
}

// --- presets ---------------------------------------------------------------------------------------------------------

function preset(game: Table, name: string, chosen: string): TemplateResult {
  const on = name === chosen;
  return html`<button class="opt" aria-pressed=${on ? "true" : "false"} data-preset=${name} ?disabled=${!mayEdit(game)} @click=${() => setRules(presetRules(name))}>
    <b>${t(`preset-${name}`)}${on ? iconOf("check", "sm") : nothing}</b><span>${t(`preset-${name}.help`)}</span></button>`;
}

/** What differs from the preset, so that nobody has to compare tables. */
function changes(rules: Rules): TemplateResult | typeof nothing {
  const plain = presetRules(rules.preset).values;
  const changed = OPTIONS.filter((o) => valueText(rules.values[o.name] as Value) !== valueText(plain[o.name] as Value));
  if (!changed.length) return nothing;
  return html`<ul class="changes">${changed.map((o) => html`<li><b>${optionName(o.name)}</b> ${valueName(o, rules.values[o.name] as Value)}</li>`)}</ul>`;
}

const toggle = (what: "all" | "more") => () => {
  if (what === "all") all = !all;
  else more = !more;
  redraw();
};

export function rulesPanel({ game }: Sees<"game">): TemplateResult {
  const rules = rulesNow(game);
  const rest = Object.keys(PRESETS).filter((name) => !FIRST.includes(name));
  const names = [...FIRST, ...(more || rest.includes(rules.preset) ? rest : [])];
  return html`<section class="panel" id="rules"><div class="split"><h2>${t("rules")}</h2><span class="grow"></span>
    <button class="link" id="all-options" aria-expanded=${all ? "true" : "false"} @click=${toggle("all")}>${all ? t("fewer-options") : t("all-options")}</button></div>
    ${changes(rules)}<div class="opts">${names.map((name) => preset(game, name, rules.preset))}</div>
    ${names.length === FIRST.length ? html`<button class="link" id="more-presets" @click=${toggle("more")}>${t("more-presets")}</button>` : nothing}
  </section>`;
}

// --- every option ----------------------------------------------------------------------------------------------------

const change = (game: Table, { name }: Option, value: Value): void => setRules(withOption(rulesNow(game), name, value));

function select(game: Table, option: Option, rules: Rules): TemplateResult {
  const value = String(rules.values[option.name]);
  const pick = (e: Event) => change(game, option, (e.target as HTMLSelectElement).value);
  return html`<select class="in short" data-option=${option.name} aria-label=${optionName(option.name)} ?disabled=${!mayEdit(game)} .value=${live(value)} @change=${pick}>
    ${option.choices.map((c) => html`<option value=${c} ?selected=${c === value}>${t(`choice-${c}`)}</option>`)}</select>`;
}

function checkbox(game: Table, option: Option, rules: Rules): TemplateResult {
  const pick = (e: Event) => change(game, option, (e.target as HTMLInputElement).checked);
  return html`<input type="checkbox" class="check" data-option=${option.name} aria-label=${optionName(option.name)} ?disabled=${!mayEdit(game)} .checked=${live(rules.values[option.name] === true)} @change=${pick}>`;
}

/** The field somebody is writing in: news from the table must not take away what is not yet entered. */
let typing = { name: "", text: "" };
const written = (name: string, value: string): string => (typing.name === name ? typing.text : value);
const write = (e: Event): void => {
  const field = e.target as HTMLInputElement;
  typing = { name: field.dataset.option ?? "", text: field.value };
};
function wrote(): void {
  typing = { name: "", text: "" };
}

function number(game: Table, option: Option, rules: Rules): TemplateResult {
  const pick = (e: Event) => {
    const input = e.target as HTMLInputElement;
    wrote();
    if (input.checkValidity() && input.value !== "") change(game, option, Math.round(input.valueAsNumber));
    else redraw();
  };
  return html`<input type="number" class="in short" data-option=${option.name} aria-label=${optionName(option.name)} min=${option.min} max=${option.max}
    ?disabled=${!mayEdit(game)} .value=${live(written(option.name, String(rules.values[option.name])))} @input=${write} @change=${pick} @blur=${wrote}>`;
}

/** One number a team, in order, with slashes between. */
function numbers(game: Table, option: Option, rules: Rules): TemplateResult {
  const pick = (e: Event) => {
    wrote();
    const list = (e.target as HTMLInputElement).value
      .split(/[^0-9]+/)
      .filter(Boolean)
      .map(Number);
    change(game, option, list);
  };
  return html`<input class="in short" data-option=${option.name} inputmode="numeric" aria-label=${optionName(option.name)} placeholder="13/11"
    ?disabled=${!mayEdit(game)} .value=${live(written(option.name, valueText(rules.values[option.name] as Value)))} @input=${write} @change=${pick} @blur=${wrote}>`;
}

const EDITORS: Record<string, (game: Table, option: Option, rules: Rules) => TemplateResult> = {
  choice: select,
  flag: checkbox,
  number,
  numbers,
};

function optionRow(game: Table, option: Option, rules: Rules): TemplateResult {
  const edit = EDITORS[option.kind];
  return html`<div class="optrow"><div><b>${optionName(option.name)}</b><span class="mutedp">${has(`option-${option.name}`) ? t(`option-${option.name}.help`) : nothing}</span></div>
    ${edit ? edit(game, option, rules) : nothing}</div>`;
}

/** Behind "All options": every rule that can be chosen, in groups. */
export function optionsPanel({ game }: Sees<"game">): TemplateResult | typeof nothing {
  if (!all) return nothing;
  const rules = rulesNow(game);
  const known = new Set(GROUPS.flatMap(([, names]) => names));
  const rest = OPTIONS.filter((o) => !known.has(o.name)).map((o) => o.name);
  const group = ([name, options]: readonly [string, readonly string[]]) =>
    html`<section><h3>${t(`group-${name}`)}</h3>${OPTIONS.filter((o) => options.includes(o.name)).map((o) => optionRow(game, o, rules))}</section>`;
  const groups = GROUPS.map(([name, options]) => group([name, name === "play" ? [...options, ...rest] : options]));
  return html`<section class="panel" id="options"><h2>${t("all-options")}</h2><div class="alloptions">${groups}</div></section>`;
}

// --- the table's own options -----------------------------------------------------------------------------------------

const WORDS = ["nerts", "pounce", "peanuts", "squeal", "out"] as const;
const FLAGS = ["calm", "hints", "chat", "standin", "late", "locked"] as const;

export function tablePanel({ game }: Sees<"game">): TemplateResult {
  const row = (name: (typeof FLAGS)[number]) => {
    const pick = (e: Event) => send("set", name, (e.target as HTMLInputElement).checked ? "on" : "off");
    return html`<label class="optrow"><div><b>${t(`table-${name}`)}</b><span class="mutedp">${t(`table-${name}.help`)}</span></div>
      <input type="checkbox" class="check" ?disabled=${!isHost(game)} .checked=${live(game.options[name])} @change=${pick}></label>`;
  };
  const word = html`<label class="optrow"><div><b>${t("table-word")}</b><span class="mutedp">${t("table-word.help")}</span></div>
    <select class="in short" id="word" ?disabled=${!isHost(game)} @change=${(e: Event) => send("set", "word", (e.target as HTMLSelectElement).value)}>${WORDS.map(
      (w) => html`<option value=${w} ?selected=${game.options.word === w}>${t(`word-${w}`)}</option>`,
    )}</select></label>`;
  return html`<section class="panel"><h2>${t("this-table")}</h2>${FLAGS.map(row)}${word}</section>`;
}
