// The connection: one WebSocket that comes back by itself. What goes over it is wire.ts and game.ts.
import { decode, encode, type FromServer, type Item, VERSION } from "./wire.ts";

export type Status = "connecting" | "open" | "lost" | "ended";

export interface NetEvents {
  /** Last event seen and the life it belongs to, for the greeting. */
  readonly greet: () => { readonly seq: number; readonly life: string };
  readonly opened: () => void;
  readonly received: (message: FromServer) => void;
  readonly changed: (status: Status) => void;
}

export interface Net {
  readonly url: string;
  readonly events: NetEvents;
  socket: WebSocket | null;
  status: Status;
  tries: number;
  timer: number;
  /** When something was last heard, on this page's clock. */
  heard: number;
  ping: number;
  /** Round trip of the last ping, ms. */
  rtt: number;
}

const FIRST_MS = 250;
const LONGEST_MS = 8000;
const PING_MS = 2000;
const SILENT_MS = 10_000;

/** B11: grows from 0.25 to 8 s, with jitter, and never gives up. */
export const backOff = (tries: number, random = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);

function setStatus(net: Net, status: Status): void {
  if (net.status === status) return;
  net.status = status;
  net.events.changed(status);
}

function lost(net: Net): void {
  clearInterval(net.ping);
  net.socket = null;
  if (net.status === "ended") return;
  setStatus(net, "lost");
  net.timer = window.setTimeout(() => dial(net), backOff(net.tries++));
}

/** A half-open socket says nothing for ever; a hidden page's timers are slow, so silence counts only while it is seen. */
function beat(net: Net): void {
  const silent = performance.now() - net.heard;
  if (silent > SILENT_MS && document.visibilityState === "visible") {
    net.socket?.close();
    lost(net); // the other end may never say that it is closed
    return;
  }
  say(net, "ping", performance.now());
}

function greet(net: Net): void {
  const { seq, life } = net.events.greet();
  say(net, "hello", VERSION, seq, life);
  net.heard = performance.now();
  net.ping = window.setInterval(() => beat(net), PING_MS);
  net.events.opened();
}

function hear(net: Net, frame: string): void {
  const message = decode(frame);
  net.heard = performance.now();
  net.tries = 0;
  if (message?.tag === "pong") net.rtt = performance.now() - message.t;
  setStatus(net, "open");
  if (message) net.events.received(message);
}

function dial(net: Net): void {
  clearTimeout(net.timer);
  if (net.socket || net.status === "ended") return;
  const socket = new WebSocket(net.url);
  net.socket = socket;
  const mine = (f: () => void) => () => net.socket === socket && f();
  socket.onopen = mine(() => greet(net));
  socket.onmessage = (event) => net.socket === socket && hear(net, String(event.data));
  socket.onclose = mine(() => lost(net));
}

/** The page is seen again, or the network is back: look at once. */
function wake(net: Net): void {
  if (document.visibilityState !== "visible") return;
  if (!net.socket) {
    net.tries = 0;
    dial(net);
  } else if (performance.now() - net.heard > SILENT_MS / 2) {
    net.heard = performance.now() - SILENT_MS / 2; // it has another five seconds to answer
    if (net.socket.readyState === WebSocket.OPEN) say(net, "ping", performance.now());
  }
}

export function connect(url: string, events: NetEvents): Net {
  const net: Net = { url, events, socket: null, status: "connecting", tries: 0, timer: 0, heard: 0, ping: 0, rtt: 0 };
  addEventListener("online", () => wake(net));
  document.addEventListener("visibilitychange", () => wake(net));
  addEventListener("pageshow", () => wake(net));
  dial(net);
  return net;
}

/** Sends if there is a line; what must not be lost is kept and sent again by who asks. */
export function say(net: Net, ...items: Item[]): boolean {
  if (net.socket?.readyState !== WebSocket.OPEN) return false;
  net.socket.send(encode(...items));
  return true;
}

/** Stops for good, until `reopen`. */
export function end(net: Net): void {
  setStatus(net, "ended");
  net.socket?.close();
}

export function reopen(net: Net): void {
  setStatus(net, "connecting");
  net.tries = 0;
  dial(net);
}
