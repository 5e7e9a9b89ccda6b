// The owner of what the whole page shares: the table, the choices, what is shown just now. What somebody may change is
// seen by what is imported from here; what a page reads stands in its signature (`Sees`), and whoever draws it gives it
// `app`. And the one way to draw and to send.
import { type Game, isPaused, newGame, ownHand, ownTeam } from "../net/game.ts";
import type { Fault } from "../net/probe.ts";
import type { Net } from "../net/socket.ts";
import { say } from "../net/socket.ts";
import type { Told } from "../rules/deal.ts";
import { loadPrefs, type Prefs, savePrefs, showPrefs } from "./prefs.ts";

export interface Toast {
  readonly text: string;
  readonly icon: string;
  readonly pack: number;
  /** Own results come before others' (2 before 1). */
  readonly rank: number;
}
export type Dialog =
  | "settings"
  | "help"
  | "chat"
  | "seats"
  | "menu"
  | "options"
  | "leave"
  | "name"
  | "deal"
  | "language"
  | "";

interface State {
  readonly prefs: Prefs;
  game: Game;
  net: Net | null;
  /** `lost` for a code without a table, `nowhere` for any other address that leads to nothing. */
  page: "start" | "table" | "replay" | "me" | "learn" | "rules" | "practice" | "drills" | "lost" | "nowhere";
  /** How the connection ended for good, a code of `Bye`. */
  bye: string;
  /** Why there is no connection, once that has lasted; "" for none. */
  trouble: "" | Fault;
  toast: Toast | null;
  dialog: Dialog;
  /** When the phase's clock runs out, on this page's clock; 0 for none. */
  endsAt: number;
  readonly said: { readonly seat: number; readonly name: string; readonly text: string }[];
  unread: number;
  /** Reactions on show, by seat. */
  readonly reactions: Map<number, number>;
  /** The deal that is being checked. */
  deal: Told | null;
  copied: string;
  problem: string;
  busy: boolean;
  /** When the round began, on this page's clock with all pauses left out. */
  began: number;
  /** Since when the game stands still; 0 while it goes on. */
  stands: number;
  /** By the score sheet: until when each seat is waited for, on this page's clock. */
  waits: ReadonlyMap<number, number>;
  /** Points of each team before this round. */
  totals: readonly number[];
  /** The server has answered something that the host has set. */
  answered: () => void;
}

const state: State = {
  prefs: loadPrefs(),
  game: newGame(),
  net: null,
  page: "start",
  bye: "",
  trouble: "",
  toast: null,
  dialog: "",
  endsAt: 0,
  said: [],
  unread: 0,
  reactions: new Map(),
  deal: null,
  copied: "",
  problem: "",
  busy: false,
  began: 0,
  stands: 0,
  waits: new Map(),
  totals: [],
  answered: () => undefined,
};

/** The table as others see it: net/game.ts alone changes it. */
export type Table = Readonly<Game>;

/** As others see it: all but the table is changed by the functions below. */
export type App = Readonly<Omit<State, "game" | "prefs" | "said" | "reactions">> & {
  readonly game: Table;
  readonly prefs: Readonly<Prefs>;
  readonly said: readonly State["said"][number][];
  readonly reactions: ReadonlyMap<number, number>;
};
export const app: App = state;

/** What a page is told of it. */
export type Sees<K extends keyof App> = Pick<App, K>;

/** The table for a television: nobody sits here. */
export const isScreen = new URLSearchParams(location.search).has("screen");

let frame = 0;
let draw: () => void = () => undefined;

export const onDraw = (f: () => void): void => {
  draw = f;
};

/** At most one drawing a frame, however many messages came. */
export function redraw(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    draw();
  });
}

/** At once, where the browser waits for the answer (focus, measuring). */
export function redrawNow(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  draw();
}

export const send = (...items: Parameters<typeof say> extends [Net, ...infer I] ? I : never): void => {
  if (app.net) say(app.net, ...items);
};

export const myTeam = (): number => ownTeam(app.game);
export const myHand = (): number | null => ownHand(app.game);

export const mayMove = ({ game, trouble }: Sees<"game" | "trouble">): boolean =>
  game.phase === "playing" && ownTeam(game) >= 0 && game.view !== null && !trouble && !game.halted && !isPaused(game);

/** May one ask the bulb. */
export const mayAsk = (app: Sees<"game" | "trouble">): boolean => app.game.options.hints && mayMove(app);

let toastTimer = 0;
const TOAST_MS = 2400;

export function toast(text: string, more: Partial<Toast> = {}, ms = TOAST_MS): void {
  const next = { text, icon: "", pack: -1, rank: 1, ...more };
  if (app.toast && app.toast.rank > next.rank) return;
  state.toast = next;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(clearToast, ms);
  redraw();
}

export function clearToast(): void {
  state.toast = null;
  redraw();
}

// --- pages and dialogs -----------------------------------------------------------------------------------------------

export function showPage(page: App["page"]): void {
  state.page = page;
  redraw();
}

/** Another address: nothing of the table before it is left. */
export function startAnew(page: App["page"]): void {
  Object.assign(state, { game: newGame(), net: null, bye: "", dialog: "", page });
  redraw();
}

/** The connection of the table that the page has come to. */
export function connectBy(net: Net): void {
  state.net = net;
}

/** Opens it, or closes what is open. */
export function showDialog(name: Dialog): void {
  state.dialog = name;
  if (name === "chat") state.unread = 0;
  redraw();
}

export function checkDeal(deal: Told): void {
  state.deal = deal;
  showDialog("deal");
}

/** How the connection has ended; "" when it goes on. */
export function setBye(code: string): void {
  state.bye = code;
  redraw();
}

export function setTrouble(trouble: App["trouble"]): void {
  state.trouble = trouble;
  redraw();
}

export function setProblem(text: string): void {
  state.problem = text;
  redraw();
}

export function setBusy(busy: boolean): void {
  state.busy = busy;
  redraw();
}

export function setCopied(copied: string): void {
  state.copied = copied;
  redraw();
}

// --- what is told ----------------------------------------------------------------------------------------------------

const LINES = 100;

/** A line of chat; `quiet` when its writer is muted. */
export function hearLine(seat: number, name: string, text: string, quiet: boolean): void {
  state.said.push({ seat, name, text });
  if (state.said.length > LINES) state.said.shift();
  if (!quiet && state.dialog !== "chat") state.unread++;
}

/** A reaction on show; with null, no longer. */
export function showReaction(seat: number, reaction: number | null): void {
  if (reaction === null) state.reactions.delete(seat);
  else state.reactions.set(seat, reaction);
  redraw();
}

export const setTotals = (totals: readonly number[]): void => {
  state.totals = totals;
};
export const setWaits = (waits: ReadonlyMap<number, number>): void => {
  state.waits = waits;
};
export const setEnd = (at: number): void => {
  state.endsAt = at;
};
export const setBegan = (at: number): void => {
  state.began = at;
  state.stands = app.game.paused < 0 ? 0 : performance.now();
};
export function stand(still: boolean): void {
  const now = performance.now();
  if (state.stands) state.began += now - state.stands;
  state.stands = still ? now : 0;
}
/** Milliseconds that the round has been played for. */
export const played = ({ stands, began }: Sees<"stands" | "began">): number => (stands || performance.now()) - began;
export const whenAnswered = (answered: () => void): void => {
  state.answered = answered;
};

// --- choices ---------------------------------------------------------------------------------------------------------

export function keepPrefs(change: Partial<Prefs>): void {
  Object.assign(state.prefs, change);
  savePrefs(app.prefs);
  showPrefs(app.prefs);
  redraw();
}

let volume = app.prefs.sound || 0.6;
export function toggleSound(): void {
  if (app.prefs.sound) volume = app.prefs.sound;
  keepPrefs({ sound: app.prefs.sound ? 0 : volume });
}
