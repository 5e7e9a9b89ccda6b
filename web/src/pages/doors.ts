// What is not needed at a table: the start page, and a page for every way an address or a connection can end.
import doors from "../../../locales/en/doors.ftl";
import { later } from "../play/later.ts";
import { addTexts } from "../words/l10n.ts";
import { waitPage } from "./table/page.ts";

addTexts(doors);

const replay = later(() => import("./replay/page.ts"));

/** A round that is over, seen again: fetched when somebody comes to look. */
export function replayPage() {
  replay.want();
  return replay.now?.replayPage() ?? waitPage();
}

const me = later(() => import("./me/page.ts"));

/** What somebody has played: fetched likewise. */
export function mePage(app: Parameters<NonNullable<typeof me.now>["mePage"]>[0]) {
  me.want();
  return me.now?.mePage(app) ?? waitPage();
}

export { endPage, lostPage, nowherePage } from "./errors.ts";
export { startPage } from "./start.ts";
