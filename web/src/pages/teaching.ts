// How one learns the game: by playing, and by pictures.
export { learnPage } from "./learn/page.ts";
export { rulesPage } from "./rules/page.ts";
