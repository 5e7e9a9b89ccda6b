// The text of cards, moves and positions (docs/notation.md), read and written. Nothing here knows a rule.

/** A card as text: `5H`, `TC`, `*` (joker), `*=7r`, `*=5H`; `?` is one that the viewer may not know. */
export type Card = string;
export const UNKNOWN: Card = "?";
export const RANKS = "A23456789TJQK";
export const SUITS = "HSDC"; // in the order in which foundations are shown

export const isJoker = (card: Card): boolean => card[0] === "*";
export const isKnown = (card: Card): boolean => card !== UNKNOWN;
/** What the card stands for: `5H` of `*=5H`, `7r` of `*=7r`, nothing of a free joker. */
export const identity = (card: Card): string => (isJoker(card) ? card.slice(2) : card);
/** 1 to 13, 0 for a card that stands for nothing. */
export const rankOf = (card: Card): number => RANKS.indexOf(identity(card)[0] ?? "?") + 1;
export const suitOf = (card: Card): string => {
  const mark = identity(card)[1] ?? "";
  return SUITS.includes(mark) ? mark : "";
};
export type Colour = "r" | "b" | "";
export const colourOf = (card: Card): Colour => {
  const mark = identity(card)[1] ?? "";
  if (mark === "H" || mark === "D" || mark === "r") return "r";
  return mark === "S" || mark === "C" || mark === "b" ? "b" : "";
};

const CARD = /^(?:[A23456789TJQK][HSDC]|\*(?:=[A23456789TJQK][HSDCrb])?)$/;
export const isCard = (text: string): boolean => CARD.test(text);

// --- moves ---------------------------------------------------------------------------------------------------------

export type PileKind = "n" | "w" | "d" | "s" | "f";
/** `number` is 0 for piles that have none and for `f`, the next new foundation. */
export interface Pile {
  readonly kind: PileKind;
  readonly number: number;
}
export interface Source extends Pile {
  readonly count: number;
  readonly card: Card;
  readonly team: number;
}
export interface Target extends Pile {
  readonly team: number;
  readonly as: string;
}
export type Word = "turn" | "recycle" | "shift" | "stuck" | "call" | "drop";
export type Move =
  | { readonly kind: "play"; readonly from: Source; readonly to: Target }
  | { readonly kind: "slide"; readonly from: Source; readonly to: Target }
  | { readonly kind: "lift"; readonly from: Source }
  | { readonly kind: Word };

const SOURCE = /^([ndsf]|w[1-9]|f[1-9]\d*)(?::([1-9]\d?))?(?:\[([^\]]+)\])?(?:@(\d+))?$/;
const TARGET = /^(w[1-9]|f(?:[1-9]\d*)?)(?:@(\d+))?(?:=([A23456789TJQK][HSDC]))?$/;
const WORDS: readonly string[] = ["turn", "recycle", "shift", "stuck", "call", "drop"];

export class NotationError extends Error {}
const fail = (what: string, text: string): never => {
  throw new NotationError(`${what}: ${text.slice(0, 80)}`);
};

const pile = (text: string): Pile => ({ kind: text[0] as PileKind, number: Number(text.slice(1) || 0) });

function parseSource(text: string): Source {
  const m = SOURCE.exec(text) ?? fail("no such source", text);
  const card = m[3] ?? "";
  if (card && !isCard(card)) fail("no such card", card);
  return { ...pile(m[1] as string), count: Number(m[2] ?? 1), card, team: m[4] === undefined ? -1 : Number(m[4]) };
}

function parseTarget(text: string): Target {
  const m = TARGET.exec(text) ?? fail("no such target", text);
  return { ...pile(m[1] as string), team: m[2] === undefined ? -1 : Number(m[2]), as: m[3] ?? "" };
}

export function parseMove(text: string): Move {
  if (WORDS.includes(text)) return { kind: text as Word };
  if (text.startsWith("lift ")) return { kind: "lift", from: parseSource(text.slice(5)) };
  const at = text.search(/[>_]/);
  if (at < 0) return fail("no such move", text);
  const from = parseSource(text.slice(0, at));
  const to = parseTarget(text.slice(at + 1));
  return { kind: text[at] === ">" ? "play" : "slide", from, to };
}

export const pileText = (p: Pile): string => p.kind + (p.number || "");
export const sourceText = (s: Source): string =>
  pileText(s) + (s.count > 1 ? `:${s.count}` : "") + (s.card ? `[${s.card}]` : "") + (s.team >= 0 ? `@${s.team}` : "");
export const targetText = (t: Target): string =>
  pileText(t) + (t.team >= 0 ? `@${t.team}` : "") + (t.as ? `=${t.as}` : "");

export function moveText(move: Move): string {
  if (move.kind === "play") return `${sourceText(move.from)}>${targetText(move.to)}`;
  if (move.kind === "slide") return `${sourceText(move.from)}_${targetText(move.to)}`;
  return move.kind === "lift" ? `lift ${sourceText(move.from)}` : move.kind;
}

export const source = (p: string, count = 1, card = ""): Source => ({ ...pile(p), count, card, team: -1 });
export const target = (p: string, as = ""): Target => ({ ...pile(p), team: -1, as });

// --- positions -----------------------------------------------------------------------------------------------------

/** A card on a foundation with the team that owns it (R4). */
export interface Owned {
  readonly card: Card;
  readonly team: number;
}
export interface Foundation {
  cards: Owned[];
  /** Complete, so it has left the common area (R33). */
  done: boolean;
}
export interface Lift {
  readonly from: Source;
  readonly at: number;
}
export interface Team {
  nerts: Card[];
  work: Card[][];
  stock: Card[];
  waste: Card[];
  stuck: boolean;
  /** It may shift (R39). */
  waiting: boolean;
  fouls: number;
  lifts: Map<number, Lift>;
}
export interface Position {
  rules: string;
  teams: Team[];
  foundations: Foundation[];
  /** Words of the round in the state line, in their order. */
  round: Map<string, string>;
}

export const emptyTeam = (piles = 4): Team => ({
  nerts: [],
  work: Array.from({ length: piles }, () => []),
  stock: [],
  waste: [],
  stuck: false,
  waiting: false,
  fouls: 0,
  lifts: new Map(),
});

function parseCards(text: string): Card[] {
  const words = text.split(" ").filter((w) => w && w !== "-");
  return words.flatMap((word) => {
    if (word[0] === "?") return Array<Card>(Math.min(200, Number(word.slice(1) || 1))).fill(UNKNOWN);
    return isCard(word) ? [word] : fail("no such card", word);
  });
}

function parseTeam(text: string): Team {
  const team = emptyTeam(0);
  for (const section of text.split("|").map((s) => s.trim())) {
    const rest = section.slice(1).trim();
    if (section[0] === "n") team.nerts = parseCards(rest);
    else if (section[0] === "w") team.work = rest.split("/").map((w) => parseCards(w.trim()));
    else if (section[0] === "s") team.stock = parseCards(rest);
    else if (section[0] === "d") team.waste = parseCards(rest);
    else fail("no such section", section);
  }
  return team;
}

function parseFoundation(text: string): Foundation {
  const done = text.startsWith("x ");
  const cards = (done ? text.slice(2) : text).split(" ").map((word) => {
    const [card = "", team = ""] = word.split("@");
    if (!isCard(card) || !/^\d+$/.test(team)) fail("no such foundation card", word);
    return { card, team: Number(team) };
  });
  return { cards, done };
}

function parseLift(word: string, value: string): [number, Lift] {
  const [from = "", at = "0"] = value.split("@");
  return [Number(word.split(".")[1] ?? 0), { from: parseSource(from), at: Number(at) }];
}

function parseTeamState(team: Team, words: string[]): void {
  for (const word of words) {
    const [name = "", value = ""] = word.split("=");
    if (name === "stuck") team.stuck = team.waiting = true;
    else if (name === "waiting") team.waiting = true;
    else if (name === "fouls") team.fouls = Number(value);
    else if (name.startsWith("lift")) team.lifts.set(...parseLift(name, value));
    else if (name !== "shifts") fail("no such word of a team", word); // older texts counted them
  }
}

function parseState(position: Position, text: string): void {
  for (const section of text.split(";").map((s) => s.trim())) {
    const words = section.split(" ").filter(Boolean);
    const team = position.teams[Number(words[0])];
    if (/^\d+$/.test(words[0] ?? "") && team) parseTeamState(team, words.slice(1));
    else
      for (const word of words) {
        const [name = "", value = ""] = word.split("=");
        position.round.set(name, value);
      }
  }
}

export function parsePosition(text: string): Position {
  const [rules = "", ...lines] = text
    .split("\n")
    .map((l) => l.trim())
    .filter(Boolean);
  const position: Position = { rules, teams: [], foundations: [], round: new Map() };
  for (const line of lines) {
    const body = line.slice(line.indexOf(" ") + 1).trim();
    if (line.startsWith("state:")) parseState(position, body);
    else if (line === "f" || line === "f -") continue;
    else if (line.startsWith("f ")) position.foundations = body.split(" / ").map((f) => parseFoundation(f.trim()));
    else if (Number(line.split(" ")[0]) === position.teams.length) position.teams.push(parseTeam(body));
    else fail("no such line", line);
  }
  return position;
}

export function cardsText(cards: readonly Card[]): string {
  const words: string[] = [];
  for (let i = 0; i < cards.length; ) {
    let j = i;
    while (cards[j] === UNKNOWN) j++;
    if (j > i) words.push(j - i > 1 ? `?${j - i}` : "?");
    else words.push(cards[j++] as Card);
    i = j;
  }
  return words.join(" ") || "-";
}

function teamText(team: Team, i: number): string {
  const work = team.work.map(cardsText).join(" / ") || "-";
  return `${i} n ${cardsText(team.nerts)} | w ${work} | s ${cardsText(team.stock)} | d ${cardsText(team.waste)}`;
}

function stateText(position: Position): string {
  const sections = position.teams.map((team, i) => {
    const words = team.stuck ? ["stuck"] : team.waiting ? ["waiting"] : [];
    for (const [hand, lift] of team.lifts)
      words.push(`lift${hand ? `.${hand}` : ""}=${sourceText(lift.from)}@${lift.at}`);
    if (team.fouls) words.push(`fouls=${team.fouls}`);
    return words.length ? `${i} ${words.join(" ")}` : "";
  });
  sections.push([...position.round].map(([name, value]) => (value ? `${name}=${value}` : name)).join(" "));
  const text = sections.filter(Boolean).join("; ");
  return text ? `\nstate: ${text}` : "";
}

export function positionText(position: Position): string {
  const founds = position.foundations.map(
    (f) => (f.done ? "x " : "") + f.cards.map((c) => `${c.card}@${c.team}`).join(" "),
  );
  return `${[position.rules, ...position.teams.map(teamText), `f ${founds.join(" / ") || "-"}`].join("\n")}${stateText(position)}`;
}

export const copyTeam = (t: Team): Team => ({
  ...t,
  nerts: [...t.nerts],
  work: t.work.map((w) => [...w]),
  stock: [...t.stock],
  waste: [...t.waste],
  lifts: new Map(t.lifts),
});

export const copyPosition = (p: Position): Position => ({
  rules: p.rules,
  teams: p.teams.map(copyTeam),
  foundations: p.foundations.map((f) => ({ cards: [...f.cards], done: f.done })),
  round: new Map(p.round),
});
