// Where the page begins.
import { nothing, render } from "lit-html";
import { defs } from "./cards/faces.ts";
import { remember } from "./net/identity.ts";
import { hands, happen } from "./pages/acts.ts";
import { introduce, route } from "./pages/routes.ts";
import { pagesStyle } from "./pages/style.ts";
import { toastLine } from "./pages/table/bar.ts";
import { tablePage, waitPage } from "./pages/table/page.ts";
import { guardRound, wentBack } from "./pages/talk.ts";
import { outliveTranslation } from "./pages/translated.ts";
import { app, isScreen, onDraw, redraw } from "./play/app.ts";
import { board, drawBoard, mount, unmount } from "./play/board.ts";
import { later } from "./play/later.ts";
import { canLay } from "./play/measure.ts";
import { showPrefs } from "./play/prefs.ts";
import { positionText } from "./rules/notation.ts";
import { withTexts } from "./words/l10n.ts";

const dressed = <T>(part: Promise<T>): Promise<T> => Promise.all([part, pagesStyle()]).then(([come]) => come);
const room = later(() => dressed(withTexts(import("./pages/room.ts"), "around", "deal", "lobby", "rules")));
const doors = later(() => dressed(withTexts(import("./pages/doors.ts"), "doors")));

/** The rest of the page, once the first cards are out. */
function furnish(): void {
  hands.want();
  if (app.page !== "table" || app.game.phase) room.want();
  if (app.page !== "table" || app.bye || room.now) doors.want();
}

const onTable = (): boolean => ["countdown", "playing", "closing"].includes(app.game.phase) || board.big !== null;

function page() {
  if (app.page !== "table") return doorPage();
  if (app.bye) return doors.now?.endPage(app) ?? waitPage();
  if (!app.game.phase) return waitPage();
  if (onTable()) return canLay() ? tablePage(app, room.now) : waitPage();
  if (!room.now) return waitPage();
  return app.game.phase === "lobby" ? room.now.lobbyPage(app) : room.now.scoresPage(app);
}

function doorPage() {
  if (!doors.now) return waitPage();
  const { startPage, replayPage, mePage, learnPage, rulesPage, practicePage, drillsPage, lostPage, nowherePage } =
    doors.now;
  const pages = {
    start: startPage,
    replay: replayPage,
    me: mePage,
    learn: learnPage,
    rules: rulesPage,
    practice: practicePage,
    drills: drillsPage,
    lost: lostPage,
    nowhere: nowherePage,
    table: waitPage,
  };
  return pages[app.page](app);
}

/** The first drawing makes the elements; the cards are laid over them, and then the piles follow the cards. */
function draw(): void {
  const host = document.getElementById("app") as HTMLElement;
  document.body.dataset.phase = app.page === "table" ? app.game.phase || "connecting" : app.page;
  document.body.toggleAttribute("data-unread", app.unread > 0);
  guardRound(app);
  const content = page();
  render([content, room.now?.dialogs(app), hands.now?.troublePanel(app)], host);
  happen();
  furnish();
  const layer = host.querySelector<HTMLElement>(".t .cards");
  render(layer ? nothing : toastLine(app, null), document.getElementById("floating") as HTMLElement);
  if (!layer) {
    unmount();
    return;
  }
  mount(layer);
  bind(host.querySelector<HTMLElement>(".t"));
  drawBoard();
  hands.now?.followFocus();
}

const bound = new WeakSet<HTMLElement>();
function bind(table: HTMLElement | null): void {
  if (!table || !hands.now || bound.has(table)) return;
  bound.add(table);
  hands.now.bindPointers(table);
}

function tick(): void {
  hands.now?.tellTab();
  hands.now?.watchLine(app);
  hands.now?.watchPause();
  hands.now?.keepAwake();
  if ((app.endsAt && app.game.phase === "countdown") || app.waits.size || isScreen) redraw();
}

function begin(): void {
  outliveTranslation();
  remember();
  showPrefs(app.prefs);
  if (isScreen) document.documentElement.dataset.screen = "";
  document.body.insertAdjacentHTML("afterbegin", defs());
  for (const id of ["app", "floating"]) document.body.append(Object.assign(document.createElement("div"), { id }));
  const live = Object.assign(document.createElement("div"), { id: "live", className: "offscreen" });
  live.setAttribute("aria-live", "polite");
  document.body.append(live, Object.assign(document.createElement("div"), { id: "probe", ariaHidden: "true" }));
  onDraw(draw);
  addEventListener("popstate", () => wentBack(app));
  addEventListener("resize", redraw);
  addEventListener("keydown", (event) => hands.now?.keyDown(event));
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
