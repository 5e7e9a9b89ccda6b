// The race, again: two hands on their way to one place, in slow motion.
import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { face, WHOLE } from "../cards/faces.ts";
import { seatOf } from "../net/game.ts";
import { again } from "../play/again.ts";
import type { Sees, Table } from "../play/app.ts";
import { lengthOf, type Race } from "../play/races.ts";
import { cardName, seatName } from "../play/texts.ts";
import { t } from "../words/l10n.ts";
import { chipOf, drawing } from "./view.ts";

const GOAL = 58; // % of the way at which the winner lands
const A_MS = 0.2; // % of the way in a millisecond
const SHARE = 0.45; // of the time, until the winner has landed

function hand(game: Table, race: Race, seat: number, late: number): TemplateResult {
  const time = lengthOf(again.races.length) * SHARE;
  const to = GOAL + A_MS * late;
  const look = { cut: "compact", owners: [], fresh: false, strip: WHOLE } as const;
  const way = `--to:${to}%;--ms:${Math.round((time * to) / GOAL)}ms`;
  return html`<div class="hand ${late ? "late" : race.by ? "first" : "even"}"><span class="sh">${chipOf(seatOf(game, seat)?.pack ?? -1)}<b class="nm" translate="no">${seatName(game, seat)}</b></span>
    <span class="way"><span class="runner" .style=${way}><span class="card"><span class="body">${drawing(face(race.card, look))}</span></span></span></span></div>`;
}

export function raceText(game: Table, { card, by, first, second }: Race): string {
  const values = { card: cardName(card), ms: by, first: seatName(game, first), second: seatName(game, second) };
  return by ? t("again-lost", values) : t("again-tied", values);
}

/** Over the sheet that is there already. */
export function againPanel({ game }: Sees<"game">): TemplateResult | typeof nothing {
  const race = again.races[again.index];
  if (!race) return nothing;
  const wait = `--wait:${Math.round((lengthOf(again.races.length) * SHARE * (GOAL + A_MS * race.by)) / GOAL)}ms`;
  return html`<div class="again" aria-hidden="true"><div class="panel"><div class="split"><h2>${t("again")}</h2><span class="grow"></span><span class="mutedp" translate="no">${again.index + 1} / ${again.races.length}</span></div>
    ${keyed(again.index, html`<div class="hands">${hand(game, race, race.first, 0)}${hand(game, race, race.second, race.by)}<p class="told" .style=${wait}>${raceText(game, race)}</p></div>`)}
    <p class="mutedp">${t("again-skip")}</p></div></div>`;
}
