// Steps of a replay in words: for the line under the foundations, and for a screen reader.
import { type Film, type Made, madeAt } from "../../net/film.ts";
import { app } from "../../play/app.ts";
import { cardName, seatName } from "../../play/texts.ts";
import { isPlay } from "../../rules/legality.ts";
import { t } from "../../words/l10n.ts";
import { clock } from "../chart.ts";

export interface Told {
  readonly text: string;
  readonly icon: string;
  readonly pack: number;
  /** 0 for what happens all the time. */
  readonly rank: number;
}

const LOST = /^lost=(\d+)(?:@(\d+))?$/;

function lost(made: Made, film: Film): Told | null {
  const found = LOST.exec(made.verdict);
  if (!found) return null;
  const [, by = "0", winner] = found;
  const values = { card: cardName(made.card), ms: Number(by), name: seatName(app.game, made.seat) };
  const text = winner
    ? t("replay-lost-to", { ...values, winner: seatName(app.game, Number(winner)) })
    : t("replay-lost", values);
  return { text, icon: "fast", pack: film.seats.get(Number(winner ?? made.seat))?.pack ?? -1, rank: 2 };
}

function plain({ move, seat, card }: Made): string {
  const name = seatName(app.game, seat);
  if (!isPlay(move)) return t(`replay-${move.kind}`, { name, card: card ? cardName(card) : "" });
  const values = { name, card: cardName(card) };
  return move.to.kind === "f" ? t("replay-home", values) : t("replay-placed", values);
}

export function tell(film: Film, step: number): Told | null {
  const made = madeAt(film, step);
  if (!made) return null;
  const pack = film.seats.get(made.seat)?.pack ?? -1;
  if (made.verdict === "tie") {
    return {
      text: t("replay-tied", { name: seatName(app.game, made.seat), card: cardName(made.card) }),
      icon: "",
      pack,
      rank: 2,
    };
  }
  return lost(made, film) ?? { text: plain(made), icon: "", pack, rank: made.move.kind === "call" ? 2 : 0 };
}

/** "1:33 – Otto: jack of diamonds home" */
export const toldAt = (film: Film, step: number, ms: number): string =>
  [clock(ms), tell(film, step)?.text].filter(Boolean).join(" – ");
