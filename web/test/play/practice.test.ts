// Practice alone, as the page hears it: the engine's deals, a clock from the first touch, and both ends.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { command, type Game, newGame, receive } from "../../src/net/game.ts";
import type { FromServer } from "../../src/net/wire.ts";
import { advise } from "../../src/play/advice.ts";
import {
  clock,
  dealt,
  hearPractice,
  left,
  newPractice,
  type Practice,
  practiceRules,
  tellPractice,
} from "../../src/play/practice.ts";
import { type Move, moveText, parsePosition } from "../../src/rules/notation.ts";
import { parseRules, rulesText } from "../../src/rules/rules.ts";

const FILE = join(import.meta.dirname, "../../../tests/vectors/deals.json");
const vectors = JSON.parse(readFileSync(FILE, "utf8")) as { practice: { deal: string; position: string }[] };

test("deals are the engine's", () => {
  for (const { deal, position } of vectors.practice)
    assert.equal(dealt(deal, parseRules(position.split("\n")[0] ?? "")), position);
});

test("what one alone feels of a table's rules is kept, and nothing else", () => {
  const kept = practiceRules(parseRules("quick, nerts=10, jokers=2, penalty=3, all_stuck=shuffle, team_size=2"));
  assert.equal(rulesText(kept), "classic, nerts=10, jokers=2, draw=1");
});

class Alone {
  readonly game: Game = newGame();
  readonly practice: Practice;
  readonly heard: string[] = [];
  now = 5000;
  constructor(deal: string, rules = "classic") {
    this.practice = newPractice(deal, practiceRules(parseRules(rules)));
    this.take(tellPractice(this.practice, "Ada", "practice-1"));
  }
  do(move: Move): void {
    const { c, text } = command(this.game, move);
    for (const message of hearPractice(this.practice, "do", [c, text], this.now)) this.take(message);
  }
  say(word: string): void {
    for (const message of hearPractice(this.practice, word, [], this.now)) this.take(message);
  }
  private take(message: FromServer): void {
    for (const effect of receive(this.game, message)) this.heard.push("code" in effect ? effect.code : effect.kind);
  }
}

/** Plays as the bulb would have it, and says that nothing goes when it has turned for long. */
function play(alone: Alone, moves: number): void {
  let turned = 0;
  for (let i = 0; i < moves && !alone.practice.end; i++) {
    const move = advise(alone.game.view as NonNullable<Game["view"]>, 0, 0)?.move;
    const idle = !move || move.kind === "turn" || move.kind === "recycle";
    turned = idle ? turned + 1 : 0;
    alone.now += 1000;
    alone.do(move && turned < 40 ? move : { kind: "stuck" });
    if (turned >= 40) turned = 0;
    assert.deepEqual(alone.game.pending, []);
  }
}

test("whole rounds are played, and each ends in one of two ways", () => {
  const ends = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const alone = new Alone(`DEAL00${String(i).padStart(2, "0")}`, i % 2 ? "quick, nerts=5" : "classic");
    play(alone, 3000);
    const { end } = alone.practice;
    ends.add(end);
    assert.equal(left(alone.practice) === 0, end === "empty");
    assert.ok(alone.practice.took > 0);
    assert.ok(!alone.heard.includes("refused"));
  }
  assert.deepEqual([...ends].sort(), ["empty", "stuck"]);
});

test("the page never hears of a card that nobody has seen", () => {
  const alone = new Alone("K7Q42MXR");
  const told = tellPractice(alone.practice, "Ada", "practice-1");
  const [team] = parsePosition(told.tag === "state" ? told.position : "").teams;
  assert.deepEqual(new Set(team?.nerts.slice(0, -1)), new Set(["?"]));
  assert.deepEqual(new Set(team?.stock), new Set(["?"]));
});

test("the clock runs from the first touch, and stands in a pause", () => {
  const alone = new Alone("K7Q42MXR");
  const { practice } = alone;
  assert.equal(clock(practice, 9000), 0);
  alone.say("pause");
  alone.now += 1000;
  alone.say("go");
  alone.do({ kind: "turn" });
  assert.equal(clock(practice, alone.now + 700), 700);
  alone.now += 1000;
  alone.say("pause");
  alone.say("pause");
  alone.now += 60_000;
  alone.do({ kind: "turn" });
  assert.equal(alone.heard.at(-1), "PAUSED");
  assert.equal(clock(practice, alone.now), 1000);
  alone.say("go");
  alone.now += 500;
  assert.equal(clock(practice, alone.now), 1500);
});

test("what is against the rules is refused, and changes nothing", () => {
  const alone = new Alone("K7Q42MXR");
  const before = moveText({ kind: "turn" });
  alone.do({ kind: "call" });
  alone.do({ kind: "recycle" });
  assert.deepEqual(alone.heard.slice(-2), ["NERTS_NOT_EMPTY", "STOCK_NOT_DRY"]);
  assert.equal(alone.practice.began, 0);
  assert.equal(before, "turn");
});
