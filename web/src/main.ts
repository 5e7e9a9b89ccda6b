// Where the page begins.
import { render } from "lit-html";
import { app, onDraw, redraw } from "./app.ts";
import { board, drawBoard, mount, unmount } from "./board.ts";
import { dialogs } from "./dialogs.ts";
import { defs } from "./faces.ts";
import { bindPointers } from "./input.ts";
import { keyDown } from "./keys.ts";
import { language } from "./l10n.ts";
import { lobbyPage } from "./lobby.ts";
import { positionText } from "./notation.ts";
import { showPrefs } from "./prefs.ts";
import { route } from "./routes.ts";
import { scoresPage } from "./scores.ts";
import { lostPage, startPage } from "./start.ts";
import { tablePage, waitPage } from "./tableview.ts";

const onTable = (): boolean => ["countdown", "playing", "closing"].includes(app.game.phase) || board.big !== null;

function page() {
  if (app.page === "start") return startPage();
  if (app.page === "lost") return lostPage();
  if (!app.game.phase || app.bye) return waitPage();
  if (app.game.phase === "lobby") return lobbyPage();
  return onTable() ? tablePage() : scoresPage();
}

/** The first drawing makes the elements; the cards are laid over them, and then the piles follow the cards. */
function draw(): void {
  const host = document.getElementById("app") as HTMLElement;
  document.body.dataset.phase = app.page === "table" ? app.game.phase || "connecting" : app.page;
  const content = page();
  render([content, dialogs()], host);
  const layer = host.querySelector<HTMLElement>(".t .cards");
  if (!layer) {
    unmount();
    return;
  }
  mount(layer);
  bind(host.querySelector<HTMLElement>(".t"));
  drawBoard();
}

const bound = new WeakSet<HTMLElement>();
function bind(table: HTMLElement | null): void {
  if (!table || bound.has(table)) return;
  bound.add(table);
  bindPointers(table);
}

function tick(): void {
  if (app.endsAt && app.game.phase === "countdown") redraw();
}

function begin(): void {
  showPrefs(app.prefs);
  document.documentElement.lang = language;
  document.body.insertAdjacentHTML("afterbegin", defs());
  document.body.append(Object.assign(document.createElement("div"), { id: "app" }));
  const live = Object.assign(document.createElement("div"), { id: "live", className: "offscreen" });
  live.setAttribute("aria-live", "polite");
  document.body.append(live);
  onDraw(draw);
  addEventListener("popstate", route);
  addEventListener("resize", redraw);
  addEventListener("keydown", keyDown);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => showPrefs(app.prefs));
  }
  setInterval(tick, 250);
  route();
}

Object.defineProperty(window, "nerts", {
  value: Object.freeze({
    position: () => (app.game.view ? positionText(app.game.view) : ""),
    seq: () => app.game.seq,
    pending: () => app.game.pending.length,
  }),
});

begin();
