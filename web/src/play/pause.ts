// Letting the game stand still: by hand, and by itself where nobody else is kept waiting.
import { isHost, isPaused, ownSeat } from "../net/game.ts";
import { app, type Sees, send, type Table } from "./app.ts";

const STANDS = new Set(["countdown", "playing"]);
const AGAIN_MS = 2000;

/** Do only bots play besides oneself. */
const isAlone = ({ seats, you }: Table): boolean => seats.every((s) => s.bot || s.net === 2 || s.seat === you);

export const mayPause = ({ game, trouble }: Sees<"game" | "trouble">): boolean =>
  ownSeat(game) !== undefined &&
  STANDS.has(game.phase) &&
  !isPaused(game) &&
  !trouble &&
  (isHost(game) || isAlone(game));
export const mayGoOn = (game: Table): boolean => isPaused(game) && (isHost(game) || game.paused === game.you);

export const pause = (): void => send("pause");
export const goOn = (): void => send("go");

let asked = -AGAIN_MS;
let helped = false;

/** Alone with bots nobody misses a round for reading the rules or for another tab. To be called often. */
export function watchPause(now = performance.now()): void {
  const { game } = app;
  const reads = app.dialog === "help";
  if (helped && !reads && mayGoOn(game)) {
    helped = false;
    goOn();
  }
  if (!isPaused(game) && !reads) helped = false;
  if (!(reads || document.hidden) || game.phase !== "playing" || !isAlone(game) || !mayPause(app)) return;
  if (now - asked < AGAIN_MS) return;
  asked = now;
  helped = reads;
  pause();
}
