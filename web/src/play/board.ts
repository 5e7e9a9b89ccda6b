// The table on the screen: what lies where, what is in the hand, what has just happened. Draws by stage.ts.

import { cards, type Drawn, placesOf, type Scene } from "../cards/layer.ts";
import { type Geometry, RATIO, type Rect } from "../cards/layout/geometry.ts";
import { laidOn, motionOf } from "../cards/motion.ts";
import { clear, type Marks, newStage, render, type Stage } from "../cards/stage.ts";
import { followJokers, placeOf, type Twins } from "../cards/twins.ts";
import { isComplete } from "../net/game.ts";
import { type Card, isJoker, type Move, type Position, pileText, type Source } from "../rules/notation.ts";
import type { Advice } from "./advice.ts";
import { app, isScreen, myHand, myTeam, redraw, type Table } from "./app.ts";
import { measure } from "./measure.ts";
import { isStill } from "./prefs.ts";
import { hinted, type Targets } from "./targets.ts";

/** What is taken up, by a drag, a tap or a key. */
export interface Hold {
  readonly from: Source;
  readonly targets: Targets;
  dragging: boolean;
  dx: number;
  dy: number;
}
export interface Chooser {
  readonly moves: readonly Move[];
}

export interface Board {
  stage: Stage | null;
  geometry: Geometry | null;
  scene: Scene | null;
  drawn: readonly Drawn[];
  /** What lies on the foundations, as they have been drawn. */
  laid: ReadonlySet<string>;
  twins: Twins;
  hold: Hold | null;
  /** The pile that one looks into without taking anything up. */
  look: string;
  /** What the bulb shows just now. */
  advice: Advice | null;
  chooser: Chooser | null;
  /** Cards whose owner's band blooms, by key. */
  readonly fresh: Set<string>;
  /** Foundations that are complete and still on show. */
  readonly leaving: Set<number>;
  /** Foundations that rest at a calm table, by number, and the timers that end it. */
  readonly resting: Map<number, number>;
  /** Opponents' teams in the order of their seats, the same all round. */
  order: number[];
  orderedFor: string;
  /** Where the cards of this round have been drawn for: another one starts without travel. */
  drawnFor: string;
  big: { readonly text: string; readonly pack: number } | null;
  /** The next drawing shows how the own cards are dealt. */
  dealing: boolean;
}

export const board: Board = {
  stage: null,
  geometry: null,
  scene: null,
  drawn: [],
  laid: new Set(),
  twins: new Map(),
  hold: null,
  look: "",
  advice: null,
  chooser: null,
  fresh: new Set(),
  leaving: new Set(),
  resting: new Map(),
  order: [],
  orderedFor: "",
  drawnFor: "",
  big: null,
  dealing: false,
};

/** The key under which layer.ts knows a card that lies open in that place. */
export function cardKey(card: Card, team: number, pile: string, index: number): string {
  if (!isJoker(card) || !app.game.view) return `${card}@${team}`;
  return `*@${team}${followJokers(app.game.view, board.twins).get(placeOf(team, pile, index)) ?? ""}`;
}

// --- who sits where --------------------------------------------------------------------------------------------------

/** Clockwise from the own team; where not all fit, those with the fewest Nerts cards left first, settled once a round. */
function orderOf(position: Position, most: number): number[] {
  const count = position.teams.length;
  const own = myTeam();
  const others = Array.from({ length: count }, (_, i) => (Math.max(0, own) + i + (own < 0 ? 0 : 1)) % count);
  const all = own < 0 ? others : others.slice(0, -1);
  if (all.length <= most) return all;
  const left = (t: number): number => position.teams[t]?.nerts.length ?? 0;
  return [...all].sort((a, b) => left(a) - left(b));
}

/** The teams of so many seats, settled once a round. */
function seatOrder(position: Position, seats: number): number[] {
  const key = `${app.game.life}/${app.game.round}/${position.teams.length}/${myTeam()}/${seats}`;
  if (board.orderedFor !== key) {
    board.order = isScreen ? byPoints(position) : orderOf(position, seats);
    board.orderedFor = key;
  }
  return board.order;
}

/** On the big screen those who lead come first. */
const byPoints = (position: Position): number[] =>
  position.teams.map((_, team) => team).sort((a, b) => (app.totals[b] ?? 0) - (app.totals[a] ?? 0) || a - b);

/** What the bulb shows is over with the next own move. */
export function forgetHint(): void {
  if (!board.advice) return;
  board.advice = null;
  redraw();
}

export function reorder(): void {
  board.orderedFor = "";
}

/** The backs of the teams. */
export const packs = ({ seats }: Table): number[] => {
  const found: number[] = [];
  for (const s of seats) found[s.team] = s.pack;
  return found;
};

export function sceneOf(position: Position): Scene {
  const g = measure(position);
  const shown = seatOrder(position, g.seats.length).slice(0, g.seats.length);
  const places = placesOf(position.foundations);
  const twins = followJokers(position, board.twins);
  return { position, geometry: g, own: myTeam(), shown, packs: packs(app.game), places, twins, open: openPiles() };
}

/** Piles whose folded runs are opened: the one with the focus, the one that one looks into, the one in the hand, and where the hand may go inside. */
function openPiles(): Set<string> {
  const focus = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pile : "";
  const { hold } = board;
  const inside = [...(hold?.targets ?? [])].filter(([, move]) => move.kind === "slide").map(([pile]) => pile);
  return new Set([focus ?? "", board.look, hold ? pileText(hold.from) : "", ...inside]);
}

// --- marks and motions -----------------------------------------------------------------------------------------------

const isTop = (d: Drawn): boolean => d.above === 0;

const isResting = ({ pile }: Drawn): boolean => pile[0] === "f" && board.resting.has(Number(pile.slice(1)));

/** The cards in the hand: the last ones of their pile. */
const isHeld = (from: Source) => (d: Drawn) => d.pile === pileText(from) && d.above < from.count;

function targetKeys(drawn: readonly Drawn[], targets: Targets): Set<string> {
  const keys = new Set<string>();
  for (const [pile, move] of targets) {
    const on = drawn.filter((d) => d.pile === pile);
    const card = move.kind === "slide" ? on.reduce((a, b) => (a.above > b.above ? a : b)) : on.find(isTop);
    if (card) keys.add(card.key);
  }
  return keys;
}

const isAdvised =
  ({ from, count }: Advice) =>
  (d: Drawn): boolean =>
    d.pile === from && d.above < count;

/** The card that the shown move would lie on. */
function advisedTop(drawn: readonly Drawn[]): Set<string> {
  const top = drawn.find((d) => d.pile === board.advice?.to && isTop(d));
  return new Set(top ? [top.key] : []);
}

function hintKeys(scene: Scene, drawn: readonly Drawn[]): Set<string> {
  const on = app.prefs.hints && app.game.options.hints && scene.own >= 0 && app.game.phase === "playing";
  if (!on) return new Set();
  const piles = hinted(scene.position, scene.own, myHand());
  return new Set(drawn.filter((d) => isTop(d) && piles.has(d.pile)).map((d) => d.key));
}

/** What the hands of partners hold (R2), and of others as far as it is seen. */
function partnersHold(scene: Scene, drawn: readonly Drawn[]): Set<string> {
  const keys = new Set<string>();
  scene.position.teams.forEach((team, number) => {
    const prefix = number === scene.own ? "" : `t${number}:`;
    for (const [hand, lift] of team.lifts) {
      if (number === scene.own && hand === (myHand() ?? 0)) continue;
      const pile = prefix + pileText(lift.from);
      for (const d of drawn) if (d.pile === pile && d.above < lift.from.count) keys.add(d.key);
    }
  });
  return keys;
}

function marksOf(scene: Scene, drawn: readonly Drawn[]): Marks {
  const { hold } = board;
  return {
    lifted: new Set(hold ? drawn.filter(isHeld(hold.from)).map((d) => d.key) : []),
    dx: hold?.dx ?? 0,
    dy: hold?.dy ?? 0,
    dragging: hold?.dragging ?? false,
    targets: hold ? targetKeys(drawn, hold.targets) : advisedTop(drawn),
    advised: new Set(board.advice && !hold ? drawn.filter(isAdvised(board.advice)).map((d) => d.key) : []),
    hints: hold ? new Set() : hintKeys(scene, drawn),
    fresh: board.fresh,
    held: partnersHold(scene, drawn),
    resting: new Set(drawn.filter((d) => isTop(d) && isResting(d)).map((d) => d.key)),
  };
}

// --- drawing -----------------------------------------------------------------------------------------------------------

export function mount(root: HTMLElement): void {
  if (board.stage?.root === root) return;
  board.stage = newStage(root);
  board.drawnFor = "";
}

export function unmount(): void {
  if (board.stage) clear(board.stage);
  board.stage = null;
  board.scene = null;
  board.hold = null;
  board.chooser = null;
}

const same = (scene: Scene): string => {
  const { width, height } = scene.geometry;
  return [
    app.game.life,
    app.game.round,
    scene.own,
    width,
    height,
    app.prefs.mirror,
    scene.geometry.fcw,
    scene.geometry.place,
  ].join("/");
};

/** Does the hand still hold what it took: another's move, or the round's end, may have changed it. */
function checkHold(position: Position): void {
  const { hold } = board;
  if (!hold) return;
  const team = position.teams[myTeam()];
  const piles = team && { n: team.nerts, d: team.waste, w: team.work[hold.from.number - 1] ?? [], s: [], f: [] };
  const card = piles?.[hold.from.kind].at(-hold.from.count) ?? "";
  const same = isJoker(hold.from.card) ? isJoker(card) : card === hold.from.card;
  if (!same || !["playing", "closing"].includes(app.game.phase)) board.hold = null;
}

export function drawBoard(): void {
  const { stage } = board;
  const position = app.game.view;
  if (!stage || !position) return;
  checkHold(position);
  const scene = sceneOf(position);
  const drawn = cards(scene, (i) => board.leaving.has(i) || !isComplete(app.game, i));
  const key = same(scene);
  stage.still = isStill(app.prefs) || (key !== board.drawnFor && !board.dealing);
  const motions = new Map(drawn.map((d) => [d.key, motionOf(scene, d, board.dealing, board.laid)]));
  render(stage, drawn, marksOf(scene, drawn), motions);
  const laid = laidOn(position);
  if (board.advice && board.geometry !== scene.geometry) redraw(); // its arrow lies over cards that have been drawn
  Object.assign(board, {
    scene,
    drawn,
    laid,
    twins: scene.twins,
    geometry: scene.geometry,
    drawnFor: key,
    dealing: false,
  });
}

// --- where a point is ------------------------------------------------------------------------------------------------

const inside = (r: Rect, x: number, y: number, slack = 0): boolean =>
  x >= r.x - slack && x <= r.x + r.w + slack && y >= r.y - slack && y <= r.y + r.h + slack;

/** The rectangles of the piles that can be touched: whole columns for work piles, since the whole pile is the target. */
export function pileRects(scene: Scene): Map<string, Rect> {
  const { own, fcw, places } = scene.geometry;
  const found = new Map<string, Rect>();
  const card = (x: number, y: number, w: number, h = w * RATIO): Rect => ({ x, y, w, h });
  scene.position.foundations.forEach((f, i) => {
    const at = places[wellIndex(f.cards[0]?.card ?? "")]?.[scene.places[i] ?? 0];
    if (at) found.set(`f${i + 1}`, card(at.x, at.y, fcw));
  });
  for (const [suit, at] of freePlaces(scene)) found.set(`f-${suit}`, card(at.x, at.y, fcw));
  if (!own) return found;
  found.set("n", card(own.nerts.x, own.nerts.y, own.cw));
  own.work.forEach((at, i) => void found.set(`w${i + 1}`, card(at.x, at.y, own.cw, own.avail)));
  found.set("d", card(own.waste.x, own.waste.y, own.cw * (1 + 2 * own.spread), own.cw * RATIO));
  found.set("s", card(own.stock.x, own.stock.y, own.cw));
  return found;
}

const wellIndex = (card: Card): number => "HSDC".indexOf(isJoker(card) ? (card[3] ?? "") : (card[1] ?? ""));

/** The next free place of each suit. */
export function freePlaces(scene: Scene): [string, { x: number; y: number }][] {
  const taken = new Map<number, number>();
  for (const f of scene.position.foundations) {
    const well = wellIndex(f.cards[0]?.card ?? "");
    taken.set(well, (taken.get(well) ?? 0) + 1);
  }
  return [..."HSDC"].flatMap((suit, i) => {
    const at = scene.geometry.places[i]?.[taken.get(i) ?? 0];
    return at ? [[suit, at] as [string, { x: number; y: number }]] : [];
  });
}

export function pileAt(x: number, y: number): string {
  const { scene } = board;
  if (!scene) return "";
  for (const [pile, rect] of pileRects(scene)) if (inside(rect, x, y, 2)) return pile;
  return "";
}

/** The card under a point, the one on top first. */
export function cardAt(x: number, y: number): Drawn | undefined {
  const on = board.drawn.filter((d) => inside({ x: d.x, y: d.y, w: d.w, h: d.w * RATIO }, x, y, 1));
  return on.sort((a, b) => b.z - a.z)[0];
}
