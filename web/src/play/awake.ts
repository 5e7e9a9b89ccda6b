// A phone that lies on the table does not go dark while a round runs. Where the browser has no such thing, or refuses as on
// a low battery, it goes dark as ever.
import { app } from "./app.ts";

let lock: WakeLockSentinel | null = null;
let asking = false;

const isPlayed = (): boolean =>
  (app.page === "table" || app.page === "practice") &&
  ["countdown", "playing", "closing"].includes(app.game.phase) &&
  document.visibilityState === "visible";

async function ask(): Promise<void> {
  asking = true;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  lock?.addEventListener("release", () => {
    lock = null; // the browser lets go by itself when the page is hidden
  });
  if (!lock) setTimeout(again, REFUSED_MS);
  else again();
}

const REFUSED_MS = 30_000;
function again(): void {
  asking = false;
}

/** Asked four times a second: the round may be over, or the page be seen again. */
export function keepAwake(): void {
  if (!("wakeLock" in navigator)) return;
  if (isPlayed() && !lock && !asking) void ask();
  else if (!isPlayed() && lock) void lock.release();
}
