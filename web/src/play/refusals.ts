// Why a move was refused, in words.
import { identityOf } from "../rules/legality.ts";
import { type Move, RANKS, rankOf, suitOf } from "../rules/notation.ts";
import { t } from "../words/l10n.ts";
import { app } from "./app.ts";
import { cardName, seatName } from "./texts.ts";

function wanted(move: Move): string {
  if (move.kind !== "play" || move.to.kind !== "f") return "";
  const pile = app.game.view?.foundations[move.to.number - 1];
  if (!pile || pile.done) return "";
  const top = identityOf(pile);
  return `${RANKS[rankOf(top)] ?? ""}${suitOf(top)}`;
}

/** By how many milliseconds a race was lost, and to whom; -1 for nobody known. */
export function raceLost(arg: string): { ms: number; seat: number } {
  const [ms = "0", seat = "-1"] = arg.split(" ");
  return { ms: Number(ms), seat: Number(seat) };
}

/** Why a move was refused; on a foundation what it waits for says more than what was wrong. */
export function refusalText(move: Move, code: string, arg = ""): string {
  const next = wanted(move);
  if (next.length === 2 && ["WRONG_RANK", "WRONG_SUIT"].includes(code)) return t("needs", { card: cardName(next) });
  if (code === "FOUNDATION_TAKEN") {
    const { ms, seat } = raceLost(arg);
    if (seat < 0) return ms ? t("beaten", { ms }) : t("refuse-FOUNDATION_TAKEN");
    return t("beaten-by", { ms, name: seatName(app.game, seat) });
  }
  return t(`refuse-${code}`, { arg });
}
