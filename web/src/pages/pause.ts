// The game stands still: everybody sees it, and who has paused; whoever may goes on with one button.
import { html, nothing, type TemplateResult } from "lit-html";
import { app, isPaused, redraw } from "../play/app.ts";
import { keyOf } from "../play/keyboard.ts";
import { goOn, mayGoOn, watchPause } from "../play/pause.ts";
import { seatName } from "../play/texts.ts";
import { t } from "../words/l10n.ts";
import { openDialog } from "./talk.ts";
import { iconOf, keepOpen } from "./view.ts";

const isShown = (): boolean => isPaused() && app.page === "table" && !app.bye && !app.trouble && !app.dialog;

/** Escape, and the key that has paused, go on; whoever may not stays. */
function keyed(event: KeyboardEvent): void {
  const isOwn = app.prefs.keysOn && keyOf(event) === app.prefs.keys.pause;
  if (event.key !== "Escape" && !isOwn) return;
  event.preventDefault();
  if (!event.repeat && mayGoOn()) goOn();
}

function said(): string {
  if (app.game.paused !== app.game.you) return t("paused-by", { name: seatName(app.game.paused) });
  return app.game.seats.some((s) => !s.bot && s.net !== 2 && s.seat !== app.game.you)
    ? t("paused-all")
    : t("paused-bots");
}

function body(): TemplateResult {
  const wait = html`<p class="mutedp">${t("paused-wait")}</p>`;
  const chat = html`<button class="btn tall" @click=${openDialog("chat")}>${iconOf("chat")}${t("chat")}</button>`;
  return html`<h2 id="pause-title">${t("paused")}</h2><p id="pause-text">${said()}</p>
    ${mayGoOn() ? html`<button class="btn pri huge" id="go-on" autofocus @click=${goOn}>${t("go-on")}</button>` : wait}
    <div class="split">${app.game.options.chat ? chat : nothing}<button class="btn tall" @click=${openDialog("seats")}>${iconOf("people")}${t("players")}</button></div>`;
}

function sync(): void {
  watchPause();
  keepOpen("pause", isShown());
}

const stay = (event: Event): void => event.preventDefault();

export function pausePanel(): TemplateResult {
  queueMicrotask(sync);
  return html`<dialog id="pause" class="trouble" aria-labelledby="pause-title" aria-describedby="pause-text"
    @cancel=${stay} @keydown=${keyed} @close=${redraw}>${isShown() ? body() : nothing}</dialog>`;
}
