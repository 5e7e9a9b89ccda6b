// What others read of the layout: its shapes and the few sizes that cards are drawn by.
export * from "./shapes.ts";
export { EDGE, FAN, RATIO, TARGET } from "./sizes.ts";
export { rowsOf } from "./tray.ts";
