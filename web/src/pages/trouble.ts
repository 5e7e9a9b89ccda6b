// No connection for eight seconds: a calm panel says who is at fault, what is kept, and when the next try comes (P20).
import { html, nothing, type TemplateResult } from "lit-html";
import { ownSeat } from "../net/game.ts";
import { downFor, PROBE_MS, retryIn, TROUBLE_MS } from "../net/line.ts";
import { type Fault, probe } from "../net/probe.ts";
import { retry } from "../net/retry.ts";
import type { Net } from "../net/socket.ts";
import { type App, redraw, type Sees, setTrouble, type Table } from "../play/app.ts";
import { board } from "../play/board.ts";
import { putDown } from "../play/hold.ts";
import { cancel } from "../play/input.ts";
import { t } from "../words/l10n.ts";
import { copyText } from "./copy.ts";
import { root } from "./root.ts";
import { iconOf, keepOpen } from "./view.ts";

let asking = false;
let fault: Fault | "" = "";
/** What became of the report: copied, or to be copied by hand. */
let told: "" | "copied" | "shown" = "";

type Line = Sees<"net" | "page" | "bye" | "trouble">;

async function ask(app: Line): Promise<void> {
  if (asking) return;
  asking = true;
  fault = await probe(root);
  asking = false;
  watchLine(app);
}

const isWanted = ({ page, bye }: Line): boolean => page === "table" && !bye && document.visibilityState === "visible";

function turn(before: App["trouble"], trouble: App["trouble"]): void {
  if (trouble === before) return;
  if (trouble && !before) {
    cancel(); // what is held goes back
    if (board.hold) putDown();
  }
  if (!trouble) told = "";
  setTrouble(trouble);
}

let triedBefore = 0;

/** To be called often. Asks before the panel is due, so that it says the right thing at once, and again with each try. */
export function watchLine(app: Line, now = performance.now()): void {
  const { net } = app;
  const down = net && isWanted(app) ? downFor(net, now) : 0;
  if (down < PROBE_MS) fault = "";
  if (net && down >= PROBE_MS && (fault === "" || net.tries !== triedBefore)) {
    triedBefore = net.tries;
    void ask(app);
  }
  turn(app.trouble, down >= TROUBLE_MS ? fault || "gone" : "");
  if (app.trouble) redraw();
}

const again = (net: Net) => (): void => {
  retry(net);
  redraw();
};

function report(net: Net, fault: App["trouble"]): string {
  return t("report", {
    time: new Date().toISOString(),
    page: location.origin + root,
    fault,
    tries: net.tries,
    seconds: Math.round(downFor(net, performance.now()) / 1000),
    code: String(net.closed),
    browser: navigator.userAgent,
  });
}

const tell = (net: Net, trouble: App["trouble"]) => async (): Promise<void> => {
  told = (await copyText(report(net, trouble))) ? "copied" : "shown";
  redraw();
};

const kept = (game: Table): string => (!ownSeat(game) ? "none" : game.phase === "lobby" ? "seat" : "match");

function body({ game, trouble }: Sees<"game" | "trouble">, net: Net): TemplateResult {
  const blocked = trouble === "blocked";
  const seconds = retryIn(net, performance.now());
  return html`<h2 id="trouble-title">${iconOf(blocked ? "x" : "plug")}<span>${t(blocked ? "trouble-blocked" : "trouble-gone")}</span></h2>
    <div id="trouble-text"><p>${blocked ? t("trouble-blocked-help") : t("trouble-gone-help", { kept: kept(game) })}</p><p class="num">${t("next-try", { seconds })}</p></div>
    <div class="split"><button class="btn pri tall wide" id="again" @click=${again(net)}>${t("try-again")}</button>
    <button class="btn tall" id="details" @click=${tell(net, trouble)}>${iconOf(told === "copied" ? "check" : "copy")}${told === "copied" ? t("details-copied") : t("details")}</button></div>
    ${told === "shown" ? html`<textarea class="in" readonly aria-label=${t("details")} .value=${report(net, trouble)} @focus=${(e: Event) => (e.target as HTMLTextAreaElement).select()}></textarea>` : nothing}`;
}

/** Escape would close it, and with it the only way on. */
function stay(event: Event): void {
  if (event.type === "cancel" || (event as KeyboardEvent).key === "Escape") event.preventDefault();
}

export function troublePanel(app: Sees<"game" | "net" | "trouble">): TemplateResult {
  queueMicrotask(() => keepOpen("trouble", app.trouble !== ""));
  return html`<dialog id="trouble" class="trouble" role="alertdialog" aria-labelledby="trouble-title" aria-describedby="trouble-text"
    @cancel=${stay} @keydown=${stay} @close=${redraw}>${app.trouble && app.net ? body(app, app.net) : nothing}</dialog>`;
}
