// Which rules a page's address asks for.
import { OPTIONS, type Option, PRESETS, parseRules, presetRules, type Rules, type Value } from "../../rules/rules.ts";

export const PLAIN = "classic";

/** `?at=jokers, target=50`: the rules of the table that somebody comes from, as far as there are such. */
export function asked(): { readonly rules: Rules; readonly known: boolean } {
  const text = new URLSearchParams(location.search).get("at") ?? "";
  const rules = parseRules(text || PLAIN);
  const known =
    rules.preset in PRESETS && OPTIONS.every((option) => isValue(option, rules.values[option.name] as Value));
  return { rules: known ? rules : presetRules(PLAIN), known: known && text !== "" };
}

function isValue({ kind, min, max, choices }: Option, value: Value): boolean {
  const fits = (n: number): boolean => Number.isInteger(n) && n >= min && n <= max;
  if (kind === "number") return fits(value as number);
  if (kind === "numbers") return (value as readonly number[]).every(fits);
  return kind === "flag" || choices.includes(value as string);
}
