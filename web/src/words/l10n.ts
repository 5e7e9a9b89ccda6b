// Every string that a person reads, in the page's language: the server has chosen it by what the browser asks for, and the
// reader may choose another at any time. Each part of the catalogue comes with the part of the page that needs it.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { known, type Language } from "./languages.ts";

export type Args = Record<string, FluentVariable>;
const inIt = (language: Language): FluentBundle => new FluentBundle(language, { useIsolating: false });

let language = known(document.documentElement.lang);
let bundle = inIt(language);
const parts = new Set<string>();
export const spoken = (): Language => language;

/** Where a part of a catalogue lies, parsed already: named as the one that the shell tells of, `hy-table-4f1c09ab.js`. */
const catalogue = (of: Language, name: string): string =>
  new URL((document.body.dataset.words ?? "").replace(/^\w+-\w+/, `${of}-${name}`), import.meta.url).href;

/** Raises when it cannot be fetched. */
async function bring(into: FluentBundle, of: Language, names: Iterable<string>): Promise<void> {
  const fetched = [...names].map((name) => import(catalogue(of, name)) as Promise<{ default: FluentResource["body"] }>);
  for (const { default: body } of await Promise.all(fetched)) into.addResource({ body });
}

/** More of the catalogue. Raises when it cannot be fetched. */
export async function addTexts(...names: readonly string[]): Promise<void> {
  let into: FluentBundle;
  do {
    into = bundle;
    await bring(into, language, names);
  } while (into !== bundle); // another language has come meanwhile
  for (const name of names) parts.add(name);
}

/** A part of the page with its texts. */
export const withTexts = async <T>(part: Promise<T>, ...names: readonly string[]): Promise<T> =>
  (await Promise.all([part, addTexts(...names)]))[0];

let choices = 0;

/** Everything in another language from now on, unless yet another is chosen meanwhile. Raises when it cannot be fetched, and
 * then nothing has changed. */
export async function speak(wanted: Language): Promise<void> {
  const choice = ++choices;
  const fresh = inIt(wanted);
  for (let had = 0; had < parts.size; ) {
    const missing = [...parts].slice(had); // some may come for a page that is opened meanwhile
    await bring(fresh, wanted, missing);
    had += missing.length;
  }
  if (choice !== choices) return;
  language = wanted;
  bundle = fresh;
  document.documentElement.lang = wanted;
}

await addTexts("table");

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

/** Some browsers know no Armenian or Khmer beyond their plurals; then the catalogue says how it is written. */
export const isWrittenBy = (writer: { supportedLocalesOf(tag: string): string[] }): boolean =>
  writer.supportedLocalesOf(spoken()).length > 0;

/** Names one after the other, as the language lists them. */
export function list(names: readonly string[]): string {
  const [last = "", ...most] = [...names].reverse();
  if (!most.length) return last;
  if (!isWrittenBy(Intl.ListFormat)) return t("and", { most: most.reverse().join(", "), last });
  return new Intl.ListFormat(spoken(), { style: "long", type: "conjunction" }).format(names);
}

/** One digit after the decimal sign that the language has; a minus sign, not a hyphen. */
export function tenths(n: number): string {
  const written = isWrittenBy(Intl.NumberFormat) ? spoken() : "fr"; // which has the comma, as they have
  return new Intl.NumberFormat(written, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(n)
    .replace("-", "−");
}

/** A minus sign, not a hyphen; a plus sign where a change is meant. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
