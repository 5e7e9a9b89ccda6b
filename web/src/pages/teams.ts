// Who plays with whom: seats are dragged between teams, or moved with the arrow keys; from six people on the table has made pairs (R2).
import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatInfo } from "../net/wire.ts";
import { app, isHost, redraw, send } from "../play/app.ts";
import { num, parseRules } from "../rules/rules.ts";
import { named, t } from "../words/l10n.ts";
import { chipOf, iconOf } from "./view.ts";

const MOST_IN_TEAM = 3;
let dragged: SeatInfo | null = null;
let over = -1;
/** Seat that is being moved by keys: its button is a new one in the new team, and keeps the focus. */
let focused = -1;

const seats = (): readonly SeatInfo[] => app.game.seats;
const teamCount = (): number => Math.max(-1, ...seats().map((s) => s.team)) + 1;
const sizeOf = (team: number): number => seats().filter((s) => s.team === team).length;

/** Teams are numbered without gaps, in order of their first seat. */
function settle(teams: readonly number[]): number[] {
  const order = [...new Set(teams)];
  return teams.map((team) => order.indexOf(team));
}

function move(seat: SeatInfo, team: number): void {
  if (team < 0 || team === seat.team || sizeOf(team) >= MOST_IN_TEAM) return;
  send("teams", settle(seats().map((s) => (s === seat ? team : s.team))));
}

/** Neighbours at the table play together: first and second seat, third and fourth, and so on. */
export const pairs = (count: number, size = 2): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(i / size));

const propose = (size: number) => () => send("teams", pairs(seats().length, size));

function key(seat: SeatInfo) {
  return (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    focused = seat.seat;
    move(seat, Math.min(teamCount(), seat.team + by));
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

function release(event: PointerEvent): void {
  const seat = dragged;
  const team = teamUnder(event);
  letGo();
  if (seat) move(seat, team);
}

function letGo(): void {
  dragged = null;
  over = -1;
  redraw();
}

function member(seat: SeatInfo): TemplateResult {
  const moving = dragged?.seat === seat.seat ? "moving" : "";
  if (!isHost()) return html`<span class="member">${chipOf(seat.pack)}${named(seat.name)}</span>`;
  return html`<button class="member ${moving}" data-seat=${seat.seat} aria-label=${t("team-move", { name: seat.name, number: seat.team + 1 })}
    @keydown=${key(seat)} @pointerdown=${grab(seat)} @pointermove=${drag} @pointerup=${release} @pointercancel=${letGo}>${chipOf(seat.pack)}${named(seat.name)}</button>`;
}

function box(team: number): TemplateResult {
  const inside = seats().filter((s) => s.team === team);
  const label = inside.length ? t("team-number", { number: team + 1 }) : t("team-new");
  return html`<div class="team ${over === team ? "over" : ""}" data-team=${team}><span class="lab">${label}</span>${inside.map(member)}</div>`;
}

function proposal(): TemplateResult | typeof nothing {
  const count = seats().length;
  const single = seats().every((s) => sizeOf(s.team) === 1);
  const size = Math.max(2, num(parseRules(app.game.rules), "team_size"));
  if (!isHost() || !single || count % size || count < 2 * size) return nothing;
  return html`<button class="btn" id="pairs" @click=${propose(size)}>${iconOf("people")}${size === 2 ? t("make-pairs") : t("make-threes")}</button>`;
}

/** What the lobby has proposed, and the tap that takes it back. */
export function proposedPairs(): TemplateResult | typeof nothing {
  if (!app.game.paired) return nothing;
  return html`<p class="split wrapped" id="paired"><span>${t("paired")}</span>
    ${isHost() ? html`<button class="btn" id="unpair" @click=${propose(1)}>${iconOf("x")}${t("unpair")}</button>` : nothing}</p>`;
}

function followFocus(): void {
  if (focused >= 0 && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`button.member[data-seat="${focused}"]`)?.focus();
  }
}

export function teamsPanel(): TemplateResult | typeof nothing {
  queueMicrotask(followFocus);
  const apart = seats().every((s) => sizeOf(s.team) === 1);
  const wanted = num(parseRules(app.game.rules), "team_size") > 1;
  if (apart && !wanted && seats().length < 4) return nothing;
  const boxes = Array.from({ length: teamCount() + (isHost() && dragged ? 1 : 0) }, (_, i) => box(i));
  return html`<section class="panel" id="teams"><div class="split"><h2>${t("teams")}</h2><span class="mutedp">${isHost() ? t("teams-help") : nothing}</span></div>
    <div class="teams">${boxes}</div><div class="split">${proposal()}
    ${apart || !isHost() || app.game.paired ? nothing : html`<button class="btn" @click=${propose(1)}>${t("each-alone")}</button>`}</div></section>`;
}
