import { withTexts } from "../words/l10n.ts";

// A file over the page: without this the browser would leave the page and show the file instead.
const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

addEventListener("dragover", (event) => {
  if (hasFile(event)) event.preventDefault();
});
addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  void withTexts(import("./replay/page.ts"), "replay").then(({ dropped }) => dropped(file));
});
