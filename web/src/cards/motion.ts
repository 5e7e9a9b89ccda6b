// How a card moves, or comes to sight, follows from where it lies. No DOM.
import { isKnown, type Position } from "../rules/notation.ts";
import { type Drawn, hiddenSpot, type Scene } from "./layer.ts";

export interface Motion {
  readonly ms: number;
  /** Where a card that was not to be seen comes from; without, it turns over where it lies. */
  readonly from?: { readonly x: number; readonly y: number; readonly w: number };
  readonly delay?: number;
}

const DEAL_MS = 240;
const DEAL_GAP_MS = 45; // from pile to pile
const OWN_MS = 140;
const OTHER_MS = 190;
const TURN_MS = 120;

/** From the stock to the Nerts pile, then to one work pile after another (A38). */
function dealt(scene: Scene, d: Drawn): Motion | null {
  const at = d.pile === "n" ? 0 : d.pile[0] === "w" ? Number(d.pile.slice(1)) : -1;
  const { own } = scene.geometry;
  return at < 0 || !own ? null : { ms: DEAL_MS, from: { ...own.stock, w: d.w }, delay: at * DEAL_GAP_MS };
}

/** What lies on the foundations, hidden or not: whatever of it comes to sight later has not travelled. */
export function laidOn(position: Position): ReadonlySet<string> {
  const piles = position.foundations.map((f, i) => f.cards.map(({ card, team }) => `f${i + 1} ${card}@${team}`));
  return new Set(piles.flat());
}

/** A card on a foundation comes from its owner's seat, unless it lay there before and only comes to sight again, as when
 * cards of mine have lost their race. */
function landed(scene: Scene, d: Drawn, laid: ReadonlySet<string>): Motion | null {
  const team = Number(d.key.split("@")[1]?.split("#")[0]);
  if (laid.has(`${d.pile} ${d.card}@${team}`)) return null;
  return team === scene.own ? { ms: OWN_MS } : { ms: OTHER_MS, from: hiddenSpot(scene.geometry, scene.shown, team) };
}

/** `laid` is what lay on the foundations when they were drawn last. */
export function motionOf(scene: Scene, d: Drawn, dealing: boolean, laid: ReadonlySet<string>): Motion | null {
  const deal = dealing ? dealt(scene, d) : null;
  if (deal) return deal;
  if (d.pile[0] === "f") return landed(scene, d, laid);
  const { own } = scene.geometry;
  if (own && d.pile === "d" && !isKnown(d.card)) return { ms: TURN_MS, from: { ...own.stock, w: d.w } };
  return { ms: d.pile === "d" || d.pile === "n" ? TURN_MS : OWN_MS };
}
