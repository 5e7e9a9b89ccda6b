// The game stands still: everybody sees it, and who has paused; whoever may goes on with one button.
import { html, nothing, type TemplateResult } from "lit-html";
import { isPaused } from "../net/game.ts";
import { redraw, type Sees, type Table } from "../play/app.ts";
import { keyOf } from "../play/keyboard.ts";
import { goOn, mayGoOn, watchPause } from "../play/pause.ts";
import { seatName } from "../play/texts.ts";
import { t } from "../words/l10n.ts";
import { openDialog } from "./talk.ts";
import { iconOf, keepOpen } from "./view.ts";

type Shown = Sees<"game" | "page" | "bye" | "trouble" | "dialog">;

const isShown = ({ game, page, bye, trouble, dialog }: Shown): boolean =>
  isPaused(game) && page === "table" && !bye && !trouble && !dialog;

/** Escape, and the key that has paused, go on; whoever may not stays. */
const keyed =
  ({ game, prefs }: Sees<"game" | "prefs">) =>
  (event: KeyboardEvent): void => {
    const isOwn = prefs.keysOn && keyOf(event) === prefs.keys.pause;
    if (event.key !== "Escape" && !isOwn) return;
    event.preventDefault();
    if (!event.repeat && mayGoOn(game)) goOn();
  };

function said(game: Table): string {
  const { paused, you, seats } = game;
  if (paused !== you) return t("paused-by", { name: seatName(game, paused) });
  return seats.some((s) => !s.bot && s.net !== 2 && s.seat !== you) ? t("paused-all") : t("paused-bots");
}

function body(game: Table): TemplateResult {
  const wait = html`<p class="mutedp">${t("paused-wait")}</p>`;
  const chat = html`<button class="btn tall" @click=${openDialog("chat")}>${iconOf("chat")}${t("chat")}</button>`;
  return html`<h2 id="pause-title">${t("paused")}</h2><p id="pause-text">${said(game)}</p>
    ${mayGoOn(game) ? html`<button class="btn pri huge" id="go-on" autofocus @click=${goOn}>${t("go-on")}</button>` : wait}
    <div class="split">${game.options.chat ? chat : nothing}<button class="btn tall" @click=${openDialog("seats")}>${iconOf("people")}${t("players")}</button></div>`;
}

function sync(app: Shown): void {
  watchPause();
  keepOpen("pause", isShown(app));
}

const stay = (event: Event): void => event.preventDefault();

export function pausePanel(app: Shown & Sees<"prefs">): TemplateResult {
  queueMicrotask(() => sync(app));
  return html`<dialog id="pause" class="trouble" aria-labelledby="pause-title" aria-describedby="pause-text"
    @cancel=${stay} @keydown=${keyed(app)} @close=${redraw}>${isShown(app) ? body(app.game) : nothing}</dialog>`;
}
