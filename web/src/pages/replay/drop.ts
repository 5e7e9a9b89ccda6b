// A file that somebody brings: chosen, or dropped on any page.
import { app, toast } from "../../play/app.ts";
import { t } from "../../words/l10n.ts";
import { go } from "../routes.ts";
import { openFile } from "./state.ts";

/** Asks the browser for a file. */
export function choose(): void {
  const field = Object.assign(document.createElement("input"), { type: "file", accept: ".nerts,text/plain" });
  field.addEventListener("change", () => {
    const [file] = field.files ?? [];
    if (file) void openFile(file);
  });
  field.click();
}

/** In mid-round nobody is taken away from the table by a slip of the hand. */
export function dropped(file: File): void {
  if (app.page === "table" && ["countdown", "playing", "closing"].includes(app.game.phase) && app.game.you >= 0) {
    toast(t("replay-not-now"), { icon: "x", rank: 2 }, 4000);
    return;
  }
  if (app.page !== "replay") go("replay");
  void openFile(file);
}
