// The tutorial's table: a fixed deal, one idea a step, and a slow rival. It answers what a page sends as a server would.
// Headless: it is told the time. tests/engine/test_lesson.py plays the same moves by the engine.
import type { FromServer, SeatInfo } from "../net/wire.ts";
import { whyNot } from "../rules/legality.ts";
import { type Move, parseMove, parsePosition } from "../rules/notation.ts";
import { num, parseRules } from "../rules/rules.ts";
import { type Here, happens, ME, nameless, namesOf, QUIET, seatHere, stateOf } from "./here.ts";
import data from "./lesson.json" with { type: "json" };

interface Goal {
  /** The end of the id of what is said. */
  readonly says: string;
  readonly move: string;
}
interface Timed {
  readonly move: string;
  /** After the step began. */
  readonly ms: number;
}
interface Step {
  readonly name: string;
  readonly moves: readonly Goal[];
  /** What the rival does before it is one's turn. */
  readonly before?: readonly Timed[];
  /** The rival's card for the same place, counted from when it is one's turn. */
  readonly race?: Timed;
  /** What is left to do when it was first. */
  readonly lost?: Goal;
}

const STEPS: readonly Step[] = data.steps;
export const STEP_COUNT = STEPS.length;
/** All that is ever said, so that room can be kept for the longest. */
export const SAYINGS: readonly Goal["says"][] = STEPS.flatMap(({ moves, lost }) =>
  [...moves, ...(lost ? [lost] : [])].map(({ says }) => says),
);

const RIVAL = 1;
/** So much later than a won race comes the rival's card. */
const REACTION_MS = 400;

export interface Lesson extends Here {
  step: number;
  /** Moves of the step that are made, own and the rival's. */
  made: number;
  rivals: number;
  /** When the step, or one's turn in it, began. */
  since: number;
  /** The rival was first. */
  lost: boolean;
  /** When the rival's card comes too late; 0 for none. */
  beatenAt: number;
}

export function newLesson(now: number): Lesson {
  const position = parsePosition(data.position.join("\n"));
  return { position, seq: 1, step: 0, made: 0, rivals: 0, since: now, lost: false, beatenAt: 0 };
}

const stepOf = ({ step }: Lesson): Step | undefined => STEPS[step];
export const isOver = (lesson: Lesson): boolean => lesson.step === STEPS.length;

function goalOf(lesson: Lesson): Goal | undefined {
  const step = stepOf(lesson);
  return lesson.lost ? step?.lost : step?.moves[lesson.made];
}

/** The end of the id of what is to be said now; of the last step to the end. */
export const saying = (lesson: Lesson): string => goalOf(lesson)?.says ?? (SAYINGS.at(-1) as string);

const isMyTurn = (lesson: Lesson): boolean => lesson.rivals >= (stepOf(lesson)?.before?.length ?? 0);

/** What one is asked to do now; null while the rival is about to do something, and at the end. */
export function goal(lesson: Lesson): Move | null {
  const now = goalOf(lesson);
  return now && isMyTurn(lesson) ? parseMove(now.move) : null;
}

/** A rival's next move, which may be its part in a race. */
function next(lesson: Lesson): Timed | undefined {
  const step = stepOf(lesson);
  return lesson.lost ? undefined : (step?.before?.[lesson.rivals] ?? step?.race);
}

/** When something happens by itself, in ms; infinity for never. */
export function dueAt(lesson: Lesson): number {
  const rival = next(lesson);
  return Math.min(
    lesson.beatenAt || Number.POSITIVE_INFINITY,
    rival ? lesson.since + rival.ms : Number.POSITIVE_INFINITY,
  );
}

// --- what the page is told --------------------------------------------------------------------------------------------

export interface Names {
  readonly own: string;
  readonly rival: string;
}
const seats = ({ own, rival }: Names): SeatInfo[] => [seatHere(ME, own), seatHere(RIVAL, rival, "easy")];

export const tellState = (lesson: Lesson, names: Names): FromServer => stateOf(lesson, seats(names), "lesson", false);

/** Names in another language. */
export const tellNames = (lesson: Lesson, names: Names): FromServer => namesOf(lesson, seats(names));

// --- what happens -----------------------------------------------------------------------------------------------------

function nextStep(lesson: Lesson, now: number): void {
  Object.assign(lesson, { step: lesson.step + 1, made: 0, rivals: 0, since: now, lost: false });
}

/** The goal has been reached: on to the next, or to the next step. */
function advance(lesson: Lesson, now: number): void {
  const step = stepOf(lesson);
  if (step?.race && !lesson.lost) lesson.beatenAt = now + REACTION_MS;
  lesson.made++;
  if (lesson.lost || lesson.made === step?.moves.length) nextStep(lesson, now);
}

const isGoal = (lesson: Lesson, move: Move): boolean => {
  const now = goal(lesson);
  return now !== null && nameless(now) === nameless(move);
};

/** Answers the page's command number `c`. What is legal but not the thing just now is refused kindly. */
export function hear(lesson: Lesson, c: number, text: string, now: number): FromServer[] {
  const move = parseMove(text);
  const why = whyNot(lesson.position, ME, move, 0);
  const asked = QUIET.has(move.kind) || isGoal(lesson, move);
  if (why || !asked) return [{ tag: "no", c, code: why ?? "NOT_NOW", arg: "" }];
  const told = happens(lesson, ME, move);
  if (!QUIET.has(move.kind)) advance(lesson, now);
  return [{ tag: "ok", c, seq: lesson.seq }, told];
}

function beaten(lesson: Lesson): FromServer {
  lesson.beatenAt = 0;
  const { race } = STEPS.find((step) => step.race) as Step & { race: Timed };
  return { tag: "raced", seq: ++lesson.seq, seat: RIVAL, move: race.move, first: ME, by: REACTION_MS };
}

function rivalPlays(lesson: Lesson, { move }: Timed, now: number): FromServer {
  const races = isMyTurn(lesson);
  const told = happens(lesson, RIVAL, parseMove(move));
  if (races) lesson.lost = true;
  else lesson.rivals++;
  if (isMyTurn(lesson)) lesson.since = now;
  return told;
}

/** What has happened by itself by now. */
export function tick(lesson: Lesson, now: number): FromServer[] {
  const told: FromServer[] = [];
  while (dueAt(lesson) <= now) {
    const rival = next(lesson);
    if (lesson.beatenAt && lesson.beatenAt <= now) told.push(beaten(lesson));
    else if (rival) told.push(rivalPlays(lesson, rival, now));
  }
  return told;
}

/** Cards at home, what those left in the Nerts pile cost, and what both come to (R41, R42). */
export function points({ position }: Lesson, team: number): { home: number; cost: number; points: number } {
  const rules = parseRules(position.rules);
  const home = position.foundations.flatMap((f) => f.cards).filter((c) => c.team === team).length;
  const cost = (position.teams[team]?.nerts.length ?? 0) * num(rules, "penalty");
  const bonus = position.round.get("callers") === String(team) ? num(rules, "call_bonus") : 0;
  return { home, cost, points: home - cost + bonus };
}
