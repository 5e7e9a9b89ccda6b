// Prediction: what is shown is the server's last word with the own unanswered commands on it.
import assert from "node:assert/strict";
import test from "node:test";
import { command, type Effect, type Game, newGame, receive } from "../../src/net/game.ts";
import { decode } from "../../src/net/wire.ts";
import { parseMove } from "../../src/rules/notation.ts";

const TABLE = `classic
0 n ?2 5H | w TS / 9H / KD / - | s ?6 | d ?1 JC
1 n ?3 5H | w QS / - / - / - | s ?9 | d -
f AH@0 2H@0 3H@0 4H@1`;

const SEATS = [
  [0, "Ada", 0, 0],
  [1, "Bo", 1, 1],
];

function seated(position = TABLE): Game {
  const game = newGame();
  hear(game, "state", 10, "life", "ABCDEFGH", 0, "playing", 0, SEATS, "classic", [], 1, position);
  return game;
}

/** A frame as it comes over the wire. */
function hear(game: Game, ...frame: unknown[]): Effect[] {
  const message = decode(JSON.stringify(frame));
  assert.ok(message, `unreadable: ${frame[0]}`);
  return receive(game, message);
}

const play = (game: Game, text: string) => command(game, parseMove(text));
const own = (game: Game) => game.view?.teams[0];
const top = (game: Game, number = 1) => game.view?.foundations[number - 1]?.cards.at(-1);

test("an own move is seen at once and is no event yet", () => {
  const game = seated();
  play(game, "w2[9H]>w1");
  assert.deepEqual(own(game)?.work[0], ["TS", "9H"]);
  assert.deepEqual(game.base?.teams[0]?.work[0], ["TS"]);
});

test("the next Nerts card is unknown until the server has told it", () => {
  const game = seated();
  const { c } = play(game, "n[5H]>f1");
  assert.equal(own(game)?.nerts.at(-1), "?");
  hear(game, "m", 11, 0, "n[5H]>f1", "8C");
  hear(game, "ok", c, 11);
  assert.equal(own(game)?.nerts.at(-1), "8C");
  assert.equal(game.pending.length, 0);
});

for (const order of ["ok first", "event first"]) {
  test(`a command is applied once, ${order}`, () => {
    const game = seated();
    const { c } = play(game, "turn");
    const frames: unknown[][] = [
      ["ok", c, 11],
      ["m", 11, 0, "turn", "2C 3C 4C"],
    ];
    for (const frame of order === "ok first" ? frames : frames.reverse()) hear(game, ...frame);
    assert.deepEqual(own(game)?.waste, ["?", "JC", "2C", "3C", "4C"]);
    assert.deepEqual([game.pending.length, own(game)?.stock.length], [0, 3]);
  });
}

test("own commands are replayed over what others do", () => {
  const game = seated();
  play(game, "w2[9H]>w1");
  hear(game, "m", 11, 1, "w1>w2", "");
  assert.deepEqual(own(game)?.work[0], ["TS", "9H"]);
  assert.deepEqual(game.view?.teams[1]?.work[1], ["QS"]);
});

test("a refused command is taken back, and those after it stay", () => {
  const game = seated();
  const { c } = play(game, "n[5H]>f1");
  play(game, "w2[9H]>w1");
  const effects = hear(game, "no", c, "FOUNDATION_TAKEN", "43");
  assert.deepEqual(
    effects.map((e) => e.kind === "refused" && [e.code, e.arg, e.card]),
    [["FOUNDATION_TAKEN", "43", "5H"]],
  );
  assert.equal(own(game)?.nerts.at(-1), "5H");
  assert.deepEqual(own(game)?.work[0], ["TS", "9H"]);
});

test("an own card waits on the pile while it may still be a tie", () => {
  const game = seated();
  play(game, "n[5H]>f1");
  hear(game, "m", 11, 1, "n>f1", "2C");
  assert.deepEqual(top(game), { card: "5H", team: 0 });
  assert.equal(game.view?.foundations[0]?.cards.length, 6);
  hear(game, "m", 12, 0, "n[5H]>f1", "8C", "tie");
  assert.equal(game.view?.foundations[0]?.cards.length, 6);
});

test("an event seen before changes nothing", () => {
  const game = seated();
  hear(game, "m", 11, 1, "w1>w2", "");
  assert.deepEqual(hear(game, "m", 11, 1, "w1>w2", ""), []);
  assert.equal(game.seq, 11);
});

test("a new state keeps what it has not answered and forgets what it has", () => {
  const game = seated();
  play(game, "w2[9H]>w1");
  play(game, "d[JC]>w4");
  hear(
    game,
    "state",
    40,
    "life",
    "ABCDEFGH",
    0,
    "playing",
    0,
    SEATS,
    "classic",
    [],
    1,
    TABLE.replace("TS / 9H", "TS 9H / -"),
    "",
    null,
    1,
  );
  assert.deepEqual(
    game.pending.map((p) => p.text),
    ["d[JC]>w4"],
  );
  assert.deepEqual([own(game)?.work[0], own(game)?.work[3]], [["TS", "9H"], ["JC"]]);
});

test("another life of the table knows nothing of old commands", () => {
  const game = seated();
  play(game, "w2[9H]>w1");
  hear(game, "state", 3, "other", "ABCDEFGH", 0, "playing", 0, SEATS, "classic", [], 1, TABLE);
  assert.equal(game.pending.length, 0);
});

test("numbers go on counting up from what the server has seen", () => {
  const game = seated();
  hear(game, "state", 10, "life", "ABCDEFGH", 0, "playing", 0, SEATS, "classic", [], 1, TABLE, "", null, 7);
  assert.equal(play(game, "turn").c, 8);
});

test("what is turned over is forgotten", () => {
  const game = seated(TABLE.replace("s ?6 | d ?1 JC", "s ?2 | d KS QD JC"));
  play(game, "recycle");
  assert.deepEqual(own(game)?.stock, ["?", "?", "?", "?", "?"]);
});

test("all stuck brings new stocks once, however it is told", () => {
  const game = seated();
  hear(game, "m", 11, 1, "stuck");
  hear(game, "m", 12, 0, "stuck");
  hear(game, "restock", 13);
  assert.equal(own(game)?.waste.length, 0);
  assert.equal(own(game)?.stock.length, 8);
  assert.equal(own(game)?.stuck, false);
});

test("a deal, and a return to the lobby, end all commands", () => {
  const game = seated();
  play(game, "turn");
  hear(game, "deal", 11, 2, TABLE, "00");
  assert.equal(game.pending.length, 0);
  play(game, "turn");
  hear(game, "phase", 12, "lobby");
  assert.deepEqual([game.pending.length, game.view], [0, null]);
});

test("what is told of a deal is kept until the next promise", () => {
  const game = seated();
  hear(game, "phase", 11, "countdown", 3000, "aa", 2);
  assert.deepEqual(hear(game, "ok", 0, 11), [{ kind: "counted" }]);
  assert.deepEqual(hear(game, "deal", 12, 1, TABLE, "aa", ["", "0f"]), [{ kind: "dealt", position: TABLE }]);
  hear(game, "phase", 13, "playing");
  assert.deepEqual([game.commitment, game.match, game.nonces], ["aa", 2, ["", "0f"]]);
});

test("a message of a newer server is left out", () => {
  assert.equal(decode('["weather", 1, "sunny"]'), null);
  assert.equal(decode("{}"), null);
});

test("nothing moves while nothing can be kept", () => {
  const game = seated();
  for (const [code, halted] of [
    ["HALTED", true],
    ["PAIRS", true],
    ["RESUMED", false],
  ] as const) {
    hear(game, "notice", code);
    assert.equal(game.halted, halted);
  }
});
