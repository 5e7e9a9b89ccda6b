// The lesson that is under way: its table in this page, its clock, and what is shown of it.
import { connectHere } from "../../net/local.ts";
import type { Net } from "../../net/socket.ts";
import type { FromServer } from "../../net/wire.ts";
import { where } from "../../play/advice.ts";
import { app, keepPrefs, redraw } from "../../play/app.ts";
import { board } from "../../play/board.ts";
import {
  dueAt,
  goal,
  hear,
  isOver,
  type Lesson,
  type Names,
  newLesson,
  saying,
  tellNames,
  tellState,
  tick,
} from "../../play/lesson.ts";
import type { Move, Team } from "../../rules/notation.ts";
import { t } from "../../words/l10n.ts";
import { announce } from "../../words/live.ts";
import { openHere, playerName } from "../routes.ts";

/** So long the call is seen before the points are. */
const CALL_MS = 1600;

export interface Run {
  readonly net: Net;
  readonly lesson: Lesson;
  names: Names;
  said: string;
  timer: number;
  /** The points are shown. */
  counted: boolean;
}

let run: Run | null = null;

const names = (): Names => ({ own: playerName(app.prefs), rival: t("learn-rival") });

/** What is said now, with the rival's name. */
export const say = (id: string): string => t(id, { name: t("learn-rival") });

function begin(): Run {
  const lesson = newLesson(performance.now());
  const here = names();
  const net = openHere((events) => connectHere(events, answer(lesson)));
  const fresh = { net, lesson, names: here, said: "", timer: 0, counted: false };
  queueMicrotask(() => tell(fresh, [tellState(lesson, here)]));
  return fresh;
}

/** The page comes to it, comes back to it, or has another language now. */
export function current(): Run {
  if (run === null || app.net !== run.net) run = begin();
  const now = names();
  const { lesson } = run;
  if (now.own !== run.names.own || now.rival !== run.names.rival) {
    run.names = now;
    const at = run;
    queueMicrotask(() => tell(at, [tellNames(lesson, now)]));
  }
  return run;
}

const answer =
  (lesson: Lesson) =>
  (word: string, values: readonly unknown[]): FromServer[] => {
    if (word !== "do") return [];
    const [c, text] = values as [number, string];
    queueMicrotask(go);
    return hear(lesson, c, text, performance.now());
  };

function tell({ net }: Run, messages: readonly FromServer[]): void {
  for (const message of messages) net.events.received(message);
  queueMicrotask(go);
}

/** Shows what is to be done, and waits for what happens by itself. */
function go(): void {
  if (!run || app.net !== run.net) return;
  const { lesson } = run;
  speak(run);
  const move = goal(lesson);
  board.advice = move && { move, reason: reasonOf(move), ...where(lesson.position.teams[0] as Team, move) };
  clearTimeout(run.timer);
  if (isOver(lesson)) finish(run);
  else if (Number.isFinite(dueAt(lesson))) run.timer = window.setTimeout(wait, dueAt(lesson) - performance.now());
  redraw();
}

const reasonOf = ({ kind }: Move): "call" | "turn" | "home" =>
  kind === "call" ? "call" : kind === "turn" ? "turn" : "home";

function wait(): void {
  if (!run || app.net !== run.net) return;
  tell(run, tick(run.lesson, performance.now()));
}

function speak(at: Run): void {
  const now = saying(at.lesson);
  if (isOver(at.lesson) || at.said === now) return;
  at.said = now;
  announce(say(`learn-${now}`));
}

function finish(at: Run): void {
  keepPrefs({ taught: true });
  at.timer = window.setTimeout(() => {
    at.counted = true;
    announce(say("learn-done"));
    redraw();
  }, CALL_MS);
}
