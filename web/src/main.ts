// Where the page begins.
import { render } from "lit-html";
import { defs } from "./cards/faces.ts";
import { remember } from "./net/identity.ts";
import { followFocus } from "./pages/chooser.ts";
import { endPage, lostPage, nowherePage } from "./pages/errors.ts";
import { introduce, route } from "./pages/routes.ts";
import { startPage } from "./pages/start.ts";
import { tablePage, waitPage } from "./pages/table/page.ts";
import { guardRound, wentBack } from "./pages/talk.ts";
import { outliveTranslation } from "./pages/translated.ts";
import { troublePanel, watchLine } from "./pages/trouble.ts";
import { app, isScreen, onDraw, redraw } from "./play/app.ts";
import { tellTab } from "./play/away.ts";
import { board, drawBoard, mount, unmount } from "./play/board.ts";
import { bindPointers } from "./play/input.ts";
import { keyDown } from "./play/keys.ts";
import { watchPause } from "./play/pause.ts";
import { showPrefs } from "./play/prefs.ts";
import { positionText } from "./rules/notation.ts";
import { language } from "./words/l10n.ts";

let room: typeof import("./pages/room.ts") | null = null;
let furnishing = false;

const FURNISH_MS = 1000;

/** The rest of the page, once the first cards are out; where the server is gone just then, again in a while. */
async function furnish(): Promise<void> {
  if (furnishing || (app.page === "table" && !app.game.phase)) return;
  furnishing = true;
  room = await import("./pages/room.ts").catch(() => null);
  if (room) redraw();
  else
    setTimeout(() => {
      furnishing = false;
      redraw();
    }, FURNISH_MS);
}

const onTable = (): boolean => ["countdown", "playing", "closing"].includes(app.game.phase) || board.big !== null;

function page() {
  if (app.page === "start") return startPage();
  if (app.page === "lost") return lostPage();
  if (app.page === "nowhere") return nowherePage();
  if (app.bye) return endPage();
  if (!app.game.phase) return waitPage();
  if (onTable()) return tablePage(room?.screenParts);
  if (!room) return waitPage();
  return app.game.phase === "lobby" ? room.lobbyPage() : room.scoresPage();
}

/** The first drawing makes the elements; the cards are laid over them, and then the piles follow the cards. */
function draw(): void {
  const host = document.getElementById("app") as HTMLElement;
  document.body.dataset.phase = app.page === "table" ? app.game.phase || "connecting" : app.page;
  document.body.toggleAttribute("data-unread", app.unread > 0);
  guardRound();
  const content = page();
  render([content, room?.dialogs(), troublePanel()], host);
  void furnish();
  const layer = host.querySelector<HTMLElement>(".t .cards");
  if (!layer) {
    unmount();
    return;
  }
  mount(layer);
  bind(host.querySelector<HTMLElement>(".t"));
  drawBoard();
  followFocus();
}

const bound = new WeakSet<HTMLElement>();
function bind(table: HTMLElement | null): void {
  if (!table || bound.has(table)) return;
  bound.add(table);
  bindPointers(table);
}

function tick(): void {
  tellTab();
  watchLine();
  watchPause();
  if ((app.endsAt && app.game.phase === "countdown") || app.waits.size) redraw();
}

function begin(): void {
  outliveTranslation();
  remember();
  showPrefs(app.prefs);
  document.documentElement.lang = language;
  if (isScreen) document.documentElement.dataset.screen = "";
  document.body.insertAdjacentHTML("afterbegin", defs());
  document.body.append(Object.assign(document.createElement("div"), { id: "app" }));
  const live = Object.assign(document.createElement("div"), { id: "live", className: "offscreen" });
  live.setAttribute("aria-live", "polite");
  document.body.append(live, Object.assign(document.createElement("div"), { id: "probe", ariaHidden: "true" }));
  onDraw(draw);
  addEventListener("popstate", wentBack);
  addEventListener("resize", redraw);
  addEventListener("keydown", keyDown);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => showPrefs(app.prefs));
  }
  document.addEventListener("visibilitychange", tick);
  setInterval(tick, 250);
  route();
  void introduce();
}

Object.defineProperty(window, "nerts", {
  value: Object.freeze({
    position: () => (app.game.view ? positionText(app.game.view) : ""),
    seq: () => app.game.seq,
    pending: () => app.game.pending.length,
  }),
});

begin();
