// What a replay says of itself, and its file for whoever wants it back.
import type { Told } from "../../rules/deal.ts";
import { num, parseRules } from "../../rules/rules.ts";
import { named, t } from "../../words/l10n.ts";
import { clock } from "../chart.ts";
import { cardsIn } from "../deal.ts";
import type { Show } from "./state.ts";

export function save({ record }: Show): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(record),
    download: "match.nerts",
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Who called, and when the round was over. */
export function outcome(show: Show): string {
  const { round } = show.film;
  const call = round.marks.find(([kind]) => kind === "call");
  const name = call ? show.film.seats.get(call[3])?.name : undefined;
  const time = clock(call?.[1] ?? round.end);
  return name ? t("replay-called", { name: named(name), time }) : t("replay-nobody", { time });
}

/** What the record tells of the round's deal; null for a record of version 1, and a position that was set up by hand. */
export function dealOf({ film: { round }, replay }: Show): Told | null {
  const { deal, number, position, scores } = round;
  if (!deal) return null;
  const jokers = num(parseRules(replay.rules), "jokers");
  return { ...deal, round: number, own: null, seen: cardsIn(position), jokers, teams: scores.length };
}
