// Every string that a person reads. English is in the bundle; the page's language follows the browser.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import pages from "../../../locales/en/pages.ftl";
import table from "../../../locales/en/table.ftl";

export type Args = Record<string, FluentVariable>;
const bundle = new FluentBundle("en", { useIsolating: false });

/** More of the catalogue, with the part of the page that needs it. */
export function addTexts(...texts: readonly string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text));
}
addTexts(pages, table);

export const language = "en";

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** B58: a name that runs from right to left keeps the digits beside it in order. */
export const named = (name: string): string => (RTL.test(name) ? `\u2068${name}\u2069` : name);

/** The text of an id, or the id itself where a catalogue lacks it. */
export function t(id: string, args: Args = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** A minus sign, not a hyphen; a plus sign where a change is meant. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
