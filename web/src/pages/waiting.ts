// By the score sheet somebody has lost the connection: whom all wait for, how long yet, and who plays then.
import { html, nothing, type TemplateResult } from "lit-html";
import { isHost, seatOf } from "../net/game.ts";
import { type Sees, send, type Table } from "../play/app.ts";
import { named, t } from "../words/l10n.ts";

/** As long as a connection is waited for; the bar is full then. */
const FULL_MS = 20_000;

function one(game: Table, seat: number, until: number): TemplateResult | typeof nothing {
  const info = seatOf(game, seat);
  const left = until - performance.now();
  if (!info) return nothing;
  const name = named(info.name);
  const next = game.phase === "scored" && game.options.standin ? "bot" : "none";
  return html`<div class="waiting" data-seat=${seat}><p><b>${t("waiting-seconds", { name, seconds: Math.ceil(left / 1000) })}</b>
    <span class="mutedp">${t("waiting-then", { name, next })}</span></p><progress max=${FULL_MS} .value=${left} aria-hidden="true"></progress></div>`;
}

export function waitingFor({ game, waits: all }: Sees<"game" | "waits">): TemplateResult | typeof nothing {
  const waits = [...all].filter(([, until]) => until > performance.now());
  if (!waits.length) return nothing;
  return html`<section class="panel stack" id="waiting" translate="no">${waits.map(([seat, until]) => one(game, seat, until))}</section>`;
}

/** The host need not wait for all. */
export const startNow = (game: Table): TemplateResult | typeof nothing =>
  isHost(game)
    ? html`<button class="btn tall" id="start-now" @click=${() => send("start")}>${t("start-now")}</button>`
    : nothing;
