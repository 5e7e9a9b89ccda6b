// From a page to a table: a new one, or the one whose code somebody has told.
import { askServer } from "../net/ask.ts";
import { readCode } from "../net/code.ts";
import { setBusy, setProblem } from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { root } from "./root.ts";
import { go, hasName } from "./routes.ts";

interface NewTable {
  readonly bots: number;
  readonly pace?: string;
  readonly level?: string;
  readonly rules?: string;
}

/** Makes a table, goes there and sits down; `play` starts at once. */
export async function newTable(table: NewTable, play: boolean): Promise<void> {
  setBusy(true);
  setProblem("");
  hasName();
  const body = JSON.stringify({ pace: "medium", level: "medium", rules: "classic", ...table });
  const headers = { "content-type": "application/json" };
  const answer = await askServer(`${root}api/tables`, { method: "POST", body, headers });
  setBusy(false);
  const made = answer?.ok ? (answer.told as { code: string } | null) : null;
  if (!made) {
    setProblem(answer ? t("problem-refused") : t("problem-offline"));
    return;
  }
  go(`t/${made.code}${play ? "#play" : "#sit"}`);
}

export function join(text: string): void {
  const code = readCode(text);
  setProblem(code ? "" : t("problem-code"));
  if (code) go(`t/${code}`);
}
