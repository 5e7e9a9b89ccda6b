// Where everything at the table lies, from the size of the window and who sits there. Pure numbers, no DOM.

import { layScreen } from "./screen.ts";
import type { Ask, Geometry } from "./shapes.ts";
import { layTable } from "./table.ts";
import { layWatch } from "./watch.ts";

export * from "./shapes.ts";
export { EDGE, FAN, RATIO, TARGET } from "./sizes.ts";
export { rowsOf } from "./tray.ts";

export function geometry(ask: Ask): Geometry {
  if (ask.screen) return layScreen(ask);
  return ask.watching ? layWatch(ask) : layTable(ask);
}
