// The piles as what they are to a keyboard and a screen reader: buttons in lists, each with a spoken name. The cards
// over them are a picture.
import { html, nothing, type TemplateResult } from "lit-html";
import { suitArt } from "../cards/faces.ts";
import type { Scene } from "../cards/layer.ts";
import { RATIO, type Rect } from "../cards/layout/geometry.ts";
import type { Sees, Table } from "../play/app.ts";
import { board, freePlaces, pileRects } from "../play/board.ts";
import { cardName, pileName, teamName } from "../play/texts.ts";
import type { Foundation, Team } from "../rules/notation.ts";
import { t } from "../words/l10n.ts";
import { at, drawing, iconOf } from "./view.ts";

const isTarget = (pile: string): boolean =>
  board.hold ? board.hold.targets.has(pile) : board.advice !== null && board.advice.to === pile;

/** A work pile's button is as high as its cards, though the whole column takes a drop. */
function extent(rect: Rect, pile: string): Rect {
  const on = board.drawn.filter((d) => d.pile === pile);
  const last = on.reduce((low, d) => Math.max(low, d.y + d.w * RATIO), rect.y + rect.w * RATIO);
  if (pile === "d" && !on.length) return { ...rect, w: rect.h / RATIO };
  return { ...rect, h: pile[0] === "w" ? last - rect.y : rect.h };
}

interface Pile {
  readonly pile: string;
  readonly rect: Rect;
  readonly label: string;
  readonly cls: string;
  readonly inner?: unknown;
}

function button({ pile, rect, label, cls, inner }: Pile): TemplateResult {
  const held = board.hold ? board.hold.from.kind + (board.hold.from.number || "") === pile : false;
  return html`<li><button class="slot ${cls} ${isTarget(pile) ? "goal" : ""}" data-pile=${pile.toLowerCase()} aria-label=${label}
    aria-pressed=${held ? "true" : "false"} .style=${`${at(rect)};--cw:${rect.w}px`}>${inner ?? nothing}</button></li>`;
}

function foundationName(game: Table, f: Foundation, number: number): string {
  const top = f.cards.at(-1);
  if (!top) return "";
  const card = cardName(top.card);
  return f.done ? t("pile-done", { card }) : t("pile-foundation", { card, number, owner: teamName(game, top.team) });
}

function foundations(game: Table, scene: Scene, rects: Map<string, Rect>): TemplateResult[] {
  const made = scene.position.foundations.map((f, i) => {
    const pile = `f${i + 1}`;
    const done = f.done && !board.leaving.has(i);
    const rect = rects.get(pile);
    const cls = done ? "done" : "full";
    return rect
      ? button({ pile, rect, label: foundationName(game, f, i + 1), cls, inner: done ? iconOf("check") : undefined })
      : html``;
  });
  const free = freePlaces(scene).map(([suit]) => {
    const pile = `f-${suit}`;
    const label = t("pile-free", { suit: t(`suit-${suit}`) });
    return button({ pile, rect: rects.get(pile) as Rect, label, cls: "free", inner: drawing(suitArt(suit)) });
  });
  return [...made, ...free];
}

function own(team: Team, rects: Map<string, Rect>): TemplateResult[] {
  const piles = ["n", ...team.work.map((_, i) => `w${i + 1}`), "d", "s"];
  const full = (pile: string): boolean =>
    ({ n: team.nerts, d: team.waste, s: team.stock })[pile]?.length !== 0 &&
    (pile[0] !== "w" || team.work[Number(pile[1]) - 1]?.length !== 0);
  return piles.map((pile) => {
    const rect = extent(rects.get(pile) as Rect, pile);
    const inner = pile === "s" && !team.stock.length && team.waste.length ? iconOf("turn") : undefined;
    return button({ pile, rect, label: pileName(team, pile), cls: full(pile) ? "full" : "empty", inner });
  });
}

export function wells(scene: Scene): TemplateResult {
  return html`${scene.geometry.wells.map((rect) => html`<div class="well" .style=${at(rect)}></div>`)}`;
}

export function piles({ game }: Sees<"game">, scene: Scene): TemplateResult {
  const rects = pileRects(scene);
  const team = scene.position.teams[scene.own];
  return html`<ul class="piles" aria-label=${t("foundations")}>${foundations(game, scene, rects)}</ul>
    ${team ? html`<ul class="piles" aria-label=${t("own-cards")}>${own(team, rects)}</ul>` : nothing}`;
}
