// Parts of the page that are fetched when they are wanted.
import { redraw } from "./app.ts";

const AGAIN_MS = 1000;

export interface Part<T> {
  /** Null until it has come. */
  now: T | null;
  /** To be called whenever it is wanted; draws when it has come. */
  readonly want: () => void;
}

/** Where the server is gone just then, it is asked again in a while. */
export function later<T>(fetch: () => Promise<T>): Part<T> {
  let asked = false;
  const part: Part<T> = { now: null, want: () => void ask() };
  async function ask(): Promise<void> {
    if (asked) return;
    asked = true;
    part.now = await fetch().catch(() => null);
    if (part.now) redraw();
    else
      setTimeout(() => {
        asked = false;
        redraw();
      }, AGAIN_MS);
  }
  return part;
}
