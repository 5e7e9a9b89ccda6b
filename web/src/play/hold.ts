// Taking cards up, putting them down, and sending moves. Every way to play (drag, tap, key) comes through here.

import { shake } from "../cards/stage.ts";
import { command, seatOf } from "../net/game.ts";
import { say } from "../net/socket.ts";
import { identityOf, isPlay, pileOf, whyNot } from "../rules/legality.ts";
import { type Move, pileText, type Source, suitOf, type Target } from "../rules/notation.ts";
import { t } from "../words/l10n.ts";
import { announce } from "../words/live.ts";
import { app, mayMove, myHand, myTeam, redraw, toast } from "./app.ts";
import { board, cardKey, type Hold } from "./board.ts";
import { awake, beside, calmly } from "./calm.ts";
import { raceLost, refusalText } from "./refusals.ts";
import { playSound, type Sound } from "./sound.ts";
import { best, homes, named, targets } from "./targets.ts";
import { cardName } from "./texts.ts";

export const sound = (s: Sound): void => playSound(s, app.prefs.sound);

export function buzz(ms: number): void {
  if (app.prefs.vibrate && "vibrate" in navigator) navigator.vibrate(ms);
}

function transmit(move: Move): void {
  const pending = command(app.game, move);
  if (app.net) say(app.net, "do", pending.c, pending.text, app.game.seq);
}

const isLifted = (from: Source): boolean => {
  const lift = app.game.view?.teams[myTeam()]?.lifts.get(myHand() ?? 0);
  return lift !== undefined && pileText(lift.from) === pileText(from) && lift.from.count === from.count;
};

/** One hand holds one thing (R14): whatever else it held goes back first. */
function freeHand(move: Move): void {
  const lift = app.game.view?.teams[myTeam()]?.lifts.get(myHand() ?? 0);
  if (lift && !(isPlay(move) && isLifted(move.from))) transmit({ kind: "drop" });
}

/** What could not be played goes back, so that others do not see it in the hand. */
export function emptyHand(): void {
  if (app.game.view?.teams[myTeam()]?.lifts.has(myHand() ?? 0)) transmit({ kind: "drop" });
}

/** Of a card that lies where it was taken from. */
function keyBack(from: Source): string {
  const team = app.game.view?.teams[myTeam()];
  const height = (team && pileOf(team, from)?.length) ?? 0;
  return cardKey(from.card, myTeam(), pileText(from), height - from.count);
}

export function refuse(move: Move, code: string, arg = ""): void {
  const lost = code === "FOUNDATION_TAKEN";
  const winner = lost ? seatOf(app.game, raceLost(arg).seat) : undefined;
  toast(refusalText(move, code, arg), { icon: lost ? "fast" : "x", pack: winner?.pack ?? -1, rank: 2 });
  sound(lost ? "lost" : "refuse");
  buzz(30);
  if ("from" in move && move.from.card && board.stage) shake(board.stage, keyBack(move.from));
}

const SOUND: Partial<Record<Move["kind"], Sound>> = { turn: "turn", recycle: "turn", shift: "turn", slide: "place" };

/** Sends a move, or says why not; true when it was sent. */
export function attempt(move: Move): boolean {
  const { view } = app.game;
  board.hold = null;
  board.chooser = null;
  redraw();
  if (!view || !mayMove(app)) return false;
  freeHand(move);
  const now = app.game.view ?? view;
  const why = whyNot(now, myTeam(), move, myHand());
  const code = move.kind === "play" ? calmly(now, move, why) : why;
  // A partner may have let go by now without a word (A29): the table decides that.
  if (code && code !== "HAND_BUSY") {
    emptyHand();
    refuse(move, code);
    return false;
  }
  transmit(move);
  sound(isPlay(move) ? (move.to.kind === "f" ? "home" : "place") : (SOUND[move.kind] ?? "place"));
  if (move.kind === "play" && move.to.kind === "f") buzz(8);
  return true;
}

export function takeUp(from: Source): boolean {
  const { view } = app.game;
  const team = view?.teams[myTeam()];
  if (!view || !team || !mayMove(app)) return false;
  const source = named(team, from);
  if (!source.card) return false;
  const lift: Move = { kind: "lift", from: source };
  const held = team.lifts.get(myHand() ?? 0);
  if (held && !isLifted(from)) transmit({ kind: "drop" });
  const code = whyNot(app.game.view ?? view, myTeam(), lift, myHand());
  if (code && !isLifted(from)) {
    refuse(lift, code);
    return false;
  }
  const now = app.game.view ?? view;
  board.hold = {
    from: source,
    targets: awake(now, source, targets(now, myTeam(), source, myHand())),
    dragging: false,
    dx: 0,
    dy: 0,
  };
  tellTargets(board.hold);
  redraw();
  return true;
}

/** A pile that takes a card, in few words. */
function targetName(pile: string): string {
  if (pile[0] === "w") return t("on-work", { number: pile.slice(1) });
  const top = app.game.view?.foundations[Number(pile.slice(1)) - 1];
  const suit = pile.includes("-") ? pile.slice(2) : suitOf(top ? identityOf(top) : "");
  return t("on-home", { suit: t(`suit-${suit}`) });
}

/** Where it may go, for who cannot see the piles light up. */
function tellTargets({ from, targets: to }: Hold): void {
  if (app.prefs.voice === "calls") return;
  const piles = [...to.keys()].map(targetName);
  const card = cardName(from.card);
  announce(piles.length ? t("held-fits", { card, piles: piles.join(", ") }) : t("held-nowhere", { card }));
}

/** Others see the card in the hand, and it counts as in the air (R28). Never waited for. */
export function showLift(): void {
  const { hold } = board;
  if (hold && mayMove(app) && !isLifted(hold.from)) transmit({ kind: "lift", from: hold.from });
}

export function putDown(): void {
  const { hold } = board;
  board.hold = null;
  board.chooser = null;
  if (hold && mayMove(app) && isLifted(hold.from)) transmit({ kind: "drop" });
  redraw();
}

const toward = (pile: string): Target => {
  const number = pile.includes("-") ? 0 : Number(pile.slice(1));
  return { kind: pile[0] as Target["kind"], number, team: -1, as: "" };
};

/** What is in the hand goes onto that pile, or the reason why not is told. */
export function putOn(pile: string): boolean {
  const { hold } = board;
  if (!hold) return false;
  const move = hold.targets.get(pile);
  if (move) return attempt(move);
  if (pile === "n" || pile === "d" || pile === "s") {
    putDown();
    return false;
  }
  return attempt({ kind: "play", from: hold.from, to: toward(pile) });
}

/** Sends the card home; a joker that could be several cards is asked for (R46). */
export function sendHome(from: Source): boolean {
  const { view } = app.game;
  const team = view?.teams[myTeam()];
  if (!view || !team) return false;
  const source = named(team, from);
  const tie = beside(view, source);
  if (tie) return attempt(tie);
  const moves = homes(view, myTeam(), source, myHand());
  if (moves.length > 1 && source.card[0] === "*") {
    if (!takeUp(from)) return false;
    board.chooser = { moves };
    redraw();
    return true;
  }
  return moves[0] ? attempt(moves[0]) : false;
}

/** One tap plays where the card serves best. */
export function playBest(from: Source): boolean {
  const { view } = app.game;
  const team = view?.teams[myTeam()];
  if (!view || !team) return false;
  const source = named(team, from);
  if (source.card[0] === "*" && sendHome(from)) return true;
  const move = best(view, myTeam(), source, myHand());
  return move ? attempt(move) : false;
}

/** The stock: turn, or turn the waste over when it is dry (R34, R36). */
export function touchStock(): void {
  const { view } = app.game;
  if (!view || !mayMove(app)) return;
  const dry = whyNot(view, myTeam(), { kind: "turn" }, myHand()) === "STOCK_DRY";
  attempt({ kind: dry ? "recycle" : "turn" });
}
