// Whatever the server refuses, only what the refused command had moved goes back: over random play, with others' moves in
// between, nobody else's card stirs and none flies out of a Nerts pile.
import assert from "node:assert/strict";
import test from "node:test";
import { cards, type Drawn, placesOf, type Scene } from "../../src/cards/layer.ts";
import { ASK } from "../../src/cards/layout/geometry.ts";
import { laidOn, motionOf } from "../../src/cards/motion.ts";
import { followJokers, type Twins } from "../../src/cards/twins.ts";
import { command, type Game, isComplete, newGame, type Pending, receive } from "../../src/net/game.ts";
import { decode } from "../../src/net/wire.ts";
import { apply } from "../../src/rules/apply.ts";
import { legalMoves } from "../../src/rules/candidates.ts";
import { isPlay, pileOf, whyNot } from "../../src/rules/legality.ts";
import {
  copyPosition,
  type Move,
  moveText,
  type Position,
  parseMove,
  parsePosition,
  positionText,
} from "../../src/rules/notation.ts";
import { records } from "../rules/positions.ts";
import { geometry } from "./layout/sweep.ts";

const CODES = ["FOUNDATION_TAKEN", "STALE", "TOO_FAST", "HAND_BUSY"];

/** Numbers that look like chance, the same each time (mulberry32). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function hide(position: Position): Position {
  const view = copyPosition(position);
  for (const team of view.teams) {
    team.nerts.fill("?", 0, -1);
    team.stock.fill("?");
  }
  return view;
}

function hear(game: Game, ...frame: unknown[]): void {
  const message = decode(JSON.stringify(frame));
  assert.ok(message, JSON.stringify(frame));
  receive(game, message);
}

interface Drawing {
  readonly scene: Scene;
  readonly cards: readonly Drawn[];
  readonly laid: ReadonlySet<string>;
}

/** The table: what is true, and what the browser that plays team 0 knows of it. */
class Table {
  readonly truth: Position;
  readonly game = newGame();
  /** What each own command took along, by its number. */
  readonly moved = new Map<number, string[]>();
  private readonly scene: Omit<Scene, "position" | "places" | "twins">;
  private twins: Twins = new Map();

  constructor(position: Position) {
    this.truth = position;
    const count = position.teams.length;
    const piles = Math.max(...position.teams.map((t) => t.work.length));
    const ask = {
      ...ASK,
      opponents: count - 1,
      piles,
      places: count + 4,
    };
    const teams = position.teams.map((_, i) => i);
    this.scene = { geometry: geometry(ask), own: 0, shown: teams.slice(1), packs: teams, open: new Set() };
    const seats = teams.map((n) => [n, `P${n}`, n, n]);
    const view = positionText(hide(position));
    hear(this.game, "state", 1, "life", "ABCDEFGH", 0, "playing", 0, seats, position.rules, [], 1, view);
  }

  /** The browser draws, and this is what it draws on. */
  drawn(): Drawing {
    const position = this.game.view as Position;
    this.twins = followJokers(position, this.twins);
    const scene = { ...this.scene, position, places: placesOf(position.foundations), twins: this.twins };
    return { scene, cards: cards(scene, (i) => !isComplete(this.game, i)), laid: laidOn(position) };
  }

  /** Somebody's move is applied, and everybody is told. */
  happens(team: number, move: Move): void {
    const layout = this.truth.teams[team] as Position["teams"][number];
    const turned = layout.waste.length;
    apply(this.truth, { team, move, hand: 0, at: null });
    const shown = move.kind === "turn" ? layout.waste.slice(turned) : [];
    if (isPlay(move) && move.from.kind !== "w") shown.push(...(pileOf(layout, move.from)?.slice(-1) ?? []));
    hear(this.game, "m", this.game.seq + 1, team, moveText(move), shown.join(" "));
  }

  /** An own move: shown at once, answered later. */
  sends(wanted: Move): Pending {
    const view = this.game.view as Position;
    const pending = command(this.game, name(view, wanted));
    this.moved.set(pending.c, taken(wanted, view));
    return pending;
  }

  /** The oldest own command that has no answer is granted if it can be. */
  answers(c: number, move: Move, code: string): void {
    if (code || whyNot(this.truth, 0, move, 0)) {
      hear(this.game, "no", c, code || "FOUNDATION_TAKEN", "43 1");
      return;
    }
    hear(this.game, "ok", c, this.game.seq + 1);
    this.happens(0, move);
  }
}

interface Travel {
  readonly key: string;
  readonly stays: boolean;
}

/** Cards that travel from one drawing to the next. */
function travellers(before: Drawing, { scene, cards: after }: Drawing): Travel[] {
  const was = new Map(before.cards.map((d) => [d.key, d]));
  return after.flatMap((d) => {
    const old = was.get(d.key);
    const far = old
      ? Math.hypot(old.x - d.x, old.y - d.y) > d.w / 4
      : Boolean(motionOf(scene, d, false, before.laid)?.from);
    return far ? [{ key: d.key, stays: old?.pile === d.pile }] : [];
  });
}

/** Keys of the cards that a move takes along. */
function taken(move: Move, position: Position): string[] {
  if (!isPlay(move)) return [];
  const pile = pileOf(position.teams[0] as Position["teams"][number], move.from) ?? [];
  return pile.slice(-move.from.count).map((card) => `${card[0] === "*" ? "*" : card}@0`);
}

/** Cards that nobody knows are told by where they lie. */
const isUnseen = (key: string): boolean => key.includes(".");

function refuse(table: Table, c: number, move: Move, code: string): void {
  const before = table.drawn();
  const mine = new Set(table.game.pending.flatMap((p) => table.moved.get(p.c) ?? []));
  table.answers(c, move, code);
  const after = table.drawn();
  for (const { key, stays } of travellers(before, after)) {
    const name = key.replace(/#\d$/, "");
    assert.match(name, /@0$/, `${key} travels when ${moveText(move)} is refused`);
    assert.ok(stays || mine.has(name) || isUnseen(name), `${key} goes elsewhere when ${moveText(move)} is refused`);
  }
}

/** What the browser sends: a move that names its card. */
function name(position: Position, move: Move): Move {
  if (!("from" in move)) return move;
  const card = pileOf(position.teams[0] as Position["teams"][number], move.from)?.at(-move.from.count) ?? "";
  return { ...move, from: { ...move.from, card: card[0] === "*" ? "*" : card } };
}

function pick(moves: readonly Move[], below: (n: number) => number): Move | undefined {
  const homes = moves.filter((move) => move.kind === "play" && move.to.kind === "f");
  const some = homes.length && below(3) ? homes : moves.filter((move) => !["call", "stuck"].includes(move.kind));
  return some[below(some.length)];
}

function play(table: Table, below: (n: number) => number): number {
  const { game, truth } = table;
  let refusals = 0;
  for (let step = 0; step < 60; step++) {
    const view = game.view as Position;
    const own = pick(legalMoves(view, 0, 0), below);
    if (own && game.pending.length < 3) table.sends(own);
    const other = 1 + below(truth.teams.length - 1);
    const theirs = pick(legalMoves(truth, other, 0), below);
    if (theirs && below(2)) table.happens(other, theirs);
    const oldest = game.pending[0];
    if (!oldest || below(3) === 0) continue;
    const code = below(2) ? (CODES[below(CODES.length)] as string) : "";
    if (code || whyNot(truth, 0, oldest.move, 0)) {
      refuse(table, oldest.c, oldest.move, code);
      refusals++;
    } else table.answers(oldest.c, oldest.move, "");
  }
  return refusals;
}

const STARTS = records("midgame.txt").filter(({ position }) => position.split("\n").length > 3);

for (const { id, position } of STARTS) {
  test(`only refused cards go back: ${id}`, () => {
    let refusals = 0;
    for (let seed = 0; seed < 12; seed++) refusals += play(new Table(parsePosition(position)), chanceOf(seed));
    assert.ok(refusals > 50, String(refusals));
  });
}

for (const [source, below] of [..."nd"].flatMap((s) => [0, 1].map((team) => [s, team] as const))) {
  test(`a king from ${source} that is refused leaves the queen of team ${below} where it lies`, () => {
    const pile = [..."A23456789TJQ"].map((rank) => `${rank}H@${below}`).join(" ");
    const own =
      source === "n" ? "n 2C KH | w QS / - / - / - | s 9C | d KC" : "n 2C 3C | w QS / - / - / - | s 9C | d KH";
    const table = new Table(parsePosition(`classic\n0 ${own}\n1 n 3D 9S | w QS / - / - / - | s 9C | d -\nf ${pile}`));
    const { c, move } = table.sends(parseMove(`${source}>f1`));
    assert.ok(
      table.drawn().cards.some((d) => d.key === "KH@0" && d.pile === "f1"),
      "it is seen until it is certain",
    );
    refuse(table, c, move, "FOUNDATION_TAKEN");
    assert.ok(table.drawn().cards.some((d) => d.key === `QH@${below}`));
  });
}
