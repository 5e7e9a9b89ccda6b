// What this browser remembers: how the page looks and feels, and the name last used.

export interface Prefs {
  name: string;
  theme: "auto" | "light" | "dark";
  fourColours: boolean;
  contrast: boolean;
  mirror: boolean;
  oneTap: boolean;
  hints: boolean;
  /** The closest races once more when a round is over. */
  again: boolean;
  motion: "auto" | "off";
  /** What a screen reader is told of at the table. */
  voice: "calls" | "own" | "all";
  /** Of the cards, 1 as the table would have them. */
  size: number;
  sound: number;
  vibrate: boolean;
  keysOn: boolean;
  /** Key of each action, by the action's name. */
  keys: Record<string, string>;
  muted: string[];
  /** The tutorial has been played, or was not wanted. */
  taught: boolean;
  /** What has been taught at the table itself, by name (firsts.ts). */
  firsts: string[];
  /** The own best times of practice alone in ms, by the text of the rules. */
  bests: Record<string, number>;
  /** Seconds for each drill; 0 for as long as one likes. */
  drill: number;
}

/** Keys as keyboard.ts tells them; digits choose work piles and are not remapped. */
export const KEYS: Readonly<Record<string, string>> = {
  turn: " ",
  nerts: "n",
  waste: "w",
  home: "f",
  call: "c",
  stuck: "x",
  shift: "b",
  pause: "p",
};

const DEFAULTS: Prefs = {
  name: "",
  theme: "auto",
  fourColours: false,
  contrast: false,
  mirror: false,
  oneTap: false,
  hints: false,
  again: true,
  motion: "auto",
  voice: "own",
  size: 1,
  sound: 0.6,
  vibrate: true,
  keysOn: true,
  keys: { ...KEYS },
  muted: [],
  taught: false,
  firsts: [],
  bests: {},
  drill: 10,
};
const STORE = "nerts";

/** A browser may forbid storage altogether; then the choices last as long as the page. */
function stored(): Partial<Prefs> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

export function loadPrefs(): Prefs {
  const kept = stored();
  const known = Object.entries(kept).filter(
    ([k, v]) => k in DEFAULTS && typeof v === typeof DEFAULTS[k as keyof Prefs],
  );
  const prefs: Prefs = { ...DEFAULTS, ...Object.fromEntries(known) };
  const list = (value: unknown): string[] => (Array.isArray(value) ? value : []);
  return { ...prefs, keys: { ...KEYS, ...prefs.keys }, muted: list(prefs.muted), firsts: list(prefs.firsts) };
}

export function savePrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(prefs));
  } catch {
    return; // storage is full or forbidden: nothing is lost but the memory of it
  }
}

const asks = (query: string): boolean => matchMedia(query).matches;
export const isStill = (prefs: Prefs): boolean => prefs.motion === "off" || asks("(prefers-reduced-motion: reduce)");
export const isDark = (prefs: Prefs): boolean =>
  prefs.theme === "auto" ? asks("(prefers-color-scheme: dark)") : prefs.theme === "dark";

/** Puts the choices onto the page, where the style sheet reads them. */
export function showPrefs(prefs: Prefs): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark(prefs) ? "dark" : "light";
  dataset.deck = prefs.fourColours ? "four" : "two";
  dataset.contrast = prefs.contrast || asks("(prefers-contrast: more)") ? "high" : "normal";
  dataset.motion = isStill(prefs) ? "still" : "full";
}
