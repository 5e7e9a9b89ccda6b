// What is not needed at a table: the start page, and a page for every way an address or a connection can end.
import type { App } from "../play/app.ts";
import { later } from "../play/later.ts";
import { withTexts } from "../words/l10n.ts";
import { waitPage } from "./table/page.ts";

const replay = later(() => withTexts(import("./replay/page.ts"), "replay"));

/** A round that is over, seen again: fetched when somebody comes to look. */
export function replayPage() {
  replay.want();
  return replay.now?.replayPage() ?? waitPage();
}

const me = later(() => withTexts(import("./me/page.ts"), "me"));

/** What somebody has played: fetched likewise. */
export function mePage(app: Parameters<NonNullable<typeof me.now>["mePage"]>[0]) {
  me.want();
  return me.now?.mePage(app) ?? waitPage();
}

const teaching = later(() => withTexts(import("./teaching.ts"), "around", "rules", "rulebook", "learn", "practice"));
type Teaching = NonNullable<typeof teaching.now>;

const taught = (page: keyof Teaching) => (app: App) => {
  teaching.want();
  return teaching.now?.[page](app) ?? waitPage();
};

/** Tables in the page itself, and the rules in pictures. */
export const learnPage = taught("learnPage");
export const practicePage = taught("practicePage");
export const drillsPage = taught("drillsPage");
export const rulesPage = taught("rulesPage");

export { endPage, lostPage, nowherePage } from "./errors.ts";
export { startPage } from "./start.ts";
