// Tables for who has no seat: fetched when they are wanted, since most people play.
import { layScreen } from "./screen.ts";
import type { Ask, Geometry } from "./shapes.ts";
import { layWatch } from "./watch.ts";

export const layWatching = (ask: Ask): Geometry => (ask.screen ? layScreen(ask) : layWatch(ask));
