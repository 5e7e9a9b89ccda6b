// What a person does at the table, and what the page does when something has happened.
import type { Scene } from "../cards/layer.ts";
import { keepForOffline } from "../net/offline.ts";
import { redraw } from "../play/app.ts";
import { FIRSTS } from "../play/firsts.ts";
import { later } from "../play/later.ts";
import { withTexts } from "../words/l10n.ts";
import { root } from "./root.ts";

keepForOffline(root);
for (const event of ["online", "offline"]) addEventListener(event, redraw);

const firsts = later(() => withTexts(import("./firsts.ts"), "firsts"));

/** For who does not know the table yet. */
export function firstMark(app: Parameters<NonNullable<typeof firsts.now>["firstMark"]>[0], scene: Scene): unknown {
  if (scene.own < 0 || FIRSTS.every((first) => app.prefs.firsts.includes(first))) return null;
  firsts.want();
  return firsts.now?.firstMark(app, scene) ?? null;
}

export { keepAwake } from "../play/awake.ts";
export { tellTab } from "../play/away.ts";
export { show } from "../play/effects.ts";
export { askHint } from "../play/hint.ts";
export { attempt } from "../play/hold.ts";
export { bindPointers } from "../play/input.ts";
export { keyDown } from "../play/keys.ts";
export { watchPause } from "../play/pause.ts";

export { chooser, followFocus } from "./chooser.ts";
export { troublePanel, watchLine } from "./trouble.ts";
