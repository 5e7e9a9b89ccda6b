// What a person does at the table, and what the page does when something has happened.
export { tellTab } from "../play/away.ts";
export { show } from "../play/effects.ts";
export { askHint } from "../play/hint.ts";
export { attempt } from "../play/hold.ts";
export { bindPointers } from "../play/input.ts";
export { keyDown } from "../play/keys.ts";
export { watchPause } from "../play/pause.ts";

export { chooser, followFocus } from "./chooser.ts";
export { troublePanel, watchLine } from "./trouble.ts";
