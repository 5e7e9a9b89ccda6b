// Icons that only the own page needs; fetched with it.
import { ICON } from "../../cards/art.ts";

Object.assign(ICON, {
  key: '<circle cx="8" cy="15.500" r="4.200"/><path d="m11 12.500 8.500-8.500M15.500 8l3 3M18 5.500l2.500 2.500"/>',
  bin: '<path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.200 11v5.500M13.800 11v5.500"/>',
  save: '<path d="M12 4v11.500M8 12l4 3.500 4-3.500M5 20h14"/>',
});
