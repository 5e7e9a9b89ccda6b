// What a legal move does to a position: prediction, and everybody's moves as they arrive.
import { cover, release, slideBeneath } from "./jokers.ts";
import { isPlay, landedAt, type Play, pileOf } from "./legality.ts";
import { type Card, identity, isJoker, type Move, type Position, rankOf, type Team, UNKNOWN } from "./notation.ts";
import { num, parseRules, word } from "./rules.ts";

export interface Applied {
  readonly team: number;
  readonly move: Move;
  /** Cards that it turned up, oldest first, where the viewer is told them. */
  readonly shown?: readonly Card[];
  readonly hand?: number;
  /** When it hit, in ms; null when nobody says. */
  readonly at?: number | null;
}

const rulesOf = (position: Position) => parseRules(position.rules);

/** Turned-up cards are the last ones of their pile. */
function show(pile: Card[], shown: readonly Card[]): void {
  const cards = shown.slice(Math.max(0, shown.length - pile.length));
  pile.splice(pile.length - cards.length, cards.length, ...cards);
}

function stamp(position: Position, number: number, at: number): void {
  const landed = position.foundations.map((_, i) => (i + 1 === number ? at : landedAt(position, i + 1)));
  if (landed.every((t) => t < 0)) position.round.delete("at");
  else position.round.set("at", landed.map((t) => (t < 0 ? "-" : t)).join(","));
}

function land(position: Position, { team, move, at }: Applied, card: Card): void {
  const { to } = move as Play;
  const owned = { card: isJoker(card) && to.as ? `*=${to.as}` : card, team };
  const pile = position.foundations[to.number - 1];
  if (pile) pile.cards.push(owned);
  else position.foundations.push({ cards: [owned], done: false });
  if (pile && rankOf(identity(owned.card)) === 13) pile.done = true; // R33
  stamp(position, to.number || position.foundations.length, at ?? -1);
}

/** Own progress ends mark and waiting; a landing of anybody's ends every mark (A24). */
function progress(position: Position, team: Team, landed: boolean): void {
  if (landed) for (const t of position.teams) t.stuck = false;
  team.stuck = team.waiting = false;
  position.round.delete("restocked");
}

function put(team: Team, move: Play, cards: Card[]): void {
  const pile = team.work[move.to.number - 1] as Card[];
  if (move.kind === "slide") slideBeneath(pile, cards[0] as Card);
  else {
    cover(pile, cards[0] as Card);
    pile.push(...cards);
  }
}

function play(position: Position, applied: Applied): void {
  const move = applied.move as Play;
  const { from, to } = move;
  const team = position.teams[applied.team] as Team;
  const pile = pileOf(team, from) as Card[];
  const cards = pile.splice(pile.length - from.count);
  const releases = word(rulesOf(position), "joker_identity") === "while_covered";
  if (releases && cards.length === 1) release(cards);
  if (to.kind === "f") land(position, applied, cards[0] as Card);
  else put(team, move, cards);
  if (releases && from.kind === "w") release(pile);
  show(pile, applied.shown ?? []);
  team.lifts.delete(applied.hand ?? 0);
  letGo(team);
  if (from.kind !== "w" || to.kind === "f") progress(position, team, to.kind === "f");
  if (from.kind === "n" && !team.nerts.length && callsItself(position, applied)) call(position, applied);
}

/** R26; in one tick with another call both count (A28). */
function callsItself({ rules, round }: Position, { at }: Applied): boolean {
  const called = round.get("called");
  return word(parseRules(rules), "call") === "automatic" && (called === undefined || called === String(at));
}

/** R36: the oldest waste card comes first, then what is left of the stock. */
function newStock(team: Team): void {
  team.stock = [...team.waste, ...team.stock];
  team.waste = [];
  letGo(team);
}

/** No hand holds what is gone: a partner has played it, or it went back into the stock (R14). */
function letGo(team: Team): void {
  for (const [hand, { from }] of team.lifts)
    if ((pileOf(team, from)?.length ?? 0) < from.count) team.lifts.delete(hand);
}

function shift(team: Team): void {
  team.stock.push(...team.stock.splice(0, 1));
}

function turn(position: Position, team: Team, shown: readonly Card[]): void {
  team.waste.push(...team.stock.splice(0, num(rulesOf(position), "draw")));
  show(team.waste, shown);
}

function call(position: Position, { team, at }: Applied): void {
  const { round, teams } = position;
  if (teams[team]?.nerts.length) {
    (teams[team] as Team).fouls++; // A27
    return;
  }
  const callers = [round.get("callers"), String(team)].filter(Boolean).join(",");
  round.set("called", round.get("called") ?? String(at ?? round.get("tick") ?? 0)).set("callers", callers);
}

/** When all are marked, all form new stocks; the second time the round is over (R38, R40). */
function mark(position: Position, team: Team): void {
  team.stuck = team.waiting = true;
  if (!position.teams.every((t) => t.stuck)) return;
  if (position.round.has("restocked")) position.round.set("over", "");
  else restock(position);
}

/** All were stuck: all form new stocks (R38). */
export function restock(position: Position): void {
  const how = word(rulesOf(position), "all_stuck");
  for (const team of position.teams) {
    newStock(team);
    if (how === "restock_shift") shift(team);
    if (how === "shuffle") team.stock.fill(UNKNOWN); // nobody but the server knows the round's own chance (A23)
    team.stuck = false;
  }
  position.round.set("restocked", "");
}

function say(position: Position, applied: Applied): void {
  const { move, hand = 0, at } = applied;
  const team = position.teams[applied.team] as Team;
  if (move.kind === "lift")
    team.lifts.set(hand, { from: { ...move.from, card: "" }, at: at ?? Number(position.round.get("tick") ?? 0) });
  else if (move.kind === "drop") team.lifts.delete(hand);
  else if (move.kind === "stuck") mark(position, team);
  else if (move.kind === "call") call(position, applied);
  else if (move.kind === "recycle") newStock(team);
  else if (move.kind === "turn") turn(position, team, applied.shown ?? []);
  else shift(team);
}

/** Makes a move, known to be legal, in `position`, which is changed. */
export function apply(position: Position, applied: Applied): void {
  const { at } = applied;
  if (at !== undefined && at !== null && at > Number(position.round.get("tick") ?? 0)) {
    position.round.set("tick", String(at));
  }
  if (isPlay(applied.move)) play(position, applied);
  else say(position, applied);
}
