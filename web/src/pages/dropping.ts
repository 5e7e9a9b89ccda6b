// A file over the page: without this the browser would leave the page and show the file instead.
const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

addEventListener("dragover", (event) => {
  if (hasFile(event)) event.preventDefault();
});
addEventListener("drop", (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  void import("./replay/page.ts").then(({ dropped }) => dropped(file));
});
