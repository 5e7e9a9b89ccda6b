// The practice that is under way: its table in this page, its clock, and how it went.
import { readCode } from "../../net/code.ts";
import { connectHere } from "../../net/local.ts";
import type { Net } from "../../net/socket.ts";
import type { FromServer, Item } from "../../net/wire.ts";
import { app, keepPrefs, redraw } from "../../play/app.ts";
import {
  hearPractice,
  left,
  newPractice,
  type Practice,
  practiceRules,
  tellNames,
  tellPractice,
} from "../../play/practice.ts";
import { rulesText } from "../../rules/rules.ts";
import { t } from "../../words/l10n.ts";
import { announce } from "../../words/live.ts";
import { clock } from "../chart.ts";
import { root } from "../root.ts";
import { go, openHere, playerName, readdress } from "../routes.ts";
import { asked } from "../rules/asked.ts";

/** So long the end is seen before what it came to. */
const END_MS = 1600;
/** So often the clock is drawn. */
const TICK_MS = 500;

export interface Run {
  readonly net: Net;
  readonly practice: Practice;
  readonly rules: string;
  /** Own best time by these rules until now, in ms; 0 for none. */
  readonly best: number;
  /** The time that this deal took before, in ms; 0 for none. */
  readonly before: number;
  name: string;
  /** What it came to is shown. */
  counted: boolean;
}

/** Letters and digits that nobody takes for another. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const newDeal = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join("");

const addressOf = (deal: string): string => {
  const at = new URLSearchParams(location.search).get("at");
  return `practice?${new URLSearchParams({ deal, ...(at ? { at } : {}) })}`;
};

let run: Run | null = null;
/** Times by deal, as long as the page is open. */
const times = new Map<string, number>();
let lives = 0;

function begin(): Run {
  const named = readCode(new URLSearchParams(location.search).get("deal") ?? "");
  const deal = named || newDeal();
  if (!named) readdress(addressOf(deal));
  const rules = practiceRules(asked().rules);
  const text = rulesText(rules);
  const practice = newPractice(deal, rules);
  const net = openHere((events) => connectHere(events, (word, values) => answer(practice, word, values)));
  const name = playerName(app.prefs);
  const [best, before] = [app.prefs.bests[text] ?? 0, times.get(`${deal}/${text}`) ?? 0];
  const life = `practice-${++lives}`;
  queueMicrotask(() => tell(net, [tellPractice(practice, name, life)]));
  return { net, practice, rules: text, best, before, name, counted: false };
}

/** The page comes to it, comes back to it, or has another language now. */
export function current(): Run {
  if (run === null || app.net !== run.net) run = begin();
  const { net, practice } = run;
  const name = playerName(app.prefs);
  if (name !== run.name) {
    run.name = name;
    queueMicrotask(() => tell(net, [tellNames(practice, name)]));
  }
  return run;
}

function tell({ events }: Net, messages: readonly FromServer[]): void {
  for (const message of messages) events.received(message);
}

function answer(practice: Practice, word: string, values: readonly unknown[]): FromServer[] {
  const over = practice.end;
  const begun = practice.began;
  const told = hearPractice(practice, word, values as Item[], performance.now());
  if (!begun && practice.began) runClock();
  if (!over && practice.end) setTimeout(finish, END_MS, run);
  return told;
}

function runClock(): void {
  if (!run || app.net !== run.net || run.practice.end) return;
  redraw();
  setTimeout(runClock, TICK_MS);
}

function finish(at: Run): void {
  if (app.net !== at.net) return;
  const { practice, rules, best } = at;
  if (practice.end === "empty") {
    times.set(`${practice.deal}/${rules}`, practice.took);
    if (!best || practice.took < best) keepPrefs({ bests: { ...app.prefs.bests, [rules]: practice.took } });
  }
  at.counted = true;
  announce([headOf(at), wordOf(at)].join(" "));
  redraw();
}

/** In a few words, how it went. */
export const headOf = ({ practice }: Run): string =>
  practice.end === "empty" ? t("practice-empty", { time: clock(practice.took) }) : t("practice-stuck");

/** Against the times before. */
export function wordOf({ practice, best, before }: Run): string {
  if (practice.end !== "empty") return t("practice-left", { count: left(practice) });
  if (!best) return t("practice-first");
  if (practice.took < best) return t("practice-record", { time: clock(best) });
  return before ? t("practice-before", { time: clock(before) }) : t("practice-best", { time: clock(best) });
}

export const again = ({ practice }: Run): void => go(addressOf(practice.deal));
export const anew = (): void => go(addressOf(newDeal()));
export const linkOf = ({ practice }: Run): string => `${location.origin}${root}${addressOf(practice.deal)}`;
