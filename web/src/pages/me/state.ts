// What the own page knows just now, and what can be done there.
import { askMe, type Me, post, type Told } from "../../net/me.ts";
import { makePasskey, signIn } from "../../net/passkey.ts";
import { keepPrefs, redraw, type Sees } from "../../play/app.ts";
import { root } from "../root.ts";

interface State {
  me: Me | null;
  /** Code of what has gone wrong. */
  problem: string;
  /** Code of what has been done. */
  done: string;
  busy: boolean;
  /** What is to be asked once more. */
  sure: "" | "delete" | "out";
  /** Is what is said of deleting. */
  deleting: boolean;
  /** Charts as tables. */
  tables: boolean;
}

const state: State = { me: null, problem: "", done: "", busy: false, sure: "", deleting: false, tables: false };
export const now: Readonly<State> = state;

function set(change: Partial<State>): void {
  Object.assign(state, change);
  redraw();
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

async function load(): Promise<void> {
  const answer = await askMe(root, zone());
  if ("code" in answer) set({ problem: answer.code });
  else set({ me: answer.told });
}

let visit: unknown = null;

/** Each visit begins with a table of nobody's (`startAnew`), by which it is known for a new one. */
export function visited({ game }: Sees<"game">): void {
  if (visit === game) return;
  visit = game;
  Object.assign(state, { problem: "", done: "", busy: false, sure: "" });
  void load();
}

/** One thing at a time; what comes of it is said, and the page is that of who one is now. */
async function act(what: () => Promise<Told<unknown>>, done: string): Promise<boolean> {
  if (state.busy) return false;
  set({ busy: true, problem: "", done: "", sure: "", deleting: done === "deleted" });
  const answer = await what();
  const failed = "code" in answer;
  if (!failed) await load();
  set({ busy: false, ...(failed ? { problem: answer.code } : { done }) });
  return !failed;
}

export const again = (): void => {
  set({ problem: "" });
  void load();
};
export const turnTables = (): void => set({ tables: !state.tables });
export const ask = (sure: State["sure"]) => (): void => set({ sure, done: "", problem: "" });

export const make = (name: string) => (): Promise<boolean> => act(() => makePasskey(root, name), "made");
export const remove = (id: string) => (): Promise<boolean> =>
  act(() => post(root, "passkeys/remove", { id }), "removed");

/** A browser that knows no name takes the one last played under. */
export const comeIn = (name: string) => async (): Promise<void> => {
  if ((await act(() => signIn(root), "in")) && !name.trim() && state.me?.name) keepPrefs({ name: state.me.name });
};
export const goOut = (): Promise<boolean> => act(() => post(root, "out"), "out");
export const forget = async (): Promise<void> => {
  if (await act(() => post(root, "delete"), "deleted")) keepPrefs({ name: "" });
};
