// The replay that this page shows, where it stands, and everything that moves it. What is on the table follows from it.

import { shake } from "../../cards/stage.ts";
import { type Film, filmOf, isLost, madeAt, positionAt, stepAt, stops, timeOf } from "../../net/film.ts";
import { historyState } from "../../net/identity.ts";
import { askRecord, askReplay, isReplay, type Mark, type Refused, type Replay } from "../../net/replay.ts";
import { app, clearToast, redraw, setTotals, toast } from "../../play/app.ts";
import { board, cardKey } from "../../play/board.ts";
import { announce } from "../../words/live.ts";
import { root } from "../root.ts";
import { type Moment, momentOf, momentText } from "./moment.ts";
import { tell, toldAt } from "./telling.ts";

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

export interface Show {
  readonly replay: Replay;
  /** The file that it came from, for whoever wants it back. */
  readonly record: Blob;
  /** The round that the address means when it names none. */
  readonly own: number;
  round: number;
  film: Film;
  ms: number;
  step: number;
  playing: boolean;
  speed: number;
  /** Whose view, -1 for everybody's. */
  seat: number;
}

interface State {
  show: Show | null;
  refused: Refused | null;
  busy: boolean;
}
const state: State = { show: null, refused: null, busy: false };
export const now: Readonly<State> = state;

// --- opening ---------------------------------------------------------------------------------------------------------

let asked = 0;

/** What was asked for last is what is shown. */
async function open(bring: () => Promise<Refused | readonly [Replay, Blob, number]>): Promise<void> {
  asked += 1;
  const mine = asked;
  Object.assign(state, { busy: true, refused: null });
  redraw();
  const told = await bring();
  if (mine !== asked) return;
  state.busy = false;
  if ("code" in told) state.refused = told;
  else begin(...told);
  redraw();
}

async function read(record: Blob, round: number): Promise<Refused | readonly [Replay, Blob, number]> {
  const told = await askReplay(`${root}api/replay`, record);
  return isReplay(told) ? [told, record, round] : told;
}

export function openFile(file: Blob): Promise<void> {
  if (kept) history.pushState(historyState(), "", `${root}replay`);
  kept = "";
  return open(() => read(file, 1));
}

/** Name of the finished round that is shown; empty for a file. */
let kept = "";
export const isKept = (): boolean => kept !== "";

async function ask(name: string): Promise<Refused | readonly [Replay, Blob, number]> {
  const told = await askRecord(`${root}api/rounds/${name}`);
  return "code" in told ? told : read(new Blob([told.record]), told.round);
}

/** What the address names. */
export function follow(): void {
  const name = /\/replay\/([0-9a-f]+)$/.exec(location.pathname)?.[1] ?? "";
  if (name === kept) return;
  kept = name;
  asked += 1;
  Object.assign(state, { show: null, busy: false, refused: null });
  if (name) void open(() => ask(name));
}

function begin(replay: Replay, record: Blob, own: number): void {
  const film = filmOf(replay.rounds[0] as Replay["rounds"][number], replay.seats);
  state.show = { replay, record, own, round: 0, film, ms: 0, step: 0, playing: false, speed: 1, seat: -1 };
  goTo(momentOf(location.hash, own));
}

// --- on the table ----------------------------------------------------------------------------------------------------

/** Puts the moment on the table; `still` without travel. */
function put(show: Show, still: boolean): void {
  const { film, replay } = show;
  const position = positionAt(film, show.step);
  const rest = { bot: "", net: 0, ready: false, standin: "", wait: 0 };
  Object.assign(app.game, {
    life: "replay",
    phase: "replay",
    round: film.round.number,
    rules: replay.rules,
    seats: replay.seats.map((s) => ({ ...s, ...rest })),
    you: show.seat,
    base: position,
    view: position,
    pending: [],
  });
  setTotals(film.round.before);
  if (still) board.drawnFor = "";
  redraw();
}

/** Another page may have been here meanwhile, and its table is gone. */
export function ensure(show: Show): void {
  if (app.game.life !== "replay") put(show, true);
}

const FRESH_MS = 790;

/** What catches the eye when a step is made: the owner's band, the card that was too late. */
function flash(show: Show, step: number): void {
  const made = madeAt(show.film, step);
  const told = show.film.round.steps[step - 1];
  if (!made || !told || !("from" in made.move)) return;
  if (isLost(told)) {
    const on = board.drawn.find((d) => d.card === made.card && d.key.startsWith(`${made.card}@${made.team}`));
    if (on && board.stage) shake(board.stage, on.key);
  } else if (made.move.kind === "play" && made.move.to.kind === "f") {
    const index = (made.move.to.number || (app.game.view?.foundations.length ?? 1)) - 1;
    const height = app.game.view?.foundations[index]?.cards.length ?? 1;
    const key = cardKey(made.card, made.team, `f${index + 1}`, height - 1);
    board.fresh.add(key);
    setTimeout(() => {
      board.fresh.delete(key);
      redraw();
    }, FRESH_MS);
  }
}

/** The moment in words, for eyes and ears. */
function say(show: Show, from: number): void {
  for (let step = from + 1; step <= show.step; step++) {
    const told = tell(show.film, step);
    if (told && (told.rank > 0 || !show.playing)) toast(told.text, told, 4000);
  }
}

// --- time ------------------------------------------------------------------------------------------------------------

let frame = 0;
let before = 0;
let onTime: (show: Show) => void = () => undefined;

/** Told whenever the time moves: the playhead does not wait for a drawing. */
export const whenTimeMoves = (told: (show: Show) => void): void => {
  onTime = told;
};

function advance(at: number): void {
  const { show } = state;
  if (!show?.playing) return;
  if (app.page !== "replay") {
    show.playing = false;
    return;
  }
  show.ms = Math.min(show.film.round.end, show.ms + (at - before) * show.speed);
  before = at;
  const from = show.step;
  show.step = stepAt(show.film, show.ms);
  if (show.step !== from) {
    put(show, false);
    for (let step = from + 1; step <= show.step; step++) flash(show, step);
    say(show, from);
  }
  onTime(show);
  if (show.ms >= show.film.round.end) pause();
  else frame = requestAnimationFrame(advance);
}

export function play(): void {
  const { show } = state;
  if (!show) return;
  if (show.ms >= show.film.round.end) seek(0);
  show.playing = true;
  before = performance.now();
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(advance);
  redraw();
}

export function pause(): void {
  const { show } = state;
  if (!show) return;
  show.playing = false;
  keepMoment();
  redraw();
}

export const toggle = (): void => (state.show?.playing ? pause() : play());

export function setSpeed(speed: number): void {
  if (!state.show) return;
  state.show.speed = speed;
  redraw();
}

export function faster(by: number): void {
  const at = SPEEDS.indexOf((state.show?.speed ?? 1) as (typeof SPEEDS)[number]);
  setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + by))] ?? 1);
}

/** To a time, with all that had happened by then. */
export function seek(ms: number): void {
  const { show } = state;
  if (!show) return;
  show.ms = Math.max(0, Math.min(show.film.round.end, ms));
  show.step = stepAt(show.film, show.ms);
  moved(show);
}

/** By a time, forwards or back. */
export const seekBy = (ms: number): void => seek((state.show?.ms ?? 0) + ms);

/** To just after that many steps, of which several may have the same time. */
export function toStep(step: number): void {
  const { show } = state;
  if (!show) return;
  const from = show.step;
  show.playing = false;
  show.step = Math.max(0, Math.min(show.film.times.length, step));
  show.ms = timeOf(show.film, show.step);
  moved(show, show.step !== from + 1);
  if (show.step === from + 1) flash(show, show.step);
}

export const stepBy = (by: number): void => toStep((state.show?.step ?? 0) + by);

function moved(show: Show, still = true): void {
  put(show, still);
  clearToast(); // what was said of another moment
  if (show.step) say(show, show.step - 1);
  announce(toldAt(show.film, show.step, show.ms));
  onTime(show);
  keepMoment();
}

/** To the next mark, or with -1 the one before. */
export function jump(by: number): void {
  const { show } = state;
  if (!show) return;
  const all = stops(show.film);
  const mark = by > 0 ? all.find((m) => m[2] > show.step) : all.findLast((m) => m[2] < show.step);
  if (mark) toStep(mark[2]);
  else toStep(by > 0 ? show.film.times.length : 0);
}

export const toMark = (mark: Mark): void => toStep(mark[2]);

// --- whose view, which round -----------------------------------------------------------------------------------------

export function look(seat: number): void {
  const { show } = state;
  if (!show || (seat >= 0 && !show.film.seats.has(seat))) return;
  show.seat = seat;
  put(show, true);
  keepMoment();
}

/** The next seat's view, after the last one everybody's. */
export function lookOn(): void {
  const { show } = state;
  if (!show) return;
  const all = [-1, ...show.replay.seats.map((s) => s.seat)];
  look(all[(all.indexOf(show.seat) + 1) % all.length] ?? -1);
}

export function toRound(index: number): void {
  const { show } = state;
  const round = show?.replay.rounds[index];
  if (!show || !round) return;
  Object.assign(show, { round: index, film: filmOf(round, show.replay.seats), ms: 0, step: 0 });
  moved(show);
}

// --- the moment in the address ---------------------------------------------------------------------------------------

/** Goes to where a link leads. */
function goTo(to: Moment): void {
  const { show } = state;
  if (!show) return;
  const index = show.replay.rounds.findIndex((r) => r.number === to.round);
  if (index >= 0 && index !== show.round) toRound(index);
  if (show.film.seats.has(to.seat) || to.seat < 0) show.seat = to.seat;
  if (to.ms !== show.ms) seek(to.ms);
  put(show, true);
}

export const isAnalysing = (): boolean => momentOf(location.hash).analysis;

function hashOf(show: Show, analysis: boolean): string {
  return momentText({ ms: show.ms, seat: show.seat, round: show.film.round.number, analysis }, show.own);
}

/** A link to this moment. */
export const linkTo = (show: Show): string => `${location.origin}${location.pathname}${hashOf(show, false)}`;

let timer = 0;
const KEEP_MS = 300; // browsers take few changes of the address a second

function keepMoment(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (state.show && app.page === "replay")
      history.replaceState(historyState(), "", `${location.pathname}${hashOf(state.show, isAnalysing())}`);
  }, KEEP_MS);
}

/** Between the table and the analysis, as two pages that the browser's way back knows. */
export function analyse(on: boolean): void {
  if (!state.show) return;
  pause();
  clearTimeout(timer);
  history.pushState(historyState(), "", `${location.pathname}${hashOf(state.show, on)}`);
  scrollTo(0, 0);
  redraw();
}

addEventListener("hashchange", () => {
  if (app.page !== "replay") return;
  goTo(momentOf(location.hash, state.show?.own));
  redraw();
});
