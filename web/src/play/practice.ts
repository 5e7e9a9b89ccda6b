// Practice alone against the clock: a deal that its name gives again, and a table that lives in the page. The clock runs
// from the first touch of a card until the Nerts pile is empty. Headless: it is told the time.
import type { FromServer, Item } from "../net/wire.ts";
import { packOf, practiceSeed } from "../rules/deal.ts";
import { isPlay, whyNot } from "../rules/legality.ts";
import { type Move, parseMove, parsePosition } from "../rules/notation.ts";
import { num, presetRules, type Rules, rulesText, withOption } from "../rules/rules.ts";
import { type Here, happens, ME, namesOf, seatHere, stateOf } from "./here.ts";

/** What one alone feels of a table's rules. */
const FELT = [
  "nerts",
  "work_piles",
  "draw",
  "partial_turn",
  "fill",
  "slide_under",
  "last_card",
  "foundation_cap",
  "ace_first",
  "jokers",
  "joker_identity",
] as const;

const ALONE = 6; // work piles, where the rules leave it to the number of teams (R8)

export function practiceRules(rules: Rules): Rules {
  return FELT.reduce((felt, name) => withOption(felt, name, rules.values[name] ?? 0), presetRules("classic"));
}

/** As the engine deals to one team (A38): the Nerts pile, a card to each work pile, the stock. */
export function dealt(deal: string, rules: Rules): string {
  const [nerts, piles] = [num(rules, "nerts"), num(rules, "work_piles") || ALONE];
  const cards = packOf(practiceSeed(deal), ME, num(rules, "jokers"));
  const at = (from: number, to?: number): string => cards.slice(from, to).join(" ");
  const work = cards.slice(nerts, nerts + piles).join(" / ");
  return `${rulesText(rules)}\n0 n ${at(0, nerts)} | w ${work} | s ${at(nerts + piles)} | d -\nf -`;
}

/** How it ended: the Nerts pile is empty, or nothing goes any more (R40). */
export type End = "" | "empty" | "stuck";

export interface Practice extends Here {
  readonly deal: string;
  /** When the first card was touched; 0 before. */
  began: number;
  /** Since when it stands still; 0 while it goes on. */
  stands: number;
  end: End;
  /** Milliseconds, once it has ended. */
  took: number;
}

export function newPractice(deal: string, rules: Rules): Practice {
  const position = parsePosition(dealt(deal, rules));
  return { position, seq: 1, deal, began: 0, stands: 0, end: "", took: 0 };
}

export const tellPractice = (practice: Practice, name: string, life: string): FromServer =>
  stateOf(practice, [seatHere(ME, name)], life, true);

export const tellNames = (practice: Practice, name: string): FromServer => namesOf(practice, [seatHere(ME, name)]);

export const left = ({ position }: Practice): number => position.teams[ME]?.nerts.length ?? 0;

/** Milliseconds that it has been played for, without those that it stood still. */
export function clock({ began, stands, end, took }: Practice, now: number): number {
  return end ? took : began ? (stands || now) - began : 0;
}

function finish(practice: Practice, end: End, now: number): void {
  practice.took = clock(practice, now);
  practice.end = end;
}

/** What a move brings with it: new stocks where nothing went (R38), the end where nothing goes any more, and the call. */
function follows(practice: Practice, move: Move, now: number): FromServer[] {
  const { round } = practice.position;
  if (move.kind === "stuck") {
    if (round.has("over")) finish(practice, "stuck", now);
    return round.has("over") ? [] : [{ tag: "restock", seq: ++practice.seq }];
  }
  if (!isPlay(move) || left(practice)) return [];
  finish(practice, "empty", now);
  return [happens(practice, ME, { kind: "call" })];
}

function hearMove(practice: Practice, c: number, text: string, now: number): FromServer[] {
  const move = parseMove(text);
  const why = practice.stands ? "PAUSED" : whyNot(practice.position, ME, move, 0);
  if (why) return [{ tag: "no", c, code: why, arg: "" }];
  practice.began ||= now;
  const told = happens(practice, ME, move);
  return [{ tag: "ok", c, seq: practice.seq }, told, ...follows(practice, move, now)];
}

function stand(practice: Practice, still: boolean, now: number): FromServer[] {
  if (practice.end || still === practice.stands > 0) return [];
  if (!still && practice.began) practice.began += now - practice.stands;
  practice.stands = still ? now : 0;
  return [{ tag: "paused", seq: ++practice.seq, seat: still ? ME : -1, ms: 0 }];
}

/** Answers what the page says, as a server would. */
export function hearPractice(practice: Practice, word: string, values: readonly Item[], now: number): FromServer[] {
  if (word === "do") return hearMove(practice, values[0] as number, values[1] as string, now);
  if (word === "pause" || word === "go") return stand(practice, word === "pause", now);
  return word === "hint" ? [{ tag: "hinted", left: "nothing" }] : [];
}
