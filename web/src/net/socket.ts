// The connection: one WebSocket that comes back by itself. What goes over it is wire.ts and game.ts.
import { protocols } from "./identity.ts";
import { broke, DIAL_MS, dialled, ended, heard, type Line, newLine, type Status, woken } from "./line.ts";
import { decode, encode, type FromServer, type Item, VERSION } from "./wire.ts";

export type { Status } from "./line.ts";

export interface NetEvents {
  /** Last event seen and the life it belongs to, for the greeting. */
  readonly greet: () => { readonly seq: number; readonly life: string };
  readonly opened: () => void;
  readonly received: (message: FromServer) => void;
  readonly changed: (status: Status) => void;
}

export interface Net extends Line {
  readonly url: string;
  readonly events: NetEvents;
  socket: (Pick<WebSocket, "readyState" | "close"> & { send(frame: string): void }) | null;
  /** Of the next try, or until the present one is given up. */
  timer: number;
  /** Why the last socket closed, as WebSocket counts; 0 for none yet. */
  closed: number;
  /** When something was last heard, on this page's clock. */
  heard: number;
  ping: number;
  /** Round trip of the last ping, ms. */
  rtt: number;
}

const PING_MS = 2000;
const SILENT_MS = 10_000;

/** Tells the page when the status is another one. */
function change(net: Net, step: () => void): void {
  const before = net.status;
  step();
  if (net.status !== before) net.events.changed(net.status);
}

function lost(net: Net, silent = 0): void {
  clearInterval(net.ping);
  clearTimeout(net.timer);
  net.socket = null;
  change(net, () => {
    const wait = broke(net, performance.now(), silent);
    if (wait >= 0) net.timer = window.setTimeout(() => dial(net), wait);
  });
}

/** A half-open socket says nothing for ever; a hidden page's timers are slow, so silence counts only while it is seen. */
function beat(net: Net): void {
  const silent = performance.now() - net.heard;
  if (silent > SILENT_MS && document.visibilityState === "visible") {
    net.socket?.close();
    lost(net, silent); // the other end may never say that it is closed
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
  clearTimeout(net.timer);
  if (message?.tag === "pong") net.rtt = performance.now() - message.t;
  change(net, () => heard(net));
  if (message) net.events.received(message);
}

/** Some proxies neither answer nor refuse a handshake, and some pass it on but nothing after it. */
function abandon(net: Net): void {
  const { socket } = net;
  lost(net);
  socket?.close();
}

function dial(net: Net): void {
  clearTimeout(net.timer);
  if (net.socket || !dialled(net)) return;
  const socket = new WebSocket(net.url, protocols());
  net.socket = socket;
  net.timer = window.setTimeout(() => abandon(net), DIAL_MS);
  const mine = (f: () => void) => () => net.socket === socket && f();
  socket.onopen = mine(() => greet(net));
  socket.onmessage = (event) => net.socket === socket && hear(net, String(event.data));
  socket.onclose = (event) => {
    if (net.socket !== socket) return;
    net.closed = event.code;
    lost(net);
  };
}

/** The page is seen again, or the network is back: look at once. */
function wake(net: Net): void {
  if (document.visibilityState !== "visible") return;
  woken(net, performance.now());
  if (!net.socket) {
    dial(net);
  } else if (performance.now() - net.heard > SILENT_MS / 2) {
    net.heard = performance.now() - SILENT_MS / 2; // it has another five seconds to answer
    if (net.socket.readyState === WebSocket.OPEN) say(net, "ping", performance.now());
  }
}

export function connect(url: string, events: NetEvents): Net {
  const line = newLine(performance.now());
  const net: Net = { ...line, url, events, socket: null, timer: 0, closed: 0, heard: 0, ping: 0, rtt: 0 };
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
  clearTimeout(net.timer);
  change(net, () => ended(net));
  net.socket?.close();
}

/** From the beginning, at once, whatever was under way. */
export function reopen(net: Net): void {
  const { socket } = net;
  net.socket = null;
  clearInterval(net.ping);
  change(net, () => Object.assign(net, newLine(performance.now())));
  socket?.close();
  dial(net);
}
