// What is not needed at a table: the start page, and a page for every way an address or a connection can end.
import doors from "../../../locales/en/doors.ftl";
import { addTexts } from "../words/l10n.ts";

addTexts(doors);

export { endPage, lostPage, nowherePage } from "./errors.ts";
export { startPage } from "./start.ts";
