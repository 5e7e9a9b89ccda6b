// What the host finds among the players: a bot in somebody's place, out, the role; and who watches. What cannot be taken
// back asks once.
import { html, nothing, type TemplateResult } from "lit-html";
import { isHost } from "../net/game.ts";
import type { SeatInfo } from "../net/wire.ts";
import { redraw, send, type Table } from "../play/app.ts";
import { named, t } from "../words/l10n.ts";
import { iconButton, iconOf } from "./view.ts";

interface Question {
  readonly what: "replace" | "remove" | "crown" | "away" | "clear";
  /** Seat, or number of a watcher. */
  readonly who: number;
  readonly name: string;
}
let question: Question | null = null;

const ACTS: Readonly<Record<Question["what"], (who: number) => void>> = {
  replace: (seat) => send("standin", seat),
  remove: (seat) => send("remove", seat),
  crown: (seat) => send("host", seat),
  away: (number) => send("clear", number),
  clear: () => send("clear"),
};

const ask = (what: Question["what"], who: number, name: string) => () => {
  question = { what, who, name };
  redraw();
};

function answer(yes: boolean) {
  return (): void => {
    if (yes && question) ACTS[question.what](question.who);
    question = null;
    redraw();
  };
}

function asked(what: readonly Question["what"][], who: number): TemplateResult | typeof nothing {
  if (!question || question.who !== who || !what.includes(question.what)) return nothing;
  const { name } = question;
  return html`<li class="asked" role="alert"><p>${t(`host-${question.what}-ask`, { name: named(name) })}</p>
    <div class="split"><button class="btn pri" id="yes" @click=${answer(true)}>${t(`host-${question.what}`)}</button><button class="btn" @click=${answer(false)}>${t("cancel")}</button></div></li>`;
}

const isInMatch = ({ phase }: Table): boolean => !["lobby", "over"].includes(phase);

/** A bot is back in a tap; a person is kept out for a while. */
const remove = (seat: SeatInfo) => (seat.bot ? () => send("remove", seat.seat) : ask("remove", seat.seat, seat.name));

/** Beside a seat's name: for the host alone, and not for his own. */
export function hostButtons(game: Table, seat: SeatInfo): TemplateResult | typeof nothing {
  if (!isHost(game) || seat.seat === game.you) return nothing;
  const { name } = seat;
  const here = !seat.bot && seat.net !== 2;
  return html`<span class="hostbuttons">${here ? iconButton("crown", t("make-host", { name }), ask("crown", seat.seat, name)) : nothing}
    ${isInMatch(game) && !seat.bot ? iconButton("bot", t("host-replace-name", { name }), ask("replace", seat.seat, name)) : nothing}
    ${seat.bot && isInMatch(game) ? nothing : iconButton("x", t("remove", { name }), remove(seat))}</span>`;
}

/** Below the seat, when it has been asked for. */
export const hostQuestion = (game: Table, seat: SeatInfo): TemplateResult | typeof nothing =>
  isHost(game) ? asked(["replace", "remove", "crown"], seat.seat) : nothing;

const watcherName = (number: number, name: string): string => (name ? named(name) : t("watcher", { number }));

function watcher(number: number, name: string): TemplateResult {
  const shown = watcherName(number, name);
  return html`<li class="seatrow short" data-watcher=${number}>${iconOf("eye")}<span class="nm" translate="no">${shown}</span><span class="grow"></span>
    ${iconButton("x", t("host-away-name", { name: shown }), ask("away", number, shown))}</li>${asked(["away"], number)}`;
}

/** Who watches without a seat; the host may send them away, one or all. */
export function watchersList(game: Table): TemplateResult | typeof nothing {
  const { watchers } = game;
  if (!isHost(game) || !watchers.length) return nothing;
  const all = html`<button class="btn" id="clear" @click=${ask("clear", 0, "")}>${t("send-away")}</button>`;
  return html`<div class="split"><h3>${t("watchers", { count: watchers.length })}</h3><span class="grow"></span>${watchers.length > 1 ? all : nothing}</div>
    <ul class="rows">${asked(["clear"], 0)}${watchers.map(({ number, name }) => watcher(number, name))}</ul>`;
}
