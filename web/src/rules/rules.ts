// Rules of a table: options and presets come from the engine (gen/rules.json); here is only their text.
import table from "../gen/rules.json" with { type: "json" };

export type Value = number | string | boolean | readonly number[];
export interface Option {
  readonly name: string;
  readonly kind: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly string[];
  readonly default: Value;
}
export const OPTIONS: readonly Option[] = table.options as readonly Option[];
export const PRESETS = table.presets as unknown as Readonly<Record<string, Readonly<Record<string, Value>>>>;
const BY_NAME = new Map(OPTIONS.map((o) => [o.name, o]));

export interface Rules {
  readonly preset: string;
  readonly values: Readonly<Record<string, Value>>;
}

export function presetRules(preset: string): Rules {
  const values = Object.fromEntries(OPTIONS.map((o) => [o.name, o.default]));
  return { preset, values: { ...values, ...(PRESETS[preset] ?? {}) } };
}

function parseValue(option: Option, text: string): Value {
  if (option.kind === "flag") return text === "on";
  if (option.kind === "numbers") return text ? text.split("/").map(Number) : [];
  return option.kind === "number" ? Number(text) : text;
}

const cache = new Map<string, Rules>();

/** Reads `classic, jokers=2`; what it does not know it leaves out, since the server has checked the text. */
export function parseRules(text: string): Rules {
  const known = cache.get(text);
  if (known) return known;
  const [preset = "classic", ...parts] = text.split(",").map((p) => p.trim());
  const rules = presetRules(preset);
  const changes = parts.flatMap((part) => {
    const [name = "", value = ""] = part.split("=");
    const option = BY_NAME.get(name);
    return option ? [[name, parseValue(option, value)]] : [];
  });
  const read = { preset: rules.preset, values: { ...rules.values, ...Object.fromEntries(changes) } };
  cache.set(text, read);
  return read;
}

export const valueText = (v: Value): string => {
  if (typeof v === "boolean") return v ? "on" : "off";
  return Array.isArray(v) ? v.join("/") : String(v);
};

/** The shortest text: what differs from the preset. */
export function rulesText(rules: Rules): string {
  const plain = presetRules(rules.preset).values;
  const changed = OPTIONS.filter(
    (o) => valueText(rules.values[o.name] ?? o.default) !== valueText(plain[o.name] ?? o.default),
  );
  return [rules.preset, ...changed.map((o) => `${o.name}=${valueText(rules.values[o.name] ?? o.default)}`)].join(", ");
}

export const withOption = (rules: Rules, name: string, value: Value): Rules => ({
  preset: rules.preset,
  values: { ...rules.values, [name]: value },
});

export const num = (rules: Rules, name: string): number => Number(rules.values[name] ?? 0);
export const word = (rules: Rules, name: string): string => String(rules.values[name] ?? "");
export const flag = (rules: Rules, name: string): boolean => rules.values[name] === true;
