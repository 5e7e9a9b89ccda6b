// From an address to a page, and along its connection; the only page that reads `app` itself, as it takes what comes.

import { askServer } from "../net/ask.ts";
import { readCode } from "../net/code.ts";
import { ownTeam, receive } from "../net/game.ts";
import { historyState, identify, isIdentified } from "../net/identity.ts";
import { connect, end, type Net, type NetEvents, reopen, say } from "../net/socket.ts";
import type { FromServer } from "../net/wire.ts";
import {
  type App,
  app,
  connectBy,
  keepPrefs,
  redraw,
  setBye,
  setProblem,
  setTotals,
  showDialog,
  showPage,
  startAnew,
  type Table,
  toast,
} from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { hands, happen } from "./acts.ts";
import { root } from "./root.ts";

export const invite = ({ code }: Table): string => `${location.origin}${root}t/${code || codeInPath()}`;
const codeInPath = (): string => readCode(/\/t\/([^/]+)/.exec(location.pathname)?.[1] ?? "");
/** However it was typed into the address, it is copied from there as it is written. */
const tidy = (code: string): string => `${code ? `${root}t/${code}` : location.pathname}${location.search}`;

export const playerName = ({ name }: App["prefs"]): string => name.trim() || t("default-name");

/** On a table's address: `#sit` sits down at once, as whoever opens a table wants to; `#play` starts as well. */
let hurry = "";

/** Has the player been asked for a name, and be it that he gave none. */
let asked = false;

/** What a table that starts by itself has to ask first: settled when the question comes up, so that it stays while somebody
 * types. */
let question = { name: false, taught: true };
export const questionNow = (): Readonly<typeof question> => question;

function hasQuestion(): boolean {
  question = { name: !asked && !app.prefs.name.trim(), taught: hurry !== "#play" || app.prefs.taught };
  return question.name || !question.taught;
}

/** The start page has a field for it. */
export function hasName(): void {
  asked = true;
}

/** Answered, or not wanted: it is not asked again. */
export function answered(): void {
  hasName();
  if (!question.taught) keepPrefs({ taught: true });
  hurryOn();
}

function hurryOn(): void {
  const { game, net } = app;
  if (!hurry || !net || !game.phase || !isIdentified()) return;
  if (app.dialog === "name") return;
  if (game.phase === "lobby" && game.you < 0 && hasQuestion()) {
    showDialog("name");
    return;
  }
  if (game.phase !== "lobby") hurry = "";
  else if (game.you < 0) say(net, "sit", playerName(app.prefs));
  else if (hurry === "#sit" || game.host === game.you) {
    if (hurry === "#play") say(net, "start");
    hurry = "";
  }
}

/** Totals before the round that is played: every sheet tells them. */
function keepTotals(): void {
  const { sheet, phase } = app.game;
  if (sheet) setTotals([...sheet.lines].sort((a, b) => a.team - b.team).map((l) => l.total));
  else if (phase === "lobby") setTotals([]);
}

/** A rematch begins at nothing. */
function restarted(message: FromServer): void {
  if (message.tag === "deal" && message.round === 1) setTotals([]);
}

function received(message: FromServer): void {
  const before = ownTeam(app.game);
  happen(receive(app.game, message));
  restarted(message);
  keepTotals();
  if (message.tag === "bye" && app.net) ended(message.code);
  if (message.tag === "state" || message.tag === "you" || message.tag === "seats") hurryOn();
  if (message.tag === "ruled" || (message.tag === "no" && message.c === 0)) app.answered();
  if (message.tag === "state") resend();
  if (before !== ownTeam(app.game)) setProblem("");
  hands.now?.tellTab();
  redraw();
}

/** Codes after which there is no coming back by itself; after the others the connection tries again. */
const FINAL = new Set(["replaced", "removed", "forgotten", "closed", "full", "version", "limit"]);

function ended(code: string): void {
  if (!FINAL.has(code)) {
    setBye("");
    toast(t(`bye-${code}`), { icon: "plug", rank: 2 }, 6000);
    return;
  }
  setBye(code);
  if (code === "version") location.reload();
  if (app.net) end(app.net);
  if (code === "closed" && !app.game.phase) showPage("lost");
}

/** What has no answer yet is sent again under its number: the server applies it once (B04). */
function resend(): void {
  for (const p of app.game.pending) if (app.net) say(app.net, "do", p.c, p.text, app.game.seq);
}

const events = (code: string): NetEvents => ({
  greet: () => ({ seq: app.game.seq, life: app.game.life }),
  opened: () => {
    if (app.game.seq) resend();
  },
  received,
  changed: (status) => {
    if (status === "lost" && !app.game.phase) void ask(code);
    redraw();
  },
});

function open(code: string): void {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  connectBy(connect(`${scheme}//${location.host}${root}ws/${code}`, events(code)));
}

/** A table that lives in this page. */
export function openHere(table: (events: NetEvents) => Net): Net {
  const net = table(events(""));
  connectBy(net);
  return net;
}

/** A socket that was never answered: is there such a table at all. */
async function ask(code: string): Promise<void> {
  const answer = await askServer(`${root}api/tables/${code}`);
  if (answer?.status !== 404 || !app.net || app.game.phase) return;
  end(app.net);
  showPage("lost");
}

/** `path`: what comes below the root. */
function pageOf(path: string, code: string): App["page"] {
  if (!path) return "start";
  if (/^(me|learn|rules|practice|drills)$/.test(path)) return path as App["page"];
  if (/^replay(\/[0-9a-f]+)?$/.test(path)) return "replay";
  if (!path.startsWith("t/")) return "nowhere";
  return code ? "table" : "lost";
}

/** A browser that refuses cookies comes back under the name that it has just been given. */
export async function introduce(): Promise<void> {
  const isNew = await identify(root);
  if (isNew && app.net && app.game.you < 0) reopen(app.net);
  hurryOn();
  redraw();
}

export function route(): void {
  if (app.net) end(app.net);
  const code = codeInPath();
  hurry = ["#sit", "#play"].includes(location.hash) ? location.hash : "";
  if (hurry || tidy(code) !== location.pathname + location.search) history.replaceState(historyState(), "", tidy(code));
  startAnew(pageOf(location.pathname.slice(root.length), code));
  if (code) open(code);
}

/** The page's own choice, as if one had come by it. */
export const readdress = (path: string): void => history.replaceState(historyState(), "", root + path);

export function go(path: string): void {
  history.pushState(historyState(), "", root + path);
  route();
}
