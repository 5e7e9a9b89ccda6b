// What is not needed for the first card comes a moment later: lobby, score sheet, dialogs, and their words.
import around from "../../../locales/en/around.ftl";
import deal from "../../../locales/en/deal.ftl";
import lobby from "../../../locales/en/lobby.ftl";
import rules from "../../../locales/en/rules.ftl";
import { whenAnswered } from "../play/app.ts";
import { addTexts } from "../words/l10n.ts";
import "./dropping.ts";
import { rulesAnswered } from "./options.ts";

addTexts(around, deal, lobby, rules);
whenAnswered(rulesAnswered);

export { dialogs } from "./dialogs.ts";
export { lobbyPage } from "./lobby.ts";
export { scoresPage } from "./scores.ts";
export { screenParts } from "./table/screen.ts";
