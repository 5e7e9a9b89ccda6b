// Which card lies where: from a position and a geometry to a flat list of cards to draw. No DOM, no rules.

import {
  type Card,
  type Foundation,
  identity,
  isJoker,
  isKnown,
  type Position,
  SUITS,
  suitOf,
  type Team,
  UNKNOWN,
} from "../rules/notation.ts";
import { type Cut, WHOLE } from "./faces.ts";
import { type Shown, showRun } from "./fold.ts";
import type { Geometry, SeatBox, Spot } from "./layout/geometry.ts";
import { placeOf, type Twins } from "./twins.ts";

/** One card as it is drawn. */
export interface Drawn {
  /** The same card has the same key wherever it goes. */
  readonly key: string;
  readonly card: Card;
  /** The back it has. */
  readonly pack: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly z: number;
  readonly cut: Cut;
  /** How much of it is seen, as in `Look`. */
  readonly strip: number;
  readonly fold: string;
  readonly owners: readonly number[];
  /** Edges of the cards below, at most three. */
  readonly thick: number;
  /** Pile it lies on: `n`, `w2`, `d`, `s` of the own team, `f3`, or `t1:w2` of another. */
  readonly pile: string;
  /** How many cards of its pile lie on it. */
  readonly above: number;
}

export interface Scene {
  readonly position: Position;
  readonly geometry: Geometry;
  /** Own team, -1 for a spectator. */
  readonly own: number;
  /** Teams of the seat boxes, in their order. */
  readonly shown: readonly number[];
  /** The back of each team. */
  readonly packs: readonly number[];
  /** Place of each foundation in its well, by index. */
  readonly places: readonly number[];
  /** Which joker is which. */
  readonly twins: Twins;
  /** Piles that one looks into: their runs do not fold. */
  readonly open: ReadonlySet<string>;
}

interface Pen {
  readonly team: number;
  readonly pack: number;
  readonly prefix: string;
  readonly cw: number;
  readonly cut: Cut;
  readonly seen: Map<string, number>;
  readonly twins: Twins;
}

const cutOf = (w: number): Cut => (w >= 56 ? "full" : "compact");

/** Known cards are told by face, unknown ones by where they lie. */
function keyOf(pen: Pen, card: Card, pile: string, index: number): string {
  if (isJoker(card)) return `*@${pen.team}${pen.twins.get(placeOf(pen.team, pile, index)) ?? ""}`;
  const name = isKnown(card) ? card : `${pile}.${index}`;
  const key = `${name}@${pen.team}`;
  const twin = pen.seen.get(key) ?? 0;
  pen.seen.set(key, twin + 1);
  return twin ? `${key}#${twin}` : key;
}

const isCard = (pile: readonly Card[], i: number): Card => pile[i] ?? UNKNOWN;

interface At extends Spot {
  readonly z: number;
  readonly strip?: number;
  readonly fold?: string;
  readonly thick?: number;
}

function draw(pen: Pen, pile: readonly Card[], name: string, i: number, at: At): Drawn {
  const card = isCard(pile, i);
  const key = keyOf(pen, card, name, i);
  const above = pile.length - 1 - i;
  const look = { cut: pen.cut, strip: at.strip ?? WHOLE, fold: at.fold ?? "", owners: [], thick: at.thick ?? 0 };
  return { key, card, pack: pen.pack, x: at.x, y: at.y, w: pen.cw, z: at.z, ...look, pile: pen.prefix + name, above };
}

/** Face-down cards under the top of a Nerts pile show as edges. */
function nerts(pen: Pen, team: Team, at: Spot): Drawn[] {
  const top = team.nerts.length - 1;
  const step = pen.cw < 80 ? 1.5 : 2;
  const edges = Math.min(pen.cw < 34 ? 2 : 4, top);
  const lower = Array.from({ length: Math.max(0, edges) }, (_, j) => {
    const down = edges - j;
    return draw(pen, [...team.nerts].fill(UNKNOWN), "n", top - down, {
      x: at.x + down * step,
      y: at.y + down * step,
      z: j,
    });
  });
  return top < 0 ? [] : [...lower, draw(pen, team.nerts, "n", top, { ...at, z: 9 })];
}

function stock(pen: Pen, team: Team, at: Spot): Drawn[] {
  const edges = Math.min(4, Math.floor(team.stock.length / 4));
  if (!team.stock.length) return [];
  return Array.from({ length: edges + 1 }, (_, j) => {
    const down = (edges - j) * 1.5;
    return draw(pen, team.stock, "s", edges - j, { x: at.x + down, y: at.y + down, z: j });
  });
}

/** The last three; two more lie beneath, for when they come to sight. */
function waste(pen: Pen, team: Team, at: Spot, dx: number, most: number): Drawn[] {
  const first = Math.max(0, team.waste.length - most);
  const hidden = Math.max(0, first - 1);
  return team.waste.slice(hidden).map((_, j) => {
    const i = hidden + j;
    return draw(pen, team.waste, "d", i, { x: at.x + Math.max(0, i - first) * dx * pen.cw, y: at.y, z: 20 + j });
  });
}

/** A work pile as `showRun` has laid it out. */
function work(pen: Pen, pile: readonly Card[], name: string, at: Spot, shown: Shown): Drawn[] {
  return pile.map((_, i) => {
    const { y, strip, fold } = shown[i] as Shown[number];
    return draw(pen, pile, name, i, { x: at.x, y: at.y + y, z: i + 1, strip, fold });
  });
}

function ownCards(scene: Scene, pen: Pen): Drawn[] {
  const { own, strip } = scene.geometry;
  const team = scene.position.teams[scene.own];
  if (!own || !team) return [];
  const piles = team.work.flatMap((pile, i) => {
    const name = `w${i + 1}`;
    const run = { cw: own.cw, avail: own.avail, least: scene.open.has(name) ? 0 : strip, bare: false };
    return work(pen, pile, name, own.work[i] as Spot, showRun(pile, run));
  });
  return [
    ...nerts(pen, team, own.nerts),
    ...piles,
    ...waste(pen, team, own.waste, own.spread, 3),
    ...stock(pen, team, own.stock),
  ];
}

/** Of a pile that shows its last card only, that one; where a seat is not `open`, bare edges of the cards below. */
function theirWork(pen: Pen, team: Team, box: SeatBox, strip: number): Drawn[] {
  return team.work.flatMap((pile, i) => {
    const at = box.work[i];
    if (!at) return [];
    const name = `w${i + 1}`;
    if (!box.avail) return pile.length ? [draw(pen, pile, name, pile.length - 1, { ...at, z: 1 })] : [];
    const run = { cw: box.wcw, avail: box.avail, least: box.open ? strip : 0, bare: !box.open };
    const drawn = work({ ...pen, cw: box.wcw, cut: cutOf(box.wcw) }, pile, name, at, showRun(pile, run));
    return box.open ? drawn : drawn.slice(-6);
  });
}

function theirCards(pen: Pen, team: Team, box: SeatBox, strip: number): Drawn[] {
  const top = box.waste ? waste(pen, team, box.waste, 0, 1) : [];
  const rest = box.stock ? stock(pen, team, box.stock) : [];
  return [...nerts(pen, team, box.nerts), ...theirWork(pen, team, box, strip), ...top, ...rest];
}

/** Where cards of a team come from or go to when its seat does not show them. */
export function hiddenSpot(geometry: Geometry, shown: readonly number[], team: number): Spot & { readonly w: number } {
  const box = geometry.seats[shown.indexOf(team)];
  if (box) return { ...box.nerts, w: box.cw };
  const { x, y, w, h } = geometry.more ?? geometry.bar;
  return { x: x + w / 2 - 12, y: y + h / 2 - 17, w: 24 };
}

// --- foundations -----------------------------------------------------------------------------------------------------

/** Each foundation keeps the place in its suit's well that it was founded on. */
export function placesOf(foundations: readonly Foundation[]): number[] {
  const used = new Map<string, number>();
  return foundations.map((f) => {
    const suit = suitOf((f.cards[0] as { card: Card }).card);
    const place = used.get(suit) ?? 0;
    used.set(suit, place + 1);
    return place;
  });
}

export const wellOf = (f: Foundation): number => SUITS.indexOf(suitOf((f.cards[0] as { card: Card }).card));

function tied(f: Foundation): number[] {
  const top = identity((f.cards.at(-1) as { card: Card }).card);
  return f.cards.filter((c) => identity(c.card) === top).map((c) => c.team);
}

function foundation(scene: Scene, f: Foundation, index: number, seen: Map<string, number>): Drawn[] {
  const at = scene.geometry.places[wellOf(f)]?.[scene.places[index] ?? 0];
  if (!at) return [];
  const cw = scene.geometry.fcw;
  const owners = tied(f).map((team) => scene.packs[team] ?? 0);
  return f.cards.slice(-2).map(({ card, team }, j, top) => {
    const i = f.cards.length - top.length + j;
    const pack = scene.packs[team] ?? 0;
    const pen = { team, pack, prefix: "", cw, cut: cutOf(cw), seen, twins: scene.twins };
    const last = j === top.length - 1;
    const thick = Math.min(3, Math.floor((f.cards.length - 1) / 3));
    const drawn = draw(pen, [card], `f${index + 1}`, 0, { ...at, z: 30 + i, thick: last ? thick : 0 });
    const key = isJoker(card) ? keyOf(pen, card, `f${index + 1}`, i) : drawn.key;
    return { ...drawn, key, above: top.length - 1 - j, owners: last ? owners : [pack] };
  });
}

/** Complete piles leave the table (R33); the last one may still be on its way. */
function foundations(scene: Scene, seen: Map<string, number>, leaving: (i: number) => boolean): Drawn[] {
  return scene.position.foundations.flatMap((f, i) => (f.done && !leaving(i) ? [] : foundation(scene, f, i, seen)));
}

/** Everything to draw, each key once. */
export function cards(scene: Scene, leaving: (foundation: number) => boolean = () => false): Drawn[] {
  const seen = new Map<string, number>();
  const pen = (team: number, prefix: string, cw: number, cut: Cut): Pen => ({
    team,
    pack: scene.packs[team] ?? 0,
    prefix,
    cw,
    cut,
    seen,
    twins: scene.twins,
  });
  const theirs = scene.shown.flatMap((team, i) => {
    const box = scene.geometry.seats[i];
    return box
      ? theirCards(
          pen(team, `t${team}:`, box.cw, cutOf(box.cw)),
          scene.position.teams[team] as Team,
          box,
          scene.geometry.strip,
        )
      : [];
  });
  const own = ownCards(scene, pen(scene.own, "", scene.geometry.own?.cw ?? 0, "full"));
  return [...theirs, ...foundations(scene, seen, leaving), ...own];
}
