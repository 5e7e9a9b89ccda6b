// Who plays with whom: seats are dragged between teams, or moved with the arrow keys; from six people on the table has made pairs (R2).
import { html, nothing, type TemplateResult } from "lit-html";
import { isHost } from "../net/game.ts";
import type { SeatInfo } from "../net/wire.ts";
import { redraw, type Sees, send, type Table } from "../play/app.ts";
import { num, parseRules } from "../rules/rules.ts";
import { named, t } from "../words/l10n.ts";
import { seatsOf } from "./table/people.ts";
import { chipOf, iconOf } from "./view.ts";

const MOST_IN_TEAM = 3;
let dragged: SeatInfo | null = null;
let over = -1;
/** Seat that is being moved by keys: its button is a new one in the new team, and keeps the focus. */
let focused = -1;

type Seats = readonly SeatInfo[];

const teamCount = (seats: Seats): number => Math.max(-1, ...seats.map((s) => s.team)) + 1;
const sizeOf = (seats: Seats, team: number): number => seats.filter((s) => s.team === team).length;
const isApart = (seats: Seats): boolean => seats.every((s) => sizeOf(seats, s.team) === 1);

/** Teams are numbered without gaps, in order of their first seat. */
function settle(teams: readonly number[]): number[] {
  const order = [...new Set(teams)];
  return teams.map((team) => order.indexOf(team));
}

function move(seats: Seats, seat: SeatInfo, team: number): void {
  if (team < 0 || team === seat.team || sizeOf(seats, team) >= MOST_IN_TEAM) return;
  send("teams", settle(seats.map((s) => (s === seat ? team : s.team))));
}

/** Neighbours at the table play together: first and second seat, third and fourth, and so on. */
export const pairs = (count: number, size = 2): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(i / size));

const propose = (seats: Seats, size: number) => () => send("teams", pairs(seats.length, size));

function key(seats: Seats, seat: SeatInfo) {
  return (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    focused = seat.seat;
    move(seats, seat, Math.min(teamCount(seats), seat.team + by));
  };
}

const teamUnder = (event: PointerEvent): number =>
  Number(
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-team]")?.dataset.team ?? -1,
  );

function grab(seat: SeatInfo) {
  return (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    dragged = seat;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    redraw();
  };
}

function drag(event: PointerEvent): void {
  if (!dragged) return;
  over = teamUnder(event);
  redraw();
}

const release = (seats: Seats) => (event: PointerEvent) => {
  const seat = dragged;
  const team = teamUnder(event);
  letGo();
  if (seat) move(seats, seat, team);
};

function letGo(): void {
  dragged = null;
  over = -1;
  redraw();
}

function member(game: Table, seat: SeatInfo): TemplateResult {
  const moving = dragged?.seat === seat.seat ? "moving" : "";
  const { seats } = game;
  if (!isHost(game)) return html`<span class="member">${chipOf(seat.pack)}${named(seat.name)}</span>`;
  return html`<button class="member ${moving}" data-seat=${seat.seat} aria-label=${t("team-move", { name: seat.name, number: seat.team + 1 })}
    @keydown=${key(seats, seat)} @pointerdown=${grab(seat)} @pointermove=${drag} @pointerup=${release(seats)} @pointercancel=${letGo}>${chipOf(seat.pack)}${named(seat.name)}</button>`;
}

function box(game: Table, team: number): TemplateResult {
  const inside = seatsOf(game, team);
  const label = inside.length ? t("team-number", { number: team + 1 }) : t("team-new");
  return html`<div class="team ${over === team ? "over" : ""}" data-team=${team}><span class="lab">${label}</span>${inside.map((s) => member(game, s))}</div>`;
}

function proposal(game: Table): TemplateResult | typeof nothing {
  const { seats } = game;
  const count = seats.length;
  const size = Math.max(2, num(parseRules(game.rules), "team_size"));
  if (!isHost(game) || !isApart(seats) || count % size || count < 2 * size) return nothing;
  return html`<button class="btn" id="pairs" @click=${propose(seats, size)}>${iconOf("people")}${size === 2 ? t("make-pairs") : t("make-threes")}</button>`;
}

/** What the lobby has proposed, and the tap that takes it back. */
export function proposedPairs(game: Table): TemplateResult | typeof nothing {
  if (!game.paired) return nothing;
  return html`<p class="split wrapped" id="paired"><span>${t("paired")}</span>
    ${isHost(game) ? html`<button class="btn" id="unpair" @click=${propose(game.seats, 1)}>${iconOf("x")}${t("unpair")}</button>` : nothing}</p>`;
}

function followFocus(): void {
  if (focused >= 0 && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`button.member[data-seat="${focused}"]`)?.focus();
  }
}

export function teamsPanel({ game }: Sees<"game">): TemplateResult | typeof nothing {
  queueMicrotask(followFocus);
  const { seats } = game;
  const apart = isApart(seats);
  const wanted = num(parseRules(game.rules), "team_size") > 1;
  if (apart && !wanted && seats.length < 4) return nothing;
  const boxes = Array.from({ length: teamCount(seats) + (isHost(game) && dragged ? 1 : 0) }, (_, i) => box(game, i));
  return html`<section class="panel" id="teams"><div class="split"><h2>${t("teams")}</h2><span class="mutedp">${isHost(game) ? t("teams-help") : nothing}</span></div>
    <div class="teams">${boxes}</div><div class="split">${proposal(game)}
    ${apart || !isHost(game) || game.paired ? nothing : html`<button class="btn" @click=${propose(game.seats, 1)}>${t("each-alone")}</button>`}</div></section>`;
}
