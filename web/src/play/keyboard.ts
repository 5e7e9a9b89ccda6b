// What a key means on any keyboard layout: by its letter where that is Latin (AZERTY and Dvorak move letters about), by
// its place where another script is written.

/** The parts of a KeyboardEvent that tell which key it was. */
export interface Press {
  readonly key: string;
  readonly code: string;
}

/** Latin letters stand on these places in every layout of another script, as its users' keyboards are engraved. */
const PLACES: Readonly<Record<string, string>> = {
  Comma: ",",
  Period: ".",
  Semicolon: ";",
  Quote: "'",
  BracketLeft: "[",
  BracketRight: "]",
  Slash: "/",
  Backslash: "\\",
  Backquote: "`",
  Minus: "-",
  Equal: "=",
  IntlBackslash: "\\",
};
/** Signs that only layouts of other scripts have on the place of a letter: Hebrew on Q and W, Greek on Q. */
const FOREIGN_SIGNS: ReadonlySet<string> = new Set(["KeyQ/", "KeyW'", "KeyW’", "KeyQ;", "KeyQ:"]);
/** An input method keeps the letter to itself. */
const UNTOLD: ReadonlySet<string> = new Set(["Process", "Unidentified", ""]);

const placeOf = (code: string): string => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code] ?? "";

const isLatin = (key: string): boolean => /^\p{Script=Latin}/u.test(key);
/** Letters, and vowel signs, which Khmer has on keys of their own; Arabic has two letters on one. */
const isForeign = (key: string): boolean => /^[\p{L}\p{M}]+$/u.test(key) && !isLatin(key);

/** The key in small letters as it is kept in the choices, " " for the space bar; "" for one that plays nothing. */
export function keyOf({ key, code }: Press): string {
  if (code === "Space") return " "; // Khmer and Japanese write other blanks with it
  if (UNTOLD.has(key) || isForeign(key) || FOREIGN_SIGNS.has(code + key)) return placeOf(code);
  return [...key].length === 1 ? key.toLowerCase() : "";
}

/** The digit on the key, also with Shift, where the character is another one, and in layouts without digits (AZERTY). */
export function digitOf({ key, code }: Press): number {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (code === "" ? /^[0-9]$/.exec(key)?.[0] : undefined);
  return Number(digit ?? 0);
}

/** May a person choose it for an action: digits are the work piles. */
export const isFree = (press: Press): boolean => !/^(?:Digit|Numpad)/.test(press.code) && !/[0-9]/.test(keyOf(press));

/** As it is written on the key. */
export function capOf(key: string, space: string): string {
  if (key === " ") return space;
  const upper = key.toUpperCase();
  return [...upper].length === 1 ? upper : key;
}

/** Is there one: who has only a finger is told of no keys. */
export const hasKeyboard = (): boolean => matchMedia("(hover: hover) and (pointer: fine)").matches;
