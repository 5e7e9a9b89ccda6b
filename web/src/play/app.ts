// What the whole page shares: the table, the choices, what is shown just now; and the one way to draw and to send.
import { type Game, newGame, ownHand, ownTeam, seatOf } from "../net/game.ts";
import type { Fault } from "../net/probe.ts";
import type { Net } from "../net/socket.ts";
import { say } from "../net/socket.ts";
import type { SeatInfo } from "../net/wire.ts";
import { loadPrefs, type Prefs, savePrefs, showPrefs } from "./prefs.ts";

export interface Toast {
  readonly text: string;
  readonly icon: string;
  readonly pack: number;
  /** Own results come before others' (2 before 1). */
  readonly rank: number;
}
export type Dialog = "settings" | "help" | "chat" | "seats" | "menu" | "options" | "leave" | "name" | "";

export interface App {
  readonly prefs: Prefs;
  game: Game;
  net: Net | null;
  /** `lost` for a code without a table, `nowhere` for any other address that leads to nothing. */
  page: "start" | "table" | "lost" | "nowhere";
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
  copied: string;
  problem: string;
  busy: boolean;
  /** By the score sheet: until when each seat is waited for, on this page's clock. */
  waits: ReadonlyMap<number, number>;
  /** Points of each team before this round. */
  totals: readonly number[];
  /** The server has answered something that the host has set. */
  answered: () => void;
}

export const app: App = {
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
  copied: "",
  problem: "",
  busy: false,
  waits: new Map(),
  totals: [],
  answered: () => undefined,
};

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

export const me = (): SeatInfo | undefined => seatOf(app.game, app.game.you);
export const myTeam = (): number => ownTeam(app.game);
export const isHost = (): boolean => app.game.you >= 0 && app.game.host === app.game.you;
export const inRound = (): boolean => app.game.phase === "playing" || app.game.phase === "closing";
export const isPaused = (): boolean => app.game.paused >= 0;
export const mayMove = (): boolean =>
  app.game.phase === "playing" && myTeam() >= 0 && app.game.view !== null && !app.trouble && !isPaused();

export const myHand = (): number | null => ownHand(app.game);

let toastTimer = 0;
const TOAST_MS = 2400;

export function toast(text: string, more: Partial<Toast> = {}, ms = TOAST_MS): void {
  const next = { text, icon: "", pack: -1, rank: 1, ...more };
  if (app.toast && app.toast.rank > next.rank) return;
  app.toast = next;
  clearTimeout(toastTimer);
  toastTimer = window.setTimeout(() => {
    app.toast = null;
    redraw();
  }, ms);
  redraw();
}

export function keepPrefs(change: Partial<Prefs>): void {
  Object.assign(app.prefs, change);
  savePrefs(app.prefs);
  showPrefs(app.prefs);
  redraw();
}

let volume = app.prefs.sound || 0.6;
export function toggleSound(): void {
  if (app.prefs.sound) volume = app.prefs.sound;
  keepPrefs({ sound: app.prefs.sound ? 0 : volume });
}
