// Which lines the help shows at a table with these rules, and what they are filled with. The words are in the catalogue.
import { num, type Rules } from "./rules.ts";

type Is = (rules: Rules) => boolean;

const always: Is = () => true;
const has =
  (name: string): Is =>
  (rules) =>
    Boolean(rules.values[name]);
const is =
  (name: string, ...values: unknown[]): Is =>
  (rules) =>
    values.includes(rules.values[name]);

/** Every line of the help, in order, and when it has something to say. */
export const LINES: readonly (readonly [string, Is])[] = [
  ["goal", always],
  ["nerts", always],
  ["nerts_by_team", (rules) => (rules.values.nerts_by_team as readonly number[]).length > 0],
  ["handicap", is("handicap", "toad")],
  ["work", always],
  ["fill", always],
  ["slide_under", always],
  ["home", always],
  ["foundation_cap", has("foundation_cap")],
  ["ace_first", has("ace_first")],
  ["tie", always],
  ["stock", always],
  ["partial_turn", has("partial_turn")],
  ["jokers", has("jokers")],
  ["joker_identity", has("jokers")],
  ["hand", always],
  ["team_size", always],
  ["team_roles", (rules) => num(rules, "team_size") > 1],
  ["stuck", always],
  ["stuck_quiet_s", always],
  ["call", always],
  ["last_card", is("last_card", "foundation")],
  ["false_call_penalty", has("false_call_penalty")],
  ["air_ms", always],
  ["score", always],
  ["call_bonus", has("call_bonus")],
  ["king_bonus", has("king_bonus")],
  ["target", (rules) => !num(rules, "rounds")],
  ["rounds", has("rounds")],
  ["settlement", is("settlement", "difference")],
  ["teams", has("teams")],
  ["names", always],
];

const shown = (value: unknown): string | number => {
  if (typeof value === "boolean") return value ? "on" : "off";
  return Array.isArray(value) ? value.join(", ") : (value as string | number);
};

/** Cards in that team's Nerts pile when a match begins (R7). */
function nertsOf(rules: Rules, team: number): number {
  return (rules.values.nerts_by_team as readonly number[])[team] ?? num(rules, "nerts");
}

/** The names of the lines that a table with these rules shows to that team, and what they are filled with. */
export function helpLines(
  rules: Rules,
  team = -1,
): { readonly lines: string[]; readonly args: Record<string, string | number> } {
  const args = Object.fromEntries(Object.entries(rules.values).map(([name, value]) => [name, shown(value)]));
  const lines = LINES.filter(([, says]) => says(rules)).map(([line]) => line);
  return { lines, args: { ...args, nerts: nertsOf(rules, team) } };
}
