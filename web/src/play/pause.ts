// Letting the game stand still: by hand, and by itself where nobody else is kept waiting.
import { app, isHost, isPaused, me, send } from "./app.ts";

const STANDS = new Set(["countdown", "playing"]);
const AGAIN_MS = 2000;

/** Do only bots play besides oneself. */
const isAlone = (): boolean => app.game.seats.every((s) => s.bot || s.net === 2 || s.seat === app.game.you);

export const mayPause = (): boolean =>
  me() !== undefined && STANDS.has(app.game.phase) && !isPaused() && !app.trouble && (isHost() || isAlone());
export const mayGoOn = (): boolean => isPaused() && (isHost() || app.game.paused === app.game.you);

export const pause = (): void => send("pause");
export const goOn = (): void => send("go");

let asked = -AGAIN_MS;
let helped = false;

/** Alone with bots nobody misses a round for reading the rules or for another tab. To be called often. */
export function watchPause(now = performance.now()): void {
  const reads = app.dialog === "help";
  if (helped && !reads && mayGoOn()) {
    helped = false;
    goOn();
  }
  if (!isPaused() && !reads) helped = false;
  if (!(reads || document.hidden) || app.game.phase !== "playing" || !isAlone() || !mayPause()) return;
  if (now - asked < AGAIN_MS) return;
  asked = now;
  helped = reads;
  pause();
}
