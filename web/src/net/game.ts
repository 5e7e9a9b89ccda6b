// One table as this browser knows it: the last state of the server, own commands that it has not answered yet, and the
// position that follows from both (prediction). Headless: no DOM, no socket, no clock.
import { apply, restock } from "../rules/apply.ts";
import { identityOf, isPlay, whyNot } from "../rules/legality.ts";
import {
  type Card,
  copyPosition,
  identity,
  type Move,
  moveText,
  type Position,
  parseMove,
  parsePosition,
  pileText,
  UNKNOWN,
} from "../rules/notation.ts";
import { parseRules, word } from "../rules/rules.ts";
import type { FromServer, SeatInfo, Sheet, State, TableOptions, Watcher } from "./wire.ts";

export interface Pending {
  readonly c: number;
  readonly move: Move;
  readonly text: string;
  /** Event that applied it, once the server has said so; 0 before. */
  seq: number;
  /** Does the position, as it is now, still allow it. */
  holds: boolean;
}

export interface Game {
  seq: number;
  life: string;
  code: string;
  you: number;
  phase: string;
  host: number;
  /** The lobby has put neighbours into pairs (R2). */
  paired: boolean;
  seats: readonly SeatInfo[];
  rules: string;
  options: TableOptions;
  round: number;
  commitment: string;
  /** Number of the match that the commitment is for. */
  match: number;
  /** Of the seats, as they went into the deal. */
  nonces: readonly string[];
  sheet: Sheet | null;
  /** Milliseconds of the phase's clock that were left when it was told. */
  ms: number;
  /** The server's position: what is certain. */
  base: Position | null;
  /** `base` with the pending commands on it: what is shown. */
  view: Position | null;
  pending: Pending[];
  nextC: number;
  rtt: readonly number[];
  /** How many people watch without a seat. */
  watching: number;
  /** They, one by one; only the host is told. */
  watchers: readonly Watcher[];
  /** Seat that has paused the game, -1 while it goes on. */
  paused: number;
  /** Milliseconds that the round had been played for when the state was told. */
  at: number;
  /** Nothing can be kept just now, so no move is made. */
  halted: boolean;
}

export function newGame(): Game {
  const options = {
    pace: "medium",
    hints: true,
    chat: true,
    standin: true,
    locked: false,
    late: true,
    word: "nerts",
    calm: false,
  };
  const table = { seq: 0, life: "", code: "", you: -1, phase: "", host: -1, seats: [], rules: "classic", options };
  return {
    ...table,
    paired: false,
    round: 0,
    commitment: "",
    match: 0,
    nonces: [],
    sheet: null,
    ms: 0,
    base: null,
    view: null,
    pending: [],
    nextC: 1,
    rtt: [],
    watching: 0,
    watchers: [],
    paused: -1,
    at: 0,
    halted: false,
  };
}

/** Something that the page shows, says or plays a sound for. */
export type Effect =
  | {
      readonly kind: "moved";
      readonly seat: number;
      readonly team: number;
      readonly move: Move;
      readonly card: Card;
      readonly tie: boolean;
      readonly own: boolean;
      readonly predicted: boolean;
    }
  | { readonly kind: "refused"; readonly move: Move; readonly code: string; readonly arg: string; readonly card: Card }
  | { readonly kind: "denied"; readonly code: string; readonly arg: string }
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "dealt"; readonly position: string }
  | { readonly kind: "counted" }
  | { readonly kind: "state" }
  | { readonly kind: "paused"; readonly seat: number }
  | { readonly kind: "seated"; readonly whose: string }
  | { readonly kind: "seats"; readonly before: readonly SeatInfo[] }
  | { readonly kind: "raced"; readonly seat: number; readonly first: number; readonly by: number }
  | { readonly kind: "restocked" }
  | { readonly kind: "reacted"; readonly seat: number; readonly reaction: number }
  | { readonly kind: "hinted"; readonly left: string }
  | { readonly kind: "said"; readonly seat: number; readonly text: string }
  | { readonly kind: "notice"; readonly code: string }
  | { readonly kind: "bye"; readonly code: string };

export const seatOf = (game: Game, seat: number): SeatInfo | undefined => game.seats.find((s) => s.seat === seat);
/** Has the server said that the foundation is complete: a king that is only predicted may come back. */
export const isComplete = (game: Game, foundation: number): boolean =>
  game.base?.foundations[foundation]?.done ?? false;
export const ownSeat = (game: Game): SeatInfo | undefined => seatOf(game, game.you);
export const ownTeam = (game: Game): number => ownSeat(game)?.team ?? -1;
export const isHost = (game: Game): boolean => game.you >= 0 && game.host === game.you;
export const isPaused = (game: Game): boolean => game.paused >= 0;
/** The hand by which the engine judges a seat: with split roles one who is alone in a team has both (A3). */
export function handOf(game: Game, seat: SeatInfo): number | null {
  const sides = new Set(game.seats.filter((s) => s.team === seat.team).map((s) => s.hand % 2));
  const split = word(parseRules(game.rules), "team_roles") === "split";
  return sides.size > 1 || !split ? seat.hand : null;
}
export const ownHand = (game: Game): number | null => {
  const seat = ownSeat(game);
  return seat ? handOf(game, seat) : null;
};

/** What is turned over is forgotten (R25): nobody is told the order of a stock, not even who remembers it. */
function forget(position: Position): void {
  for (const team of position.teams) team.stock.fill(UNKNOWN);
}

// --- prediction ----------------------------------------------------------------------------------------------------

/** Somebody else's equal card lies there already: the server may find that it was a tie, so the own card waits on it. */
export function mayTie(position: Position, move: Move, team: number): boolean {
  if (move.kind !== "play" || move.to.kind !== "f" || !move.from.card) return false;
  const pile = position.foundations[move.to.number - 1];
  const face = move.to.as || identity(move.from.card);
  return pile !== undefined && identityOf(pile) === face && pile.cards.at(-1)?.team !== team;
}

function predict(position: Position, pending: Pending, team: number, hand: number | null): boolean {
  const why = whyNot(position, team, pending.move, hand);
  if (why && !mayTie(position, pending.move, team)) return false;
  apply(position, { team, move: pending.move, hand: hand ?? 0, at: null });
  forget(position);
  return true;
}

export function rebuild(game: Game): void {
  const { base } = game;
  const team = ownTeam(game);
  if (!base || team < 0 || !game.pending.length) {
    game.view = base;
    return;
  }
  const view = copyPosition(base);
  for (const pending of game.pending) pending.holds = predict(view, pending, team, ownHand(game));
  game.view = view;
}

/** Adds an own command; the caller sends it. */
export function command(game: Game, move: Move): Pending {
  const pending = { c: game.nextC++, move, text: moveText(move), seq: 0, holds: true };
  game.pending.push(pending);
  rebuild(game);
  return pending;
}

const drop = (game: Game, done: (p: Pending) => boolean): void => {
  game.pending = game.pending.filter((p) => !done(p));
};

/** Is the event the own command: the same piles, whatever else the texts say. */
function answers(event: Move, own: Move): boolean {
  if (event.kind !== own.kind) return false;
  if (isPlay(event) && isPlay(own)) {
    const same = pileText(event.from) === pileText(own.from) && event.from.count === own.from.count;
    return same && event.to.kind === own.to.kind && (event.to.kind === "f" || event.to.number === own.to.number);
  }
  return true;
}

// --- what the server says --------------------------------------------------------------------------------------------

function takeState(game: Game, state: State): Effect[] {
  const { c, position, tag: _tag, ...told } = state;
  const lives = game.life === told.life;
  Object.assign(game, told, { halted: false });
  game.base = position && told.phase !== "countdown" ? parsePosition(position) : null;
  drop(game, (p) => !lives || p.c <= c || !game.base);
  game.nextC = Math.max(game.nextC, c + 1);
  return [{ kind: "state" }];
}

type Of<T extends FromServer["tag"]> = Extract<FromServer, { tag: T }>;

function cardOf(position: Position, team: number, move: Move): Card {
  if (!("from" in move)) return "";
  const t = position.teams[team];
  if (!t) return "";
  const piles = { n: t.nerts, d: t.waste, s: t.stock, w: t.work[move.from.number - 1] ?? [], f: [] };
  return piles[move.from.kind].at(-move.from.count) ?? "";
}

function takeMove(game: Game, { seq, seat, move: text, shown, verdict }: Of<"m">): Effect[] {
  const move = parseMove(text);
  const info = seatOf(game, seat);
  const { base } = game;
  if (!base || !info) return [];
  const own = seat === game.you;
  const waiting = own ? game.pending.find((p) => p.seq === seq || (p.seq === 0 && answers(move, p.move))) : undefined;
  if (waiting) drop(game, (p) => p === waiting);
  const card = cardOf(base, info.team, move);
  apply(base, {
    team: info.team,
    move,
    shown: shown.split(" ").filter(Boolean),
    hand: handOf(game, info) ?? 0,
    at: null,
  });
  forget(base);
  return [
    { kind: "moved", seat, team: info.team, move, card, tie: verdict === "tie", own, predicted: waiting !== undefined },
  ];
}

function takeNo(game: Game, { c, code, arg }: Of<"no">): Effect[] {
  const pending = game.pending.find((p) => p.c === c);
  if (!pending) return c ? [] : [{ kind: "denied", code, arg }];
  drop(game, (p) => p === pending);
  const { move } = pending;
  return [{ kind: "refused", move, code, arg, card: "from" in move ? move.from.card : "" }];
}

function takeOk(game: Game, { c, seq }: Of<"ok">): Effect[] {
  if (!c) return [{ kind: "counted" }];
  const pending = game.pending.find((p) => p.c === c);
  if (pending) pending.seq = seq;
  if (seq <= game.seq) drop(game, (p) => p === pending); // its event has been seen
  return [];
}

/** Whoever was the last to be stuck has brought the new stocks already; the event counts when nobody said so. */
function takeRestock({ base }: Game): Effect[] {
  if (base && !base.round.has("restocked")) restock(base);
  if (base) forget(base);
  return [{ kind: "restocked" }];
}

function takePhase(game: Game, { phase, ms, commitment, match }: Of<"phase">): Effect[] {
  if (game.phase === "over") game.round = 0; // a rematch begins anew
  Object.assign(game, { phase, ms }, commitment && { commitment, match });
  if (phase === "lobby" || phase === "countdown") Object.assign(game, { base: null, sheet: null, pending: [] });
  return [{ kind: "phase", phase }];
}

function takeDeal(game: Game, deal: Of<"deal">): Effect[] {
  const { round, commitment, nonces, position } = deal;
  Object.assign(game, { round, commitment, nonces, pending: [], sheet: null });
  game.base = parsePosition(position);
  return [{ kind: "dealt", position }];
}

function take(game: Game, m: FromServer): Effect[] {
  switch (m.tag) {
    case "state":
      return takeState(game, m);
    case "you":
      game.you = m.seat;
      return [{ kind: "seated", whose: m.whose }];
    case "paused":
      Object.assign(game, { paused: m.seat, ms: m.ms });
      return [{ kind: "paused", seat: m.seat }];
    case "seats": {
      const before = game.seats;
      Object.assign(game, { host: m.host, seats: m.seats, paired: m.paired });
      return [{ kind: "seats", before }];
    }
    case "ruled":
      Object.assign(game, { rules: m.rules, options: m.options });
      return [];
    case "phase":
      return takePhase(game, m);
    case "deal":
      return takeDeal(game, m);
    case "m":
      return takeMove(game, m);
    case "raced":
      return [{ kind: "raced", seat: m.seat, first: m.first, by: m.by }];
    case "restock":
      return takeRestock(game);
    case "score":
      Object.assign(game, { sheet: m.sheet, pending: [] });
      return [];
    case "reacted":
      return [{ kind: "reacted", seat: m.seat, reaction: m.kind }];
    case "said":
      return [{ kind: "said", seat: m.seat, text: m.text }];
    case "hinted":
      return [{ kind: "hinted", left: m.left }];
    case "ok":
      return takeOk(game, m);
    case "no":
      return takeNo(game, m);
    case "net":
      Object.assign(game, { rtt: m.rtt, watching: m.watching, watchers: m.watchers });
      return [];
    case "notice":
      if (m.code === "HALTED" || m.code === "RESUMED") game.halted = m.code === "HALTED";
      return [{ kind: "notice", code: m.code }];
    case "bye":
      return [{ kind: "bye", code: m.code }];
    default:
      return [];
  }
}

/** Applies one message. An event seen before, as after a resume, changes nothing. */
export function receive(game: Game, message: FromServer): Effect[] {
  if ("seq" in message && message.tag !== "state" && message.tag !== "ok") {
    if (message.seq <= game.seq) return [];
    game.seq = message.seq;
  }
  const effects = take(game, message);
  rebuild(game);
  return effects;
}
