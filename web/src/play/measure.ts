// How the table is laid out in this window, with what the page keeps of it for itself.
import { placesOf } from "../cards/layer.ts";
import type { Ask, Geometry } from "../cards/layout/geometry.ts";
import { fits, layTable } from "../cards/layout/table.ts";
import type { Position } from "../rules/notation.ts";
import { num, parseRules } from "../rules/rules.ts";
import { app, isScreen, myTeam, redraw } from "./app.ts";
import { later } from "./later.ts";

/** Pixels that a page takes for itself: under the table, at its right, and between foundations and tray. */
interface Rim {
  readonly page: string;
  readonly foot: number;
  readonly side: number;
  readonly middle: number;
}
const NO_RIM: Rim = { page: "", foot: 0, side: 0, middle: 0 };

let rim = NO_RIM;

/** What the page that is shown keeps for itself. */
export const rimNow = (): Rim => (rim.page === app.page ? rim : NO_RIM);

/** The table is laid out anew where that has changed. */
export function keepRim(wanted: Partial<Rim>): void {
  const next = { ...NO_RIM, page: app.page, ...wanted };
  if (Object.entries(next).every(([side, size]) => rim[side as keyof Rim] === size)) return;
  rim = next;
  redraw();
}

/** A suit has as many places as there are teams; jokers may found more (A5), and then there is always a free one. */
function placesFor(position: Position): number {
  const founded = Math.max(-1, ...placesOf(position.foundations)) + 1;
  const jokers = num(parseRules(position.rules), "jokers") > 0;
  return Math.max(position.teams.length, founded + (jokers ? 1 : 0));
}

/** Below these a table is not laid out: the page scrolls. */
const LEAST_WIDTH = 320;
const LEAST_HEIGHT = 320;
const MOST_SEATS = 12;
const TEXT_MOST = 2;

/** How much larger than asked for this browser writes: by its font size, or by its least one. */
function measureText(onPage: boolean): number {
  const probe = document.getElementById("probe");
  const least = probe ? probe.offsetHeight / 12 : 1;
  // Other pages have sizes of their own.
  const root = onPage ? 1 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return Math.max(1, Math.min(TEXT_MOST, Math.max(root, least)));
}

let text = { key: "", size: 1 };

/** Measured once a window: to ask the browser makes it lay out everything. Zoom is another window. */
function textSize(): number {
  const onPage = document.getElementById("app")?.firstElementChild?.classList.contains("page") ?? true;
  const key = `${innerWidth}/${innerHeight}/${devicePixelRatio}/${onPage}`;
  if (text.key !== key) text = { key, size: measureText(onPage) };
  return text.size;
}

let measured: { readonly key: string; readonly geometry: Geometry } | null = null;

const watch = later(() => import("../cards/layout/watching.ts"));

function layWatching(ask: Ask): Geometry {
  if (!watch.now) throw new RangeError("nobody has asked canLay");
  return watch.now.layWatching(ask);
}

/** Can the table be laid out: for who watches, a part has to come first. */
export function canLay(watching = myTeam() < 0): boolean {
  if (!watching || watch.now) return true;
  watch.want();
  return false;
}

/** A window that is too low for all that is wanted: the page scrolls. */
function highEnough(ask: Ask): Ask {
  return !ask.middle || fits(ask) ? ask : highEnough({ ...ask, height: ask.height + 20 });
}

export function measure(position: Position): Geometry {
  const watching = myTeam() < 0;
  const { foot, side, middle } = rimNow();
  const ask: Ask = {
    width: Math.max(LEAST_WIDTH, innerWidth - side),
    height: Math.max(LEAST_HEIGHT, innerHeight - foot),
    middle,
    size: app.prefs.size,
    opponents: position.teams.length - (watching ? 0 : 1),
    piles: Math.max(...position.teams.map((t) => t.work.length)),
    places: placesFor(position),
    mirror: app.prefs.mirror,
    watching,
    screen: isScreen && watching,
    invites: isScreen && app.game.seats.length < MOST_SEATS && !app.game.options.locked,
    text: textSize(),
  };
  const key = Object.values(ask).join();
  if (measured?.key !== key) measured = { key, geometry: watching ? layWatching(ask) : layTable(highEnough(ask)) };
  return measured.geometry;
}
