// Which cards travel when a race is lost: the winner's when it lands, the refused one when it goes home, and nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import { cards, type Drawn, placesOf, type Scene } from "../../src/cards/layer.ts";
import { ASK } from "../../src/cards/layout/geometry.ts";
import { laidOn, motionOf } from "../../src/cards/motion.ts";
import { followJokers } from "../../src/cards/twins.ts";
import { command, type Game, newGame, receive } from "../../src/net/game.ts";
import { decode } from "../../src/net/wire.ts";
import { type Position, parseMove } from "../../src/rules/notation.ts";
import { geometry } from "./layout/sweep.ts";

const RANKS = [..."A23456789TJQK"];
const SEATS = [0, 1, 2].map((n) => [n, `P${n}`, n, n]);

function scene(position: Position): Scene {
  const ask = { ...ASK, opponents: 2, places: 3 };
  return {
    position,
    geometry: geometry(ask),
    own: 0,
    shown: [1, 2],
    packs: [0, 1, 2],
    places: placesOf(position.foundations),
    twins: followJokers(position, new Map()),
    open: new Set<string>(),
  };
}

function hear(game: Game, ...frame: unknown[]): void {
  const message = decode(JSON.stringify(frame));
  assert.ok(message);
  receive(game, message);
}

interface Drawing {
  readonly drawn: readonly Drawn[];
  readonly laid: ReadonlySet<string>;
}
const draw = (position: Position): Drawing => ({ drawn: cards(scene(position)), laid: laidOn(position) });

/** Keys of the cards that travel from one drawing to the next. */
function travellers({ drawn: before, laid }: Drawing, position: Position): string[] {
  const s = scene(position);
  const was = new Map(before.map((d) => [d.key, d]));
  return cards(s)
    .filter((d) => {
      const old = was.get(d.key);
      if (!old) return Boolean(motionOf(s, d, false, laid)?.from);
      return Math.hypot(old.x - d.x, old.y - d.y) > d.w / 4; // the edges of a pile may settle
    })
    .map((d) => d.key);
}

for (let height = 1; height < 12; height++) {
  for (const source of ["n", "d", "w1"]) {
    for (const below of [0, 1, 2]) {
      test(`a lost race from ${source} on ${height} cards, the last of them team ${below}'s`, () => {
        const pile = RANKS.slice(0, height).map((rank) => `${rank}H@${below}`);
        const card = `${RANKS[height]}H`;
        const layout = { n: "?2 KS", w1: "KD", d: "KC", [source]: source === "n" ? `?2 ${card}` : card };
        const game = newGame();
        const position = `classic
0 n ${layout.n} | w ${layout.w1} / - / - / - | s ?6 | d ${layout.d}
1 n ?3 ${card} | w QS / - / - / - | s ?9 | d -
2 n ?3 9C | w QS / - / - / - | s ?9 | d -
f ${pile.join(" ")}`;
        hear(game, "state", 10, "life", "ABCDEFGH", 0, "playing", 0, SEATS, "classic", [], 1, position);
        const atRest = draw(game.view as Position);
        const { c } = command(game, parseMove(`${source}[${card}]>f1`));
        const predicted = draw(game.view as Position);
        assert.deepEqual(travellers(atRest, game.view as Position), [`${card}@0`]);
        hear(game, "m", 11, 1, "n>f1", "8C");
        const beaten = draw(game.view as Position);
        assert.ok(
          travellers(predicted, game.view as Position).every((key) => [`${card}@1`, `${card}@0`].includes(key)),
        );
        hear(game, "no", c, "FOUNDATION_TAKEN", "43 1");
        assert.deepEqual(
          travellers(beaten, game.view as Position).filter((key) => key !== `${card}@1`),
          beaten.drawn.some((d) => d.key === `${card}@0` && d.pile === "f1") ? [`${card}@0`] : [],
        );
      });
    }
  }
}
