// Reads the records of tests/positions (see the README there) and does their lines.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { apply } from "../../src/rules/apply.ts";
import { legalMoves } from "../../src/rules/candidates.ts";
import { whyNot } from "../../src/rules/legality.ts";
import {
  cardsText,
  copyPosition,
  type Move,
  type Position,
  parseMove,
  parsePosition,
  positionText,
  UNKNOWN,
} from "../../src/rules/notation.ts";
import { parseRules, word } from "../../src/rules/rules.ts";

const FOLDER = join(import.meta.dirname, "../../../tests/positions");
/** Sequences that are counted at most: the engine counts the deeper ones. */
const MOST = 3000;

export interface Record {
  readonly id: string;
  readonly position: string;
  readonly lines: readonly string[];
}

export const files = (): string[] => readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));

function record(block: string): Record {
  const [id = "", , pos = "", ...rest] = block.split("\n");
  const further = rest.filter((line) => line.startsWith("  ")).map((line) => line.trim());
  const lines = rest.filter((line) => line && !line.startsWith("  "));
  return { id: id.slice(3), position: [pos.slice(4), ...further].join("\n"), lines };
}

export function records(name: string): Record[] {
  const text = readFileSync(join(FOLDER, name), "utf8").replace(/^#.*\n/gm, "");
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(record);
}

interface Command {
  readonly team: number;
  readonly move: Move;
  readonly hand: number | null;
  readonly at: number | null;
}

function command(rest: string): Command {
  const [, team = "", text = ""] = /^(\d+) ((?:lift )?\S+)/.exec(rest) ?? [];
  const word = (name: string) => new RegExp(`\\b${name}=(\\d+)`).exec(rest)?.[1];
  const [hand, at] = [word("hand"), word("at")];
  return {
    team: Number(team),
    move: parseMove(text),
    hand: hand === undefined ? null : Number(hand),
    at: at === undefined ? null : Number(at),
  };
}

const asked = (position: Position, { team, move, hand, at }: Command) => whyNot(position, team, move, hand, at);

function play(position: Position, { team, move, hand, at }: Command): void {
  apply(position, { team, move, hand: hand ?? 0, at });
}

/** Distinct positions after one more move of any team, with the number of ways that lead there. */
function next(level: Map<string, [Position, number]>): Map<string, [Position, number]> {
  const found = new Map<string, [Position, number]>();
  for (const [position, ways] of level.values()) {
    for (const team of position.teams.keys()) {
      for (const move of legalMoves(position, team)) {
        const after = copyPosition(position);
        apply(after, { team, move, at: null });
        const key = positionText(after);
        found.set(key, [after, ways + (found.get(key)?.[1] ?? 0)]);
      }
    }
  }
  return found;
}

function levels(start: Position, depth: number): Map<string, [Position, number]> {
  let level = new Map<string, [Position, number]>([["", [start, 1]]]);
  for (let i = 0; i < depth; i++) level = next(level);
  return level;
}

/** A shuffled stock is known by its length only: the chance it comes from is the server's. */
function same(pile: readonly string[], cards: readonly string[], rest: string): void {
  const unknown = pile.length > 0 && pile.every((card) => card === UNKNOWN) && cards.length === pile.length;
  if (!unknown) assert.equal(cardsText(pile), cards.join(" "), rest);
}

/** Is everything told that matters after so many moves: a shuffle, which takes a vote of all, is the server's secret. */
const isTold = (start: Position, depth: number): boolean =>
  depth <= start.teams.length || word(parseRules(start.rules), "all_stuck") !== "shuffle";

type Line = (start: Position, now: Position, rest: string) => void;

/** One function a kind of line that the browser's part answers for. */
const LINES: { readonly [word: string]: Line } = {
  ok: (_, now, rest) => assert.equal(asked(now, command(rest)), null, rest),
  no: (_, now, rest) => {
    const before = positionText(now);
    assert.equal(asked(now, command(rest)), / ([A-Z][A-Z_]+)\b/.exec(rest)?.[1], rest);
    assert.equal(positionText(now), before);
  },
  play: (_, now, rest) => {
    const said = command(rest);
    assert.equal(asked(now, said), null, rest);
    play(now, said);
  },
  is: (_, now, rest) => {
    const [where = "", pile = "", ...cards] = rest.split(" ");
    if (where[0] === "f") {
      const f = now.foundations[Number(where.slice(1)) - 1];
      const text = f ? `${f.done ? "x " : ""}${f.cards.map((c) => `${c.card}@${c.team}`).join(" ")}` : "-";
      assert.equal(text, [pile, ...cards].join(" "), rest);
      return;
    }
    const team = now.teams[Number(where)];
    const piles: { [name: string]: string[] | undefined } = { n: team?.nerts, d: team?.waste, s: team?.stock };
    same(piles[pile] ?? team?.work[Number(pile.slice(1)) - 1] ?? [], cards, rest);
  },
  ended: (_, now, rest) => assert.equal(now.round.has("called") || now.round.has("over") ? "yes" : "no", rest),
  callers: (_, now, rest) => assert.equal((now.round.get("callers") ?? "-").replaceAll(",", " "), rest),
  perft: (start, _, rest) => {
    const [depth = 0, count = 0] = rest.split(" ").map(Number);
    if (count > MOST || !isTold(start, depth - 1)) return;
    assert.equal(
      [...levels(start, depth).values()].reduce((n, [, ways]) => n + ways, 0),
      count,
      `perft ${rest}`,
    );
  },
  unique: (start, _, rest) => {
    const [depth = 0, count = 0] = rest.split(" ").map(Number);
    if (count <= MOST / 6 && isTold(start, depth)) assert.equal(levels(start, depth).size, count, `unique ${rest}`);
  },
};

/** Lines that the server alone answers: what others see, scores, the exact stuck search. */
const ENGINE = ["sees", "score", "stuck", "odd"];

/** Does the lines of a record; how many of each kind were done. */
export function run({ position, lines }: Record): Map<string, number> {
  const start = parsePosition(position);
  let now = copyPosition(start);
  const done = new Map<string, number>();
  for (const line of lines) {
    const word = line.split(" ")[0] ?? "";
    const rest = line.slice(word.length + 1);
    if (word === "back") now = copyPosition(start);
    else if (!ENGINE.includes(word)) {
      assert.ok(LINES[word], `no such line: ${line}`);
      LINES[word](start, now, rest);
    }
    done.set(word, (done.get(word) ?? 0) + 1);
  }
  return done;
}
