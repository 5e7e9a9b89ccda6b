// Six pictures of the rules, drawn by the table's own cards. On the tray's ground lies what is mine, on the green what is
// everybody's; right and wrong are a tick and a cross.
import { html, nothing, type TemplateResult } from "lit-html";
import { back, face, WHOLE } from "../../cards/faces.ts";
import type { Card } from "../../rules/notation.ts";
import { num, type Rules } from "../../rules/rules.ts";
import { minus, signed, t } from "../../words/l10n.ts";
import { drawing, iconOf } from "../view.ts";

const MINE = 1;
const OTHER = 0;
/** Written in the picture of a race. */
const LATE_MS = 43;

interface Look {
  readonly owners?: readonly number[];
  readonly sign?: "right" | "wrong";
  readonly cls?: string;
}

function sheet(art: string, { sign, cls = "" }: Look = {}): TemplateResult {
  const badge = sign ? html`<b class="sign ${sign}">${iconOf(sign === "right" ? "check" : "x")}</b>` : nothing;
  return html`<span class="card ${cls}"><span class="body">${drawing(art)}</span>${badge}</span>`;
}

const card = (name: Card, look: Look = {}): TemplateResult =>
  sheet(face(name, { cut: "full", owners: look.owners ?? [], fresh: false, strip: WHOLE }), look);
const covered = (): TemplateResult => sheet(back(MINE), { cls: "back" });

const named = (label: string, cards: unknown): TemplateResult =>
  html`<span class="named"><span class="row">${cards}</span><i>${label}</i></span>`;

const layout = (): TemplateResult =>
  html`${named(t("pile-n"), html`<span class="heap">${covered()}${card("TS")}</span>`)}${named(
    t("book-piles"),
    ["KS", "7D", "JD", "3H"].map((name) => card(name)),
  )}
    ${named(t("pile-d"), card("5H"))}${named(t("pile-s"), covered())}`;

const work = (): TemplateResult =>
  html`<span class="fan">${card("TS")}${card("9H")}</span>${card("8C", { sign: "right" })}${card("8D", { sign: "wrong" })}`;

const home = (): TemplateResult =>
  html`${card("7S", { owners: [OTHER] })}${card("4H", { owners: [3], cls: "ringed" })}${card("5H", { cls: "lifted" })}`;

/** As many as are turned at this table. */
const stock = (rules: Rules): TemplateResult =>
  html`${covered()}<span class="spread">${["JC", "5D", "9H"].slice(-Math.min(3, num(rules, "draw"))).map((name) => card(name))}</span>`;

const tie = (rules: Rules): TemplateResult =>
  html`${named(t("book-first"), card("6C", { owners: [OTHER] }))}${named(t("book-late", { ms: LATE_MS }), card("6C", { owners: [MINE], sign: "wrong" }))}
    ${rules.values.tie === "first" ? nothing : named(t("book-same"), card("6C", { owners: [OTHER, MINE] }))}`;

const call = (rules: Rules): TemplateResult =>
  html`<span class="calling" translate="no">${t("word-nerts")}</span><span class="counts"><span>${t("book-each-home")}</span><b>${signed(1)}</b><span>${t("book-each-left")}</span><b>${minus(-num(rules, "penalty"))}</b></span>`;

export interface Picture {
  readonly name: string;
  readonly ground: "mine" | "shared";
  readonly draw: (rules: Rules) => TemplateResult;
  /** What it shows, in the lines of the help. */
  readonly lines: readonly string[];
}
export const PICTURES: readonly Picture[] = [
  { name: "layout", ground: "mine", draw: layout, lines: ["nerts", "goal"] },
  { name: "work", ground: "mine", draw: work, lines: ["work", "fill"] },
  { name: "home", ground: "shared", draw: home, lines: ["home"] },
  { name: "stock", ground: "mine", draw: stock, lines: ["stock"] },
  { name: "tie", ground: "shared", draw: tie, lines: ["tie"] },
  { name: "call", ground: "mine", draw: call, lines: ["call", "score"] },
];
