// Marks of the first rounds: a ring, and a sentence in a bubble that stops nobody from playing on.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../cards/layer.ts";
import { type Geometry, RATIO, type Rect } from "../cards/layout/geometry.ts";
import { ownHand } from "../net/game.ts";
import { keepPrefs, mayMove, type Sees, type Table } from "../play/app.ts";
import { board, pileRects } from "../play/board.ts";
import { due, FIRSTS, type First, type Mark } from "../play/firsts.ts";
import { calledWord } from "../play/texts.ts";
import type { Position } from "../rules/notation.ts";
import { t } from "../words/l10n.ts";
import { announce } from "../words/live.ts";
import { at } from "./view.ts";

type Shown = Sees<"game" | "prefs" | "trouble">;

let seen: { readonly position: Position; readonly mark: Mark | null } | null = null;
let told = "";

/** Worked out once a position. */
function markOf({ game, prefs }: Shown, { position, own }: Scene): Mark | null {
  if (seen?.position !== position || (seen.mark && prefs.firsts.includes(seen.mark.first))) {
    const last = seen?.mark?.first ?? null;
    seen = { position, mark: due(position, own, ownHand(game), prefs.firsts, last) };
  }
  return seen.mark;
}

const WIDTH = 300;
const HEIGHT = 150;
const GAP = 14;

/** Under the pile, or over it where there is no room. */
function bubble(pile: Rect, { width, height, em }: Geometry): string {
  const w = Math.min(WIDTH * em, width - 2 * GAP);
  const x = Math.max(GAP, Math.min(pile.x + pile.w / 2 - w / 2, width - w - GAP));
  const low = pile.y + pile.h + GAP;
  const over = low + HEIGHT * em > height;
  return `left:${x}px;width:${w}px;${over ? `bottom:${height - pile.y + GAP}px` : `top:${low}px`}`;
}

/** A work pile's place takes a whole column; what is meant is the card. */
const cardOf = (rect: Rect, { own }: Geometry): Rect => ({ ...rect, h: Math.min(rect.h, (own?.cw ?? rect.w) * RATIO) });

const know =
  (...firsts: readonly First[]) =>
  (): void =>
    keepPrefs({ firsts: [...firsts] });

const textOf = (game: Table, first: First): string => t(`first-${first}`, { word: calledWord(game) });

function speak(game: Table, first: First): void {
  if (told === first) return;
  told = first;
  announce(`${t(`first-${first}.head`)}. ${textOf(game, first)}`);
}

export function firstMark(app: Shown, scene: Scene): TemplateResult | typeof nothing {
  const mark = mayMove(app) && !board.advice && !board.hold ? markOf(app, scene) : null;
  const pile = mark && pileRects(scene).get(mark.pile);
  if (!mark || !pile) return nothing;
  speak(app.game, mark.first);
  const known = app.prefs.firsts.filter((first): first is First => FIRSTS.some((it) => it === first));
  const card = cardOf(pile, scene.geometry);
  return html`<i class="firstring" .style=${at(card)}></i><aside class="first" aria-label=${t(`first-${mark.first}.head`)} .style=${bubble(card, scene.geometry)}>
    <b>${t(`first-${mark.first}.head`)}</b><p>${textOf(app.game, mark.first)}</p>
    <div class="split"><small>${t("first-of", { number: known.length + 1, count: FIRSTS.length })}</small><span class="grow"></span>
    <button class="btn" id="first-skip" @click=${know(...FIRSTS)}>${t("first-skip")}</button><button class="btn dark" id="first-known" @click=${know(...known, mark.first)}>${t("first-known")}</button></div></aside>`;
}
