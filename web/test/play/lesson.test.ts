// The tutorial's table, as the page hears it: each goal in its turn, the race both ways, and a kind no to all else.
import assert from "node:assert/strict";
import test from "node:test";
import { command, type Game, newGame, receive } from "../../src/net/game.ts";
import {
  dueAt,
  goal,
  hear,
  isOver,
  type Lesson,
  newLesson,
  points,
  SAYINGS,
  saying,
  tellNames,
  tellState,
  tick,
} from "../../src/play/lesson.ts";
import { whyNot } from "../../src/rules/legality.ts";
import { type Move, moveText, parseMove } from "../../src/rules/notation.ts";

const NAMES = { own: "Ada", rival: "Doze" };

class Pupil {
  readonly game: Game = newGame();
  readonly lesson: Lesson = newLesson(0);
  readonly heard: string[] = [];
  now = 0;
  constructor() {
    receive(this.game, tellState(this.lesson, NAMES));
  }
  wait(): void {
    this.now = dueAt(this.lesson);
    for (const message of tick(this.lesson, this.now)) this.take(message);
  }
  do(move: Move): void {
    const { c, text } = command(this.game, move);
    for (const message of hear(this.lesson, c, text, this.now)) this.take(message);
  }
  private take(message: Parameters<typeof receive>[1]): void {
    for (const effect of receive(this.game, message)) this.heard.push("code" in effect ? effect.code : effect.kind);
  }
  /** Does whatever is asked for, once it is one's turn. */
  follow(): void {
    this.heard.push(saying(this.lesson));
    while (!goal(this.lesson)) this.wait();
    this.do(goal(this.lesson) as Move);
  }
}

function untilRace(): Pupil {
  const pupil = new Pupil();
  while (saying(pupil.lesson) !== "race") pupil.follow();
  return pupil;
}

test("who does what is asked for comes to the end, and hears everything but the lost race", () => {
  const pupil = new Pupil();
  while (!isOver(pupil.lesson)) pupil.follow();
  const told = pupil.heard.filter((word) => SAYINGS.includes(word));
  assert.deepEqual(
    told,
    SAYINGS.filter((says) => says !== "race-lost"),
  );
  assert.deepEqual(points(pupil.lesson, 0), { home: 4, cost: 0, points: 4 });
  assert.deepEqual(points(pupil.lesson, 1), { home: 2, cost: 10, points: -8 });
  assert.equal(pupil.game.pending.length, 0);
});

test("what the page shows is what the lesson's table holds, as far as one may know it", () => {
  const pupil = new Pupil();
  while (!isOver(pupil.lesson)) {
    pupil.follow();
    const [shown, real] = [pupil.game.view, pupil.lesson.position];
    assert.deepEqual(shown?.foundations, real.foundations);
    for (const team of [0, 1]) {
      assert.deepEqual(shown?.teams[team]?.work, real.teams[team]?.work);
      assert.equal(shown?.teams[team]?.nerts.at(-1), real.teams[team]?.nerts.at(-1));
      assert.equal(shown?.teams[team]?.waste.at(-1), real.teams[team]?.waste.at(-1));
      assert.ok(shown?.teams[team]?.stock.every((card) => card === "?"));
    }
  }
});

test("a race that is won is told with its milliseconds, and the rival's card stays where it is", () => {
  const pupil = untilRace();
  pupil.follow();
  pupil.wait();
  assert.ok(pupil.heard.includes("raced"));
  assert.equal(pupil.game.view?.teams[1]?.work[2]?.length, 1);
  assert.equal(dueAt(pupil.lesson), Number.POSITIVE_INFINITY);
});

test("who is slow loses the race, goes on with the free pile, and still comes to the end", () => {
  const pupil = untilRace();
  while (saying(pupil.lesson) !== "race-lost") pupil.wait();
  assert.equal(pupil.game.view?.foundations[1]?.cards.at(-1)?.team, 1);
  while (!isOver(pupil.lesson)) pupil.follow();
  assert.deepEqual(points(pupil.lesson, 0), { home: 3, cost: 0, points: 3 });
});

test("what is allowed by the rules but not asked for is refused kindly and taken back", () => {
  const pupil = new Pupil();
  const before = pupil.game.base && structuredClone(pupil.game.base.teams[0]?.work);
  const ace = parseMove("n[AH]>f");
  assert.equal(whyNot(pupil.lesson.position, 0, ace, 0), null);
  pupil.do(ace);
  assert.ok(pupil.heard.includes("NOT_NOW"));
  assert.deepEqual(pupil.game.view?.teams[0]?.work, before);
  assert.equal(moveText(goal(pupil.lesson) as Move), "w2>w1");
});

test("what the rules forbid is refused as at any table", () => {
  const pupil = new Pupil();
  pupil.do(parseMove("n[AH]>w1"));
  assert.ok(pupil.heard.includes("WRONG_RANK") || pupil.heard.includes("WRONG_COLOUR"));
});

test("a card that is taken up and put down changes nothing", () => {
  const pupil = new Pupil();
  pupil.do(parseMove("lift w2"));
  pupil.do(parseMove("drop"));
  pupil.follow();
  assert.equal(saying(pupil.lesson), "found");
});

test("the rival has another name in another language", () => {
  const pupil = new Pupil();
  receive(pupil.game, tellNames(pupil.lesson, { own: "Ada", rival: "うとうと" }));
  assert.equal(pupil.game.seats[1]?.name, "うとうと");
  pupil.follow();
  assert.equal(pupil.game.view?.teams[0]?.work[0]?.length, 2);
});
