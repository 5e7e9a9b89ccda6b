// Who this page is where the browser keeps no cookie: a signed text from the server, kept for as long as the tab lasts (P19).

import { askServer } from "./ask.ts";

const KEY = "nerts.id";
const OFFER = "nerts.id.";

/** Where cookies are refused, session storage often is too; then the entry in the tab's history keeps it over a reload. */
function kept(): string {
  const state: unknown = history.state;
  const inHistory = state && typeof state === "object" && KEY in state ? String(state[KEY]) : "";
  try {
    return sessionStorage.getItem(KEY) ?? inHistory;
  } catch {
    return inHistory;
  }
}

let token = "";

/** What goes along with an entry of the history, so that it survives every change of page. */
export const historyState = (): unknown => (token ? { [KEY]: token } : null);

function keep(value: string): void {
  token = value;
  history.replaceState(historyState(), "");
  try {
    sessionStorage.setItem(KEY, value);
  } catch {
    return; // the history has it
  }
}

/** Does the browser refuse to remember who somebody is, so that a seat lasts no longer than this tab. */
export const isForgetful = (): boolean => token !== "";

/** Subprotocols to name to the server: never a part of an address, which would end up in logs. */
export const protocols = (): string[] => (token ? ["nerts", OFFER + token] : []);

let asked = false;
/** Has the server said whether it knows this browser: until then nobody sits down by himself. */
export const isIdentified = (): boolean => asked || token !== "";

/** Takes up what this tab has kept. */
export function remember(): void {
  token = kept();
}

/** Asks the server whether it has got the cookie that came with the page; true if it has not, and the page now has a name
 * of its own. */
export async function identify(root: string, ask: typeof fetch = fetch): Promise<boolean> {
  const answer = token ? null : await askServer(`${root}api/identity`, { method: "POST" }, ask);
  asked = true;
  if (!answer?.ok) return false;
  const told = answer.told as { readonly token: string } | null;
  if (told?.token) keep(told.token);
  return Boolean(told?.token);
}
