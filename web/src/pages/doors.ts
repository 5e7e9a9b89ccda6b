// What is not needed at a table: the start page, and a page for every way an address or a connection can end.
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

/** A table in the page itself, where one learns by playing. */
export function learnPage(app: Parameters<Teaching["learnPage"]>[0]) {
  teaching.want();
  return teaching.now?.learnPage(app) ?? waitPage();
}

export function rulesPage(app: Parameters<Teaching["rulesPage"]>[0]) {
  teaching.want();
  return teaching.now?.rulesPage(app) ?? waitPage();
}

export function practicePage(app: Parameters<Teaching["practicePage"]>[0]) {
  teaching.want();
  return teaching.now?.practicePage(app) ?? waitPage();
}

export function drillsPage(app: Parameters<Teaching["drillsPage"]>[0]) {
  teaching.want();
  return teaching.now?.drillsPage(app) ?? waitPage();
}

export { endPage, lostPage, nowherePage } from "./errors.ts";
export { startPage } from "./start.ts";
