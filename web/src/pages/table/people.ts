// Who sits where: name, badge, line, reaction and points, as the table, the lobby and the sheets show them.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import type { SeatInfo } from "../../net/wire.ts";
import type { Sees, Table } from "../../play/app.ts";
import { minus, named, t } from "../../words/l10n.ts";
import { reactionOf } from "../talk.ts";
import { iconOf } from "../view.ts";

const NET = ["", "slow", "lost"];

function dot({ seats, rtt }: Table, seat: SeatInfo): TemplateResult {
  const ms = Math.max(0, Math.round(rtt[seats.indexOf(seat)] ?? 0));
  const state = t(`net-${NET[seat.net] || "good"}`, { ms });
  return html`<span class="dot ${NET[seat.net]}" role="img" aria-label=${state} title=${state}></span>`;
}

/** A bot's level, or how a person's line is. */
export function badge(game: Table, seat: SeatInfo, words = true): TemplateResult {
  const level = seat.bot || seat.standin;
  if (!level) return dot(game, seat);
  const name = t(`level-${level}`);
  return words
    ? html`<span class="bot" title=${t("bot")}>${iconOf("bot")}${name}</span>`
    : html`<span class="botmark" role="img" aria-label=${t("bot")} title=${name}>${iconOf("bot", "sm")}</span>`;
}

export const reaction = (app: Sees<"reactions">, seats: readonly SeatInfo[]): unknown => {
  const seat = seats.find((s) => app.reactions.has(s.seat));
  return seat ? reactionOf(app, seat) : nothing;
};

export const seatsOf = ({ seats }: Table, team: number): SeatInfo[] => seats.filter((s) => s.team === team);

/** Totals before this round: what the sheets so far add up to. */
export const totalOf = ({ totals }: Sees<"totals">, team: number): number => totals[team] ?? 0;

/** Has the team called in this round. */
export const hasCalled = ({ position }: Scene, team: number): boolean =>
  position.round.get("callers")?.split(",").includes(String(team)) ?? false;

/** Cards of the team on the foundations. */
export const homeCount = ({ position }: Scene, team: number): number =>
  position.foundations.reduce((n, f) => n + f.cards.filter((c) => c.team === team).length, 0);

export const person = (game: Table, s: SeatInfo, words = true): TemplateResult =>
  html`<span class="nm" translate="no" data-seat=${s.seat} title=${s.name}>${named(s.name)}</span>${badge(game, s, words)}`;

export const score = (app: Sees<"totals">, team: number, unit: boolean): TemplateResult =>
  html`<span class="sc" translate="no">${minus(totalOf(app, team))}${unit ? html`<small> ${t("points-short")}</small>` : nothing}</span>`;
