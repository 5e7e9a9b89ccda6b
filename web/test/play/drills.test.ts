// Drills, as the page hears them: found, missed, given up, and a kind no to all that brings no card home.
import assert from "node:assert/strict";
import test from "node:test";
import { command, type Game, newGame, receive } from "../../src/net/game.ts";
import all from "../../src/play/drills.json" with { type: "json" };
import {
  answerOf,
  COUNT,
  chosen,
  type Drills,
  drillOf,
  dueAt,
  hearDrill,
  isAnswered,
  isDone,
  newDrills,
  passDrill,
  resultOf,
  tellDrill,
  tickDrill,
} from "../../src/play/drills.ts";
import { legalMoves } from "../../src/rules/candidates.ts";
import { type Move, moveText, parsePosition } from "../../src/rules/notation.ts";

const LIMIT = 10_000;

class Finder {
  readonly drills: Drills;
  game: Game = newGame();
  heard: string[] = [];
  now = 1000;
  constructor(list = all.slice(0, 3), limit = LIMIT) {
    this.drills = newDrills(list, limit, this.now);
    this.look();
  }
  look(): void {
    this.game = newGame();
    receive(this.game, tellDrill(this.drills, String, "drills-1"));
  }
  do(move: Move): void {
    const { c, text } = command(this.game, move);
    for (const message of hearDrill(this.drills, c, text, this.now))
      for (const effect of receive(this.game, message)) this.heard.push("code" in effect ? effect.code : effect.kind);
  }
  wait(): void {
    this.now = dueAt(this.drills);
    if (tickDrill(this.drills, this.now)) this.look();
  }
}

test("a run is of different positions, as chance has it", () => {
  const list = chosen(all, () => 0.5);
  assert.equal(list.length, COUNT);
  assert.equal(new Set(list).size, COUNT);
  assert.notDeepEqual(
    chosen(all, () => 0),
    list,
  );
  assert.equal(chosen(all.slice(0, 3), () => 0.99).length, 3);
});

test("the browser's rules find the same answers as the engine", () => {
  for (const { position, team, answers } of all) {
    const moves = legalMoves(parsePosition(position.join("\n")), team, null);
    const home = moves.filter((move) => move.kind === "play" && move.to.kind === "f") as (Move & { kind: "play" })[];
    const texts = home.map((move) => moveText({ ...move, from: { ...move.from, card: "" } }));
    assert.deepEqual(texts.sort(), [...answers].sort());
  }
});

test("found, missed, given up", () => {
  const finder = new Finder();
  const { drills } = finder;
  finder.now += 2500;
  finder.do(answerOf(drills));
  assert.deepEqual(finder.heard, ["moved"]);
  assert.ok(isAnswered(drills));
  finder.wait();
  assert.ok(!isAnswered(drills) && drills.at === 1);
  finder.wait();
  assert.deepEqual(drills.took, [2500, null]);
  finder.wait();
  passDrill(drills, finder.now);
  passDrill(drills, finder.now);
  assert.deepEqual(drills.took, [2500, null, null]);
  finder.wait();
  assert.ok(isDone(drills));
  assert.deepEqual(resultOf(drills), { found: 1, ms: 2500 });
  assert.equal(dueAt(drills), Number.POSITIVE_INFINITY);
});

test("without a limit it waits for ever", () => {
  const { drills } = new Finder(all, Number.POSITIVE_INFINITY);
  assert.ok(!tickDrill(drills, 1e12));
  assert.ok(!isAnswered(drills));
});

test("every other move is refused, in every position", () => {
  for (const drill of all) {
    const finder = new Finder([drill]);
    const { team, answers } = drillOf(finder.drills);
    for (const move of legalMoves(parsePosition(drill.position.join("\n")), team, null)) {
      const nameless = move.kind === "play" ? { ...move, from: { ...move.from, card: "" } } : move;
      if (answers.includes(moveText(nameless))) continue;
      finder.do(move);
      assert.equal(finder.heard.at(-1), "NOT_HOME", moveText(move));
    }
    finder.do({ kind: "call" });
    assert.equal(finder.heard.at(-1), "NERTS_NOT_EMPTY");
    assert.ok(!isAnswered(finder.drills));
    finder.do(answerOf(finder.drills));
    finder.do({ kind: "turn" });
    assert.equal(finder.heard.at(-1), "STALE");
  }
});
