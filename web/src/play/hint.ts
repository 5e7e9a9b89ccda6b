// The bulb: shows one move for a moment. Where there is none, the server says whether anything is left at all.
import { t } from "../words/l10n.ts";
import { announce } from "../words/live.ts";
import { advise } from "./advice.ts";
import { app, mayAsk, myHand, myTeam, redraw, send, toast } from "./app.ts";
import { board, forgetHint } from "./board.ts";

const SHOWN_MS = 4000;
let timer = 0;

export function askHint(): void {
  const { view } = app.game;
  const advice = view && mayAsk(app) ? advise(view, myTeam(), myHand()) : null;
  if (!advice) {
    send("hint");
    return;
  }
  board.advice = advice;
  clearTimeout(timer);
  timer = window.setTimeout(forgetHint, SHOWN_MS);
  toast(t(`advice-${advice.reason}`), { icon: "bulb", rank: 2 }, SHOWN_MS);
  announce(t(`advice-${advice.reason}`));
  redraw();
}
