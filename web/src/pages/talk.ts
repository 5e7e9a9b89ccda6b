// What people do at every page of a table: chat, react, look who is there, leave. Leaving in mid-round is asked once.
import { html, nothing, type TemplateResult } from "lit-html";
import { ownSeat } from "../net/game.ts";
import { historyState } from "../net/identity.ts";
import type { SeatInfo } from "../net/wire.ts";
import { type Dialog, type Sees, send, showDialog } from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { reactionIcon } from "../words/reactions.ts";
import { go, route } from "./routes.ts";
import { iconButton, iconOf } from "./view.ts";

export const openDialog = (name: Dialog) => (): void => {
  showDialog(name);
};

export function chatButton({ game, unread }: Sees<"game" | "unread">): TemplateResult | typeof nothing {
  if (!game.options.chat) return nothing;
  return html`<span class="badged">${iconButton("chat", t("chat"), openDialog("chat"))}${unread ? html`<b class="count">${unread}</b>` : nothing}</span>`;
}

/** The picture beside a name, for a moment. */
export function reactionOf({ reactions }: Sees<"reactions">, seat: SeatInfo): TemplateResult | typeof nothing {
  const kind = reactions.get(seat.seat);
  return kind === undefined ? nothing : html`<span class="react pop">${iconOf(reactionIcon(kind))}</span>`;
}

// --- leaving ---------------------------------------------------------------------------------------------------------

type Round = Sees<"game" | "bye" | "page">;

const isPlaying = ({ game, bye, page }: Round): boolean =>
  page === "table" && ownSeat(game) !== undefined && !bye && ["countdown", "playing", "closing"].includes(game.phase);

export function leave(): void {
  showDialog("");
  send("stand");
  go("");
}

export const askToLeave = (app: Round): void => (isPlaying(app) ? openDialog("leave")() : leave());

/** An entry of the history more, so that the browser's way back leads here before it leads away. */
const GUARD = "nerts.guard";
const isGuarded = (): boolean => typeof history.state === "object" && history.state !== null && GUARD in history.state;
const putGuard = (): void => history.pushState({ ...(historyState() as object), [GUARD]: true }, "", location.href);

export function guardRound(app: Round): void {
  if (isPlaying(app) && !isGuarded()) putGuard();
}

/** The way back: in mid-round it asks, and the second time it goes. */
export function wentBack(app: Round & Sees<"dialog">): void {
  const here = app.page === "table" && location.pathname.endsWith(`/t/${app.game.code}`);
  if (isPlaying(app) && app.dialog !== "leave") {
    if (!here) history.forward();
    else putGuard();
    openDialog("leave")();
  } else if (isPlaying(app)) {
    leave();
  } else if (here && !isGuarded()) {
    history.back(); // the entry more has done its service
  } else {
    route();
  }
}
