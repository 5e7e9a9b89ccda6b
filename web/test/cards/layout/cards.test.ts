// The cards of whole tables, laid out in every window: at the start, in the middle, with the longest run, with all
// foundations. Each lies inside its room, and of each covered own card enough is seen.
import assert from "node:assert/strict";
import test from "node:test";
import { cards, type Drawn, placesOf, type Scene } from "../../../src/cards/layer.ts";
import { ASK, RATIO } from "../../../src/cards/layout/geometry.ts";
import { type Position, parsePosition } from "../../../src/rules/notation.ts";
import { geometry, windows, within } from "./sweep.ts";

const RUN = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS";
const LAYOUTS = {
  start: "n ?12 4C | w QS / JD / TC / 9D | s ?35 | d -",
  middle: "n ?7 4C | w QS JH / JD / TC 9H 8S / - | s ?20 | d KS 2H 9D",
  run: `n ?7 4C | w ${RUN} / KH QC JH TC 9H / 9D / - | s ?9 | d 2D 3D`,
  full: "n - | w QS JH / JD / - / - | s - | d KS",
};
const TABLES = Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[];
const SUIT = [..."HSDC"];
const UP = "A23456789TJQ";

function table(kind: keyof typeof LAYOUTS, teams: number): Position {
  const rows = Array.from({ length: teams }, (_, i) => `${i} ${LAYOUTS[kind]}`);
  const high = { start: 0, middle: 2, run: 5, full: 12 }[kind];
  const pile = (owner: number, suit: string): string =>
    [...UP.slice(0, high)].map((r) => `${r}${suit}@${owner}`).join(" ");
  const founds = high ? rows.flatMap((_, i) => SUIT.map((suit) => pile(i, suit))) : [];
  return parsePosition(`classic\n${rows.join("\n")}\nf ${founds.join(" / ") || "-"}`);
}

function sceneOf(width: number, height: number, position: Position, watching: boolean): Scene {
  const teams = position.teams.length;
  const opponents = teams - (watching ? 0 : 1);
  const g = geometry({ ...ASK, width, height, opponents, places: teams, watching });
  const order = Array.from({ length: opponents }, (_, i) => i + (watching ? 0 : 1));
  const packs = position.teams.map((_, i) => i);
  const places = placesOf(position.foundations);
  return {
    position,
    geometry: g,
    own: watching ? -1 : 0,
    shown: order.slice(0, g.seats.length),
    packs,
    places,
    twins: new Map(),
    open: new Set(),
  };
}

/** A pile's edges may stand out a little: they are drawn under its cards. */
const EDGES = 9;

function* misplaced(scene: Scene, drawn: readonly Drawn[]): Generator<string> {
  const { geometry: g, own, shown } = scene;
  const boxOf = (d: Drawn) => {
    const team = /^t(\d+):/.exec(d.pile);
    if (team) return g.seats[shown.indexOf(Number(team[1]))]?.box;
    return d.pile[0] === "f" ? { x: 0, y: 0, w: g.width, h: g.height } : own < 0 ? undefined : (g.tray ?? undefined);
  };
  for (const d of drawn) {
    const box = boxOf(d);
    const room = box && { x: box.x - EDGES, y: box.y - EDGES, w: box.w + 2 * EDGES, h: box.h + 2 * EDGES };
    if (!room || !within({ x: d.x, y: d.y, w: d.w, h: d.w * RATIO }, room)) yield `${d.key} of ${d.pile} is outside`;
  }
}

/** Strips of the own runs, px: folded ones count as the one strip that they show. */
function* thin(scene: Scene, drawn: readonly Drawn[]): Generator<string> {
  for (const pile of ["w1", "w2", "w3", "w4"]) {
    const ys = [...new Set(drawn.filter((d) => d.pile === pile).map((d) => d.y))].sort((a, b) => a - b);
    for (const [i, y] of ys.slice(1).entries()) {
      const strip = y - (ys[i] as number);
      if (strip < scene.geometry.strip - 0.05) yield `${pile}: a strip of ${strip.toFixed(1)} px`;
    }
  }
}

for (const watching of [false, true]) {
  test(`${watching ? "spectators" : "players"}: four tables in every window, one to twelve seats`, () => {
    const faults: string[] = [];
    let count = 0;
    let drawnCards = 0;
    let folds = 0;
    for (let teams = 1; teams <= 12; teams++) {
      for (const kind of TABLES) {
        const position = table(kind, teams);
        for (const [w, h] of windows()) {
          const scene = sceneOf(w, h, position, watching);
          const drawn = cards(scene);
          count++;
          drawnCards += drawn.length;
          folds += drawn.filter((d) => d.fold && !d.pile.startsWith("t")).length;
          for (const fault of [...misplaced(scene, drawn), ...thin(scene, drawn)])
            faults.push(`${w}×${h}, ${teams} teams, ${kind}: ${fault}`);
        }
      }
    }
    console.log(
      `${watching ? "spectators" : "players"}: ${count} tables, ${drawnCards} cards, ${folds} folded runs, ${faults.length} faults`,
    );
    assert.deepEqual(faults.slice(0, 10), []);
  });
}
