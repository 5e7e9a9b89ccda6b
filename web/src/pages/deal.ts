// The check of a deal: what was promised, added, shuffled and seen, line by line. The verifier is fetched when it is asked for.
import { html, nothing, type TemplateResult } from "lit-html";
import { checkDeal, type Sees, setCopied, type Table } from "../play/app.ts";
import { heardOf } from "../play/fair.ts";
import { later } from "../play/later.ts";
import type { Check, Told, Verdict } from "../rules/deal.ts";
import { type Card, parsePosition } from "../rules/notation.ts";
import { num, parseRules } from "../rules/rules.ts";
import { t } from "../words/l10n.ts";
import { copyText } from "./copy.ts";
import { iconOf } from "./view.ts";

const verifier = later(() => import("../rules/deal.ts"));

type Word = "yes" | "no" | "none";
const wordOf = (verdict: Verdict): Word => (verdict === null ? "none" : verdict ? "yes" : "no");
const ICONS: Record<Word, string> = { yes: "check", no: "x", none: "eye" };

/** In the order in which they were dealt. */
export function cardsIn(position: string): Card[][] {
  return parsePosition(position).teams.map((team) => [...team.nerts, ...team.work.flat(), ...team.stock]);
}

/** Of the round of the score sheet. */
export function toldAt({ sheet, rules }: Table): Told {
  const round = sheet?.number ?? 0;
  const { position, ...heard } = heardOf(round);
  const played = position.split("\n", 1)[0] || rules; // after a match the host may have changed them
  const seen = position ? cardsIn(position) : [];
  const teams = sheet?.lines.length ?? 0;
  return { ...heard, round, seen, jokers: num(parseRules(played), "jokers"), teams, secret: sheet?.secret ?? "" };
}

function ownText(verdict: Verdict, { own }: Told): string {
  return verdict === null && own ? t("deal-own-late") : t(`deal-own-${wordOf(verdict)}`);
}

/** In the words of a record, so that its lines can be compared (docs/notation.md). */
function values({ table, round, commitment, nonces, secret }: Told, { seed, packs }: Check): string {
  const given = nonces.flatMap((nonce, seat) => (nonce ? [`nonce ${seat} ${nonce}`] : []));
  const rows = [`table ${table}`, `round ${round}`, `commitment ${commitment}`, ...given, `secret ${secret}`];
  return [...rows, `seed ${seed}`, ...packs.map((pack, team) => `pack ${team} ${pack.join(" ")}`)].join("\n");
}

/** Of a missing answer nothing is held against anybody; whoever has only watched has checked all there is to check. */
function verdictOf(found: Check, { own }: Told): "fair" | "partly" | "foul" {
  const all = [found.promise, found.own, found.cards];
  if (all.includes(false)) return "foul";
  return found.promise && found.cards && (found.own || !own) ? "fair" : "partly";
}

const line = (name: string, word: Word, text: string): TemplateResult =>
  html`<li class=${word} data-check=${name} data-verdict=${word}>${iconOf(ICONS[word])}<span>${text}</span></li>`;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) setCopied(text);
}

/** Opens the panel; `told` says of which deal. */
export const checkButton = (told: () => Told, look = "btn"): TemplateResult =>
  html`<button class=${look} id="check-deal" @click=${() => checkDeal(told())}>${iconOf("check", "sm")}${t("check-deal")}</button>`;

/** A record is no witness of what was told before the deal: only whoever was there is. */
export function dealPanel({ deal: known, copied, page }: Sees<"deal" | "copied" | "page">): TemplateResult {
  verifier.want();
  if (!verifier.now || !known) return html`<p class="mutedp" role="status">${t("deal-fetched")}</p>`;
  const found = verifier.now.check(known);
  if (!found) return html`<p class="problem" role="alert">${iconOf("x", "sm")}${t("deal-broken")}</p>`;
  const from = page === "replay" ? "record" : "table";
  const verdict = verdictOf(found, known);
  const text = values(known, found);
  const promise = wordOf(found.promise);
  const cards = wordOf(found.cards);
  const count = known.nonces.filter(Boolean).length;
  return html`<p class="dealt ${verdict}" role="status" id="deal-verdict" data-verdict=${verdict}>${t(`deal-${verdict}`, { from })}</p><ol class="checks">
    ${line("promise", promise, t(`deal-promise-${promise}`, { from }))}${from === "table" ? line("own", wordOf(found.own), ownText(found.own, known)) : nothing}
    ${line("seed", "yes", t("deal-seed", { count }))}${line("cards", cards, t(`deal-cards-${cards}`, { from }))}</ol>
    <p class="mutedp">${t("deal-help")}</p>
    <details><summary>${t("deal-values")}</summary><pre class="values" translate="no" tabindex="0">${text}</pre>
    <button class="btn" @click=${() => void copy(text)}>${copied === text ? t("deal-copied") : t("deal-copy")}</button></details>`;
}
