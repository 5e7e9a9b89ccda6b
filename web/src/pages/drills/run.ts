// The drills that are under way: a position at a time on a table in this page, its clock, and what was found.
import { connectHere } from "../../net/local.ts";
import type { Net } from "../../net/socket.ts";
import type { FromServer } from "../../net/wire.ts";
import { where } from "../../play/advice.ts";
import { app, keepPrefs, redraw } from "../../play/app.ts";
import { board } from "../../play/board.ts";
import all from "../../play/drills.json" with { type: "json" };
import {
  answerOf,
  chosen,
  type Drills,
  drillOf,
  dueAt,
  hearDrill,
  isAnswered,
  isDone,
  newDrills,
  passDrill,
  resultOf,
  tellDrill,
  tickDrill,
} from "../../play/drills.ts";
import type { Team } from "../../rules/notation.ts";
import { t, tenths } from "../../words/l10n.ts";
import { announce } from "../../words/live.ts";
import { openHere, playerName } from "../routes.ts";

export interface Run {
  readonly net: Net;
  readonly drills: Drills;
  readonly life: string;
  /** The most that were found before. */
  readonly best: number;
  timer: number;
}

/** Under this name the most that were found are kept. */
export const BEST = "drills";

let run: Run | null = null;
let lives = 0;

/** Null before one has begun. */
export const current = (): Run | null => (run && app.net === run.net ? run : null);

export function begin(): void {
  const drills = newDrills(
    chosen(all, Math.random),
    app.prefs.drill * 1000 || Number.POSITIVE_INFINITY,
    performance.now(),
  );
  const net = openHere((events) => connectHere(events, (word, values) => answer(drills, word, values)));
  run = { net, drills, life: `drills-${++lives}`, best: app.prefs.bests[BEST] ?? 0, timer: 0 };
  show(run);
}

const nameOf =
  (drills: Drills) =>
  (team: number): string =>
    team === drillOf(drills).team ? playerName(app.prefs) : t("team-number", { number: team + 1 });

function tell({ net }: Run, message: FromServer): void {
  net.events.received(message);
}

/** Another position. */
function show(at: Run): void {
  at.drills.since = performance.now();
  tell(at, tellDrill(at.drills, nameOf(at.drills), at.life));
  announce(t("drills-ask"));
  go(at);
}

/** Waits for what happens by itself; a second later by the clock is drawn a second later. */
function go(at: Run): void {
  clearTimeout(at.timer);
  if (app.net !== at.net) return;
  point(at);
  redraw();
  if (isDone(at.drills)) return;
  const wait = dueAt(at.drills) - performance.now();
  at.timer = window.setTimeout(wake, Math.max(0, Math.min(wait, 250)), at);
}

function wake(at: Run): void {
  if (app.net !== at.net) return;
  const before = isAnswered(at.drills);
  const next = tickDrill(at.drills, performance.now());
  if (next) show(at);
  else {
    if (!before && isAnswered(at.drills)) announce(resultWord(at));
    if (isDone(at.drills)) finish(at);
    go(at);
  }
}

function answer(drills: Drills, word: string, values: readonly unknown[]): FromServer[] {
  if (word !== "do" || !run || run.drills !== drills) return [];
  const [c, text] = values as [number, string];
  const before = isAnswered(drills);
  const told = hearDrill(drills, c, text, performance.now());
  if (!before && isAnswered(drills)) {
    announce(resultWord(run));
    queueMicrotask(() => run && go(run));
  }
  return told;
}

export function pass(at: Run): void {
  passDrill(at.drills, performance.now());
  announce(resultWord(at));
  go(at);
}

const isMissed = ({ drills }: Run): boolean => isAnswered(drills) && drills.took[drills.at] === null;

/** What was not found is shown. */
function point(at: Run): void {
  const move = answerOf(at.drills);
  const team = at.drills.here.position.teams[drillOf(at.drills).team] as Team;
  board.advice = isMissed(at) && !isDone(at.drills) ? { move, reason: "home", ...where(team, move) } : null;
}

/** How the one on show has ended. */
export function resultWord({ drills }: Run): string {
  const took = drills.took[drills.at];
  if (took === null) return t("drills-missed", { seconds: tenths(drillOf(drills).open / 1000) });
  return t("drills-found", { seconds: tenths((took ?? 0) / 1000) });
}

function finish({ drills, best }: Run): void {
  const { found } = resultOf(drills);
  if (found > best) keepPrefs({ bests: { ...app.prefs.bests, [BEST]: found } });
}

/** Seconds that are left for the one on show; null where there is no limit, or it has ended. */
export function secondsLeft({ drills }: Run): number | null {
  if (isAnswered(drills) || !Number.isFinite(drills.limit)) return null;
  return Math.max(0, Math.ceil((dueAt(drills) - performance.now()) / 1000));
}
