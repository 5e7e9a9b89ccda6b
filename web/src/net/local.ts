// A table that lives in the page itself: to everything above, a connection like any other.
import { newLine } from "./line.ts";
import type { Net, NetEvents } from "./socket.ts";
import type { FromServer } from "./wire.ts";

/** Answers a frame as it would go over the wire: its word, then its values. */
export type Answer = (word: string, values: readonly unknown[]) => readonly FromServer[];

export function connectHere(events: NetEvents, answer: Answer): Net {
  const hear = (frame: string): void => {
    const [word, ...values] = JSON.parse(frame) as [string, ...unknown[]];
    queueMicrotask(() => {
      for (const message of answer(word, values)) events.received(message);
    });
  };
  const socket = { readyState: WebSocket.OPEN, send: hear, close: () => undefined };
  const line = { ...newLine(performance.now()), status: "open" as const };
  return { ...line, url: "", events, socket, timer: 0, closed: 0, heard: 0, ping: 0, rtt: 0 };
}
