// How one learns the game: by playing, by pictures, and by practice.
export { drillsPage } from "./drills/page.ts";
export { learnPage } from "./learn/page.ts";
export { practicePage } from "./practice/page.ts";
export { rulesPage } from "./rules/page.ts";
