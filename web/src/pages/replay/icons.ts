// Icons that only a replay needs; fetched with it.
import { ICON } from "../../cards/art.ts";

Object.assign(ICON, {
  play: '<path fill="currentColor" d="M8 5.500v13l10.500-6.500Z"/>',
  halt: '<path stroke-width="3.600" d="M8.500 6v12M15.500 6v12"/>',
  back: '<path d="M6.500 6v12M18 6.500v11L9.500 12Z"/>',
  on: '<path d="M17.500 6v12M6 6.500v11l8.500-5.500Z"/>',
  markback: '<path d="m11.500 6-6 6 6 6M18.500 6l-6 6 6 6"/>',
  markon: '<path d="m12.500 6 6 6-6 6M5.500 6l6 6-6 6"/>',
  left: '<path d="M20 12H4.500M11 5l-7 7 7 7"/>',
  save: '<path d="M12 4v11.500M8 12l4 3.500 4-3.500M5 20h14"/>',
  lines: '<path d="M4 4v16h16M7.500 15l4-5 3 3 5-7"/>',
});
