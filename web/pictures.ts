// Draws the pictures of docs/rules.md with the table's own card art, from the positions that the tests play.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { back, defs, face, WHOLE } from "./src/cards/faces.ts";
import { apply } from "./src/rules/apply.ts";
import {
  type Card,
  type Foundation,
  type Position,
  parseMove,
  parsePosition,
  type Team,
} from "./src/rules/notation.ts";
import { records } from "./test/rules/positions.ts";

const FOLDER = join(import.meta.dirname, "../docs/pictures/rules");
/** Records of rules25.txt, how many of their plays are shown, and whether the middle matters. */
const SHOWN: readonly (readonly [id: string, plays: number, middle: boolean])[] = [
  ["04-runs-move-in-order", 1, false],
  ["08-slide-under", 1, false],
  ["12-recycle-with-two-left", 2, false],
  ["15-wandering-is-no-progress", 1, false],
  ["19-a-clear-tie", 2, true],
  ["23-a-joker-in-a-work-pile", 1, false],
  ["25-scores-by-owner", 0, true],
];
const CARD = { width: 60, height: 84 };
const FAN = { x: 24, y: 26 };
const GAP = 14;
const LABEL = 16;

/** Something drawn, with the room that it takes. */
interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

function style(): string {
  const read = (name: string) => readFileSync(join(import.meta.dirname, "src/css", name), "utf8");
  const colours = /:root \{([^}]+)\}/.exec(read("tokens.css"))?.[1] ?? "";
  const used = colours.match(/--(?:card|card-line|heart|diamond|spade|club|glyph|table|slot|ink): [^;]+;/g) ?? [];
  const rules = read("cards.css").match(/^(?:\.(?:face|glyph|jr)\b[^{}]*\{[^}]+\}\n)/gm) ?? [];
  const label = "text { font: 11px system-ui, sans-serif; fill: var(--ink); }";
  return `<style>svg { ${used.join(" ")} } ${rules.join("").replace(/\s+/g, " ")} ${label}</style>`;
}

/** Of the shapes that cards are drawn from, those that these do use. */
function shapes(cards: string): string {
  const all = defs().matchAll(/<path id="(\w+)"[^>]*\/>|<(g|pattern) id="(\w+)".*?<\/\2>/gs);
  const used = [...all].filter(([, path, , group]) => new RegExp(`#${path ?? group}[")]`).test(cards));
  return `<defs>${used.map(([shape]) => shape).join("")}</defs>`;
}

function card(art: string, x: number, y: number): string {
  const place = `x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}"`;
  const paper = '<rect width="100" height="140" rx="10" fill="var(--card)"/>';
  const edge =
    '<rect x=".8" y=".8" width="98.4" height="138.4" rx="9.2" fill="none" stroke="var(--card-line)" stroke-width="1.6"/>';
  return `<svg ${place} viewBox="0 0 100 140">${paper}${art}${edge}</svg>`;
}

const slot = (): string =>
  `<rect x="1" y="1" width="${CARD.width - 2}" height="${CARD.height - 2}" rx="6" fill="none" stroke="var(--slot)" stroke-dasharray="4 4"/>`;

/** A pile whose cards show beside or below each other, under its name. */
function pile(name: string, arts: readonly string[], step: { x: number; y: number }): Drawn {
  const last = Math.max(arts.length - 1, 0);
  const cards = arts.map((art, i) => card(art, i * step.x, i * step.y)).join("");
  const svg = `<text x="2" y="11">${name}</text><g transform="translate(0 ${LABEL})">${cards || slot()}</g>`;
  return { svg, width: CARD.width + last * step.x, height: LABEL + CARD.height + last * step.y };
}

function stack(parts: readonly Drawn[], across: boolean): Drawn {
  let [x, y, width, height] = [0, 0, 0, 0];
  const svg = parts.map((part) => {
    const placed = `<g transform="translate(${x} ${y})">${part.svg}</g>`;
    width = Math.max(width, x + part.width);
    height = Math.max(height, y + part.height);
    if (across) x += part.width + GAP;
    else y += part.height + GAP;
    return placed;
  });
  return { svg: svg.join(""), width, height };
}

const faces = (cards: readonly Card[]): string[] => cards.map((c) => face(c));

function layout(team: Team, number: number): Drawn {
  const across = { x: FAN.x, y: 0 };
  const nerts = team.nerts.map((c, i) => (i === team.nerts.length - 1 ? face(c) : back(number)));
  const piles = team.work.some((cards) => cards.length) ? team.work : [];
  const work = piles.map((cards, i) => pile(`w${i + 1}`, faces(cards), { x: 0, y: FAN.y }));
  const [stock, waste] = [faces(team.stock), faces(team.waste)];
  const optional = [
    ...(stock.length ? [pile("s", stock, across)] : []),
    ...(waste.length ? [pile("d", waste, across)] : []),
  ];
  return stack([pile(`${number} n`, nerts, { x: 8, y: 0 }), ...work, ...optional], true);
}

function foundation({ cards }: Foundation, number: number): Drawn {
  const arts = cards.map((c) => face(c.card, { cut: "full", owners: [c.team], fresh: false, strip: WHOLE }));
  return pile(`f${number + 1}`, arts, { x: 18, y: 0 });
}

/** What matters of a position; the rest is there for the tests. */
function table(position: Position, teams: readonly number[], withMiddle: boolean): Drawn {
  const middle = withMiddle ? position.foundations.map(foundation) : [];
  const layouts = teams.map((number) => layout(position.teams[number] as Team, number));
  return stack([...middle, ...layouts], false);
}

const arrow: Drawn = {
  svg: '<path d="M8 4V26M1 19 8 27 15 19" fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round"/>',
  width: 16,
  height: 30,
};

/** The picture of a record: its position, and below it what comes of its first plays. */
function picture(id: string, plays: number, middle: boolean): string {
  const record = records("rules25.txt").find((r) => r.id === id);
  if (!record) throw new Error(`no position ${id}`);
  const before = parsePosition(record.position);
  const after = parsePosition(record.position);
  const moves = record.lines.filter((line) => line.startsWith("play ")).slice(0, plays);
  const movers = moves.map((line) => Number(line.split(" ")[1]));
  const shown = plays ? [...new Set(movers)] : [];
  for (const line of moves) {
    const [, team, text = "", at] = /^play (\d+) (\S+)(?: at=(\d+))?/.exec(line) ?? [];
    apply(after, { team: Number(team), move: parseMove(text), hand: 0, at: at === undefined ? null : Number(at) });
  }
  const [first, then] = [table(before, shown, middle), table(after, shown, middle)];
  const parts = plays ? [first, arrow, then] : [first];
  const all = stack(parts, false);
  const [width, height] = [all.width + 2 * GAP, all.height + 2 * GAP];
  const ground = `<rect width="${width}" height="${height}" rx="12" fill="var(--table)"/>`;
  const body = `${style()}${shapes(all.svg)}${ground}<g transform="translate(${GAP} ${GAP})">${all.svg}</g>`;
  const head = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg ${head}>${body}</svg>\n`;
}

export const pictures = (): Map<string, string> =>
  new Map(SHOWN.map(([id, plays, middle]) => [join(FOLDER, `${id}.svg`), picture(id, plays, middle)]));

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, svg] of pictures()) writeFileSync(path, svg);
}
