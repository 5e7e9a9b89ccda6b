// What is not needed for the first card comes a moment later: lobby, score sheet, dialogs, and their words.
import { whenAnswered } from "../play/app.ts";
import "./dropping.ts";
import { rulesAnswered } from "./options.ts";

whenAnswered(rulesAnswered);

export { dialogs } from "./dialogs.ts";
export { lobbyPage } from "./lobby.ts";
export { scoresPage } from "./scores.ts";
export { screenParts } from "./table/screen.ts";
export { watching } from "./table/watching.ts";
