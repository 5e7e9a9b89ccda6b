// Which moves are legal, for highlights and prediction: the browser's copy of the engine's one predicate, held equal to
// it by the shared positions of tests/positions.
import { isFree, whyNotBeneath, whyNotDeclared, whyNotOnto } from "./jokers.ts";
import {
  type Card,
  type Foundation,
  identity,
  isJoker,
  isKnown,
  type Lift,
  type Move,
  type Pile,
  type Position,
  pileText,
  rankOf,
  type Source,
  suitOf,
  type Target,
  type Team,
} from "./notation.ts";
import { flag, num, parseRules, type Rules, word } from "./rules.ts";

/** One of the codes of refusal (docs/rules.md, Refusals). */
export type Code = string;
export type Play = Move & { kind: "play" | "slide" };
const LIFT_MS = 3000; // R14: for so long a pile is left to the partner who has lifted a card of it
const RACE_MS = 2000; // a card that comes later has not lost a race, it is just a wrong card

export const isPlay = (move: Move): move is Play => move.kind === "play" || move.kind === "slide";
export const identityOf = (f: Foundation): Card => identity((f.cards.at(-1) as { card: Card }).card);

export function pileOf(team: Team, pile: Pile): Card[] | undefined {
  if (pile.kind === "n") return team.nerts;
  if (pile.kind === "d") return team.waste;
  return pile.kind === "s" ? team.stock : team.work[pile.number - 1];
}

/** The first card that moves: the only one, or the highest of a run. */
const headOf = (team: Team, from: Source): Card => (pileOf(team, from) as Card[]).at(-from.count) as Card;

interface Asked {
  readonly position: Position;
  readonly rules: Rules;
  readonly team: Team;
  readonly number: number;
  readonly hand: number;
  /** Milliseconds of the table's clock, null for later than everything: it ties with nothing. */
  readonly at: number | null;
}

// --- whose turn it is: hands, roles, the end of the round ------------------------------------------------------------

const lands = (lift: Lift, move: Move): boolean =>
  isPlay(move) && pileText(lift.from) === pileText(move.from) && lift.from.count === move.from.count;

/** After the call only cards in the air may land, and only in time (R28, A29). */
function whyNotLate({ position, rules, team, number, hand, at }: Asked, move: Move): Code | null {
  const called = position.round.get("called");
  if (called === undefined) return position.round.has("over") ? "ROUND_OVER" : null;
  const callers = (position.round.get("callers") ?? "").split(",");
  if (move.kind === "call") return at === Number(called) && !callers.includes(String(number)) ? null : "ROUND_OVER";
  if (isPlay(move) && at !== null && at < Number(called)) return null; // it hit before the call, only its news came later
  const lift = team.lifts.get(hand);
  if (!lift || lift.at >= Number(called)) return "ROUND_OVER";
  if (move.kind === "drop") return null;
  const inTime = at !== null && at <= Number(called) + num(rules, "air_ms");
  return inTime && lands(lift, move) ? null : "ROUND_OVER";
}

/** With split roles even hands have Nerts and work piles, odd hands stock and waste (A3). */
function whyNotRole({ rules, hand }: Asked, move: Move): Code | null {
  if (word(rules, "team_roles") !== "split" || !touches(move).length) return null;
  const from = "from" in move ? move.from.kind : "s";
  return (from === "d" || from === "s") === (hand % 2 === 1) ? null : "NOT_YOUR_ROLE";
}

/** The piles that a move takes from or puts onto. */
function touches(move: Move): string[] {
  if (isPlay(move)) return [pileText(move.from), pileText(move.to)];
  if (move.kind === "lift") return [pileText(move.from)];
  return ["turn", "recycle"].includes(move.kind) ? ["d"] : move.kind === "shift" ? ["s"] : [];
}

/** One move of one hand is under way at a time, and nobody plays from under a partner's hand (R14). */
function whyNotHands({ team, hand, at }: Asked, move: Move): Code | null {
  const touched = touches(move);
  if (!touched.length) return null;
  for (const [holder, lift] of team.lifts) {
    const left = at === null || at - lift.at <= LIFT_MS;
    const busy = holder === hand ? !lands(lift, move) : left && touched.includes(pileText(lift.from));
    if (busy) return "HAND_BUSY";
  }
  return null;
}

// --- where the card comes from -----------------------------------------------------------------------------------

/** A joker is meant by any name of a joker; its identity is nobody's to name. */
const isNamed = (card: Card, name: Card): boolean => !isKnown(card) || (isJoker(name) ? isJoker(card) : card === name);

const isForeign = (number: number, team: number): boolean => team >= 0 && team !== number;

/** Is there a card to take, and is it the one that is meant (R13, R15, R20). */
function whyNotSource({ team, number }: Asked, from: Source, to?: Target): Code | null {
  if (from.kind === "f" || isForeign(number, from.team) || (to && isForeign(number, to.team))) return "NOT_YOUR_CARD";
  if (from.kind === "s") return "CARD_BURIED";
  const pile = pileOf(team, from);
  if (!pile) return "NO_SUCH_PILE";
  if (!pile.length || (from.kind === "w" && from.count > pile.length)) return "PILE_EMPTY";
  if (from.count !== 1 && from.kind !== "w") return "CARD_BURIED";
  return from.card && !isNamed(headOf(team, from), from.card) ? "CARD_BURIED" : null;
}

// --- onto work piles ---------------------------------------------------------------------------------------------

/** Must the last Nerts card go to a foundation (option last_card). */
const isBound = ({ team, rules }: Asked, from: Source): boolean =>
  from.kind === "n" && team.nerts.length === 1 && word(rules, "last_card") === "foundation";

/** What may fill a space (R21); a free joker may stand for the king that kings_only asks for. */
function whyNotFill({ team, rules }: Asked, from: Source, card: Card): Code | null {
  const fill = word(rules, "fill");
  if (fill === "nerts_forced") return from.kind === "n" || !team.nerts.length ? null : "FILL_RULE";
  return fill === "kings_only" && rankOf(card) !== 13 && !isFree(card) ? "FILL_RULE" : null;
}

function whyNotWork(asked: Asked, from: Source, to: Target): Code | null {
  const pile = asked.team.work[to.number - 1];
  if (!pile) return "NO_SUCH_PILE";
  if (pileText(from) === pileText(to)) return "BAD_MOVE";
  if (isBound(asked, from)) return "FILL_RULE";
  const card = headOf(asked.team, from);
  return pile.length ? whyNotOnto(pile, card) : whyNotFill(asked, from, card);
}

/** Beneath the base of a pile, which saves the detour over a space (R23). */
function whyNotSlide(asked: Asked, from: Source, to: Target): Code | null {
  const pile = asked.team.work[to.number - 1];
  if (!pile) return "NO_SUCH_PILE";
  if (pileText(from) === pileText(to)) return "BAD_MOVE";
  if (from.count !== 1) return "CARD_BURIED";
  if (!pile.length) return "PILE_EMPTY";
  if (!asked.team.work.some((w) => !w.length)) return "NO_EMPTY_PILE";
  if (!flag(asked.rules, "slide_under") || isBound(asked, from)) return "FILL_RULE";
  const card = headOf(asked.team, from);
  return whyNotFill(asked, from, card) ?? whyNotBeneath(card, pile); // it would fill the space, if only for a moment
}

// --- to the foundations --------------------------------------------------------------------------------------------

function whyNotHome(asked: Asked, from: Source, to: Target): Code | null {
  if (from.count !== 1) return "CARD_BURIED"; // R22
  const card = headOf(asked.team, from);
  if (!isJoker(card)) return to.as ? "BAD_MOVE" : whyNotLanding(asked, card, to.number);
  return whyNotDeclared(card, to.as) ?? whyNotLanding(asked, to.as || identity(card), to.number);
}

/** May a card with that face land on foundation `number`, 0 being the next new one (R29, R30). */
function whyNotLanding(asked: Asked, face: Card, number: number): Code | null {
  if (number === 0) return whyNotFounding(asked, face);
  const pile = asked.position.foundations[number - 1];
  if (!pile) return "NO_SUCH_PILE";
  const top = identityOf(pile);
  const follows = suitOf(top) === suitOf(face) && rankOf(face) === rankOf(top) + 1;
  if (follows || (face === top && ties(asked, pile, number))) {
    return flag(asked.rules, "ace_first") && acesWait(asked) ? "ACE_FIRST" : null;
  }
  return whyMissed(asked, face, top, number);
}

function whyNotFounding({ position, rules }: Asked, face: Card): Code | null {
  if (rankOf(face) !== 1) return "NEEDS_ACE";
  const cap = num(rules, "foundation_cap");
  const same = position.foundations.filter((f) => suitOf(identityOf(f)) === suitOf(face)).length;
  return cap && same >= cap ? "FILL_RULE" : null;
}

/** Could the team play an ace (racing_demon_strict). */
function acesWait(asked: Asked): boolean {
  const { nerts, waste, work } = asked.team;
  const tops = [nerts, waste, ...work].map((pile) => pile.at(-1) ?? "");
  return tops.some((card) => card[0] === "A" && whyNotFounding(asked, card) === null);
}

export function landedAt(position: Position, number: number): number {
  const at = (position.round.get("at") ?? "").split(",")[number - 1];
  return at === undefined || at === "" || at === "-" ? -1 : Number(at);
}

/** A clear tie: the same card in the same tick on the same place, from different teams (R18); aces found their own. */
function ties({ position, rules, number: team, at }: Asked, pile: Foundation, number: number): boolean {
  if (word(rules, "tie") !== "both" || at === null || landedAt(position, number) !== at) return false;
  const top = identityOf(pile);
  return rankOf(top) > 1 && pile.cards.every((c) => identity(c.card) !== top || c.team !== team);
}

const isBeaten = (face: Card, top: Card): boolean => rankOf(face) > 1 && rankOf(face) <= rankOf(top);

/** Why it does not land there: it lost a race, or it never fitted. */
function whyMissed({ position, at }: Asked, face: Card, top: Card, number: number): Code {
  const whole = rankOf(top) === 13;
  if (suitOf(face) !== suitOf(top)) return whole ? "NO_SUCH_PILE" : "WRONG_SUIT";
  const landed = landedAt(position, number);
  if (at !== null && landed >= 0 && isBeaten(face, top) && at - landed < RACE_MS) return "FOUNDATION_TAKEN";
  return whole ? "NO_SUCH_PILE" : "WRONG_RANK";
}

// --- stock, waste and words --------------------------------------------------------------------------------------

function whyNotTurn({ team, rules }: Asked): Code | null {
  if (team.stock.length >= num(rules, "draw")) return null;
  if (!team.stock.length) return team.waste.length ? "STOCK_DRY" : "STOCK_EMPTY";
  return flag(rules, "partial_turn") || !team.waste.length ? null : "STOCK_DRY"; // A21
}

function whyNotRecycle({ team, rules }: Asked): Code | null {
  if (team.stock.length >= num(rules, "draw")) return "STOCK_NOT_DRY"; // A22
  if (team.waste.length) return null;
  return team.stock.length ? "STOCK_NOT_DRY" : "STOCK_EMPTY";
}

function whyNotShift({ team }: Asked): Code | null {
  if (!team.waiting) return "NOT_STUCK";
  return team.stock.length ? null : "STOCK_EMPTY";
}

/** R26; with false_call_penalty a false call is a move, and costs (A27). */
const whyNotCall = ({ team, rules }: Asked): Code | null =>
  team.nerts.length && !num(rules, "false_call_penalty") ? "NERTS_NOT_EMPTY" : null;

function whyNotItself(asked: Asked, move: Move): Code | null {
  switch (move.kind) {
    case "play":
      return (move.to.kind === "w" ? whyNotWork : whyNotHome)(asked, move.from, move.to);
    case "slide":
      return whyNotSlide(asked, move.from, move.to);
    case "turn":
      return whyNotTurn(asked);
    case "recycle":
      return whyNotRecycle(asked);
    case "shift":
      return whyNotShift(asked);
    case "call":
      return whyNotCall(asked);
    default:
      return null;
  }
}

/** Why the team, with that hand, may not make the move, or null when it may. */
export function whyNot(
  position: Position,
  number: number,
  move: Move,
  hand: number | null = null,
  at: number | null = null,
): Code | null {
  const team = position.teams[number];
  if (!team) return "NOT_YOUR_CARD";
  const rules = parseRules(position.rules);
  const asked = { position, rules, team, number, hand: hand ?? 0, at };
  return (
    whyNotLate(asked, move) ??
    (hand === null ? null : whyNotRole(asked, move)) ??
    whyNotHands(asked, move) ??
    ("from" in move ? whyNotSource(asked, move.from, isPlay(move) ? move.to : undefined) : null) ??
    whyNotItself(asked, move)
  );
}
