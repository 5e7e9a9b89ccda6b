// What the page does when something has happened: words, sounds, light. Own results before others'.

import type { Effect } from "../net/game.ts";
import { seatOf } from "../net/game.ts";
import { identity, type Move } from "../rules/notation.ts";
import { list, named, t } from "../words/l10n.ts";
import { announce } from "../words/live.ts";
import { forgetRaces, noteRace, seeAgain } from "./again.ts";
import {
  app,
  clearToast,
  hearLine,
  keepPrefs,
  myTeam,
  redraw,
  setBegan,
  setEnd,
  setWaits,
  showReaction,
  stand,
  toast,
} from "./app.ts";
import { wasDealt } from "./away.ts";
import { board, cardKey, forgetHint, reorder } from "./board.ts";
import { rest, restNoMore } from "./calm.ts";
import { counted, sawDeal, takePart } from "./fair.ts";
import { firstOf } from "./firsts.ts";
import { emptyHand, putDown, refuse, sound } from "./hold.ts";
import { cancel } from "./input.ts";
import { raceLost } from "./refusals.ts";
import { calledWord, cardName, seatName, teamName } from "./texts.ts";

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

const FRESH_MS = 790;
const BIG_MS = 1100;
const NEAR = 3; // Nerts cards left from which it is told

const packOf = (seat: number): number => seatOf(app.game, seat)?.pack ?? -1;

function bloom(key: string): void {
  board.fresh.add(key);
  setTimeout(() => {
    board.fresh.delete(key);
    redraw();
  }, FRESH_MS);
}

/** A complete pile is seen once more before it leaves. */
function leave(index: number): void {
  board.leaving.add(index);
  setTimeout(() => {
    board.leaving.delete(index);
    redraw();
  }, FRESH_MS);
}

/** Of others' moves only who asks for everything is told (B19). */
function heard({ seat, card }: Of<"moved">): void {
  sound("other");
  if (app.prefs.voice === "all") announce(t("voice-other", { name: seatName(app.game, seat), card: cardName(card) }));
}

function landed(effect: Of<"moved">): void {
  const { move, team } = effect;
  if (move.kind !== "play" || move.to.kind !== "f") return;
  if (!effect.own) heard(effect);
  const index = (move.to.number || (app.game.base?.foundations.length ?? 1)) - 1;
  const height = app.game.base?.foundations[index]?.cards.length ?? 1;
  rest(index + 1);
  bloom(cardKey(effect.card, team, `f${index + 1}`, height - 1));
  if (app.game.base?.foundations[index]?.done) leave(index);
  if (effect.tie) tied(effect, index);
}

function tied(effect: Of<"moved">, index: number): void {
  const cards = app.game.base?.foundations[index]?.cards ?? [];
  const face = identity(cards.at(-1)?.card ?? "");
  const teams = cards.filter((c) => identity(c.card) === face).map((c) => c.team);
  const others = teams.filter((team) => team !== myTeam()).map((team) => teamName(app.game, team));
  const mine = teams.includes(myTeam());
  const text = mine ? t("tie-yours", { name: list(others) }) : t("tie", { names: list(others) });
  toast(text, { pack: packOf(effect.seat), rank: mine ? 2 : 1 });
  const first = app.game.seats.find((s) => s.team === teams[0])?.seat ?? -1;
  noteRace({ card: effect.card, by: 0, first, second: effect.seat });
  if (mine) announce(text, true);
}

function called(effect: Of<"moved">): void {
  const text = effect.own
    ? t("you-called", { word: calledWord(app.game) })
    : t("called", { name: teamName(app.game, effect.team), word: calledWord(app.game) });
  board.big = { text: calledWord(app.game), pack: packOf(effect.seat) };
  setTimeout(() => {
    board.big = null;
    redraw();
  }, BIG_MS);
  announce(text, true);
  sound("nerts");
}

function nearlyOut({ move, team, own, seat }: Of<"moved">): void {
  if (!("from" in move) || move.from.kind !== "n" || own || team === myTeam()) return;
  const count = app.game.base?.teams[team]?.nerts.length ?? 0;
  if (count <= NEAR) toast(t("near", { name: teamName(app.game, team), count }), { pack: packOf(seat) });
}

/** Who does it by himself need not be told of it. */
function learn({ move, card, team }: Of<"moved">): void {
  const pile = move.kind === "play" ? app.game.base?.teams[team]?.work[move.to.number - 1] : undefined;
  const first = firstOf(move, card, move.kind === "play" && pile?.length === move.from.count);
  const { firsts } = app.prefs;
  if (first && !firsts.includes(first)) keepPrefs({ firsts: [...firsts, first] });
}

function moved(effect: Of<"moved">): void {
  const { move, own, seat } = effect;
  if (move.kind === "call") {
    const false_ = (app.game.base?.teams[effect.team]?.nerts.length ?? 0) > 0;
    if (false_) toast(t("false-call", { name: seatName(app.game, seat) }), { pack: packOf(seat) });
    else called(effect);
  }
  if (move.kind === "stuck")
    toast(own ? t("you-stuck") : t("stuck", { name: seatName(app.game, seat) }), {
      pack: packOf(seat),
      icon: "hand",
      rank: own ? 2 : 1,
    });
  if (own) forgetHint();
  if (own && app.page === "table") learn(effect);
  landed(effect);
  nearlyOut(effect);
  const tells = own && app.prefs.voice !== "calls";
  if (tells && "from" in move && move.kind !== "lift") announce(t("moved", { card: cardName(effect.card) }));
  if (own && move.kind === "play" && move.from.kind === "n" && !app.game.base?.teams[effect.team]?.nerts.length) {
    toast(t("may-call"), { rank: 2 });
    announce(t("may-call"));
  }
}

/** The place of the card that was first. */
function first(move: Move): string | null {
  if (move.kind !== "play" || move.to.kind !== "f") return null;
  const top = app.game.base?.foundations[move.to.number - 1]?.cards;
  const card = top?.at(-1);
  return top && card ? cardKey(card.card, card.team, `f${move.to.number}`, top.length - 1) : null;
}

/** Who lost hears it from the answer to his card; who won is told here, and who watches hears both names. */
function raced({ seat, first, by }: Of<"raced">): void {
  const [name, other] = [seatName(app.game, first), seatName(app.game, seat)];
  const more = { icon: "fast", pack: packOf(first) };
  const yours = first === app.game.you ? t("raced-yours", { name: other, ms: by }) : "";
  announce(yours, true);
  if (yours) toast(yours, { ...more, rank: 2 });
  else if (app.game.you < 0) toast(t("raced", { name, other, ms: by }), more);
}

const QUIET = new Set(["lift", "drop"]);

function refused({ move, code, arg, card }: Of<"refused">): void {
  if (QUIET.has(move.kind)) return; // a hand that showed nothing has nothing to take back
  const winner = code === "FOUNDATION_TAKEN" ? first(move) : null;
  if (winner) bloom(winner);
  refuse(move, code, arg);
  if (!board.hold) emptyHand();
  const { ms, seat } = raceLost(arg);
  if (code === "FOUNDATION_TAKEN" && ms) noteRace({ card, by: ms, first: seat, second: app.game.you });
  announce(app.toast?.text ?? "", code === "FOUNDATION_TAKEN");
}

function waits(): void {
  const now = performance.now();
  setWaits(new Map(app.game.seats.filter((s) => s.wait).map((s) => [s.seat, now + s.wait])));
}

function seatsChanged({ before }: Of<"seats">): void {
  waits();
  for (const seat of app.game.seats) {
    const old = before.find((s) => s.seat === seat.seat);
    if (old && old.net !== 2 && seat.net === 2)
      toast(t("reconnecting", { name: named(seat.name) }), { pack: seat.pack });
  }
}

/** Everybody is told, each round. */
function declareCalm(): void {
  toast(t("calm-declared"), { rank: 2 }, 5000);
  announce(t("calm-declared"));
}

function roundOver(): void {
  clearToast();
  sound("end");
  seeAgain();
}

const PHASES: Record<string, () => void> = {
  countdown: () => {
    takePart();
    setWaits(new Map());
    forgetRaces();
    board.hold = null;
    reorder();
  },
  playing: () => announce(t("phase-playing")),
  closing: () => toast(t("in-the-air"), { icon: "turn", rank: 2 }, 4000),
  scored: roundOver,
  over: roundOver,
};

function said({ seat, text }: Of<"said">): void {
  const name = seatName(app.game, seat);
  const quiet = app.prefs.muted.includes(name);
  hearLine(seat, name, text, quiet);
  if (quiet) return;
  if (seat !== app.game.you) toast(t("says", { name, text }), { pack: packOf(seat) }, 4000);
}

function reacted({ seat, reaction }: Of<"reacted">): void {
  if (app.prefs.muted.includes(seatName(app.game, seat))) return;
  showReaction(seat, reaction);
  setTimeout(() => {
    if (app.reactions.get(seat) === reaction) showReaction(seat, null);
  }, 3500);
}

/** In a pause no clock runs; what it has left is told again when the game goes on. */
function clock(): void {
  setEnd(app.game.ms && app.game.paused < 0 ? performance.now() + app.game.ms : 0);
}

function paused({ seat }: Of<"paused">): void {
  stand(seat >= 0);
  clock();
  announce(seat < 0 ? t("goes-on") : t("paused-by", { name: seatName(app.game, seat) }));
  if (seat < 0) return;
  if (board.hold) putDown();
  cancel();
}

/** Whose hand one has taken over. */
function seated({ whose }: Of<"seated">): void {
  takePart();
  if (!whose) return;
  const text = t("taken-over", { name: named(whose) });
  toast(text, { icon: "people", pack: packOf(app.game.you) }, 6000);
  announce(text);
}

const SHOW: { readonly [K in Effect["kind"]]: (effect: Of<K>) => void } = {
  moved,
  refused,
  denied: ({ code, arg }) => code !== "NONCE" && toast(t(`deny-${code}`, { arg }), { icon: "x", rank: 2 }),
  phase: ({ phase }) => {
    clock();
    PHASES[phase]?.();
  },
  state: () => {
    setBegan(performance.now() - app.game.at);
    takePart();
    clock();
    waits();
  },
  paused,
  seated,
  counted,
  raced,
  dealt: ({ position }) => {
    setBegan(performance.now());
    restNoMore();
    if (app.game.options.calm) declareCalm();
    sawDeal(position);
    board.dealing = true;
    wasDealt();
  },
  seats: seatsChanged,
  restocked: () => toast(t("restocked"), { icon: "turn", rank: 2 }),
  reacted,
  said,
  hinted: ({ left }) => {
    toast(t(`hinted-${left}`), { icon: "bulb", rank: 2 });
    announce(t(`hinted-${left}`));
  },
  notice: ({ code }) => toast(t(`notice-${code}`), { icon: "help", rank: 2 }, code === "HALTED" ? 1e9 : 6000),
  bye: () => undefined, // routes.ts knows whether that is for good
};

export const show = (effect: Effect): void => (SHOW[effect.kind] as (effect: Effect) => void)(effect);
