// The messages of the protocol (docs/protocol.md) as they lie on the wire: arrays whose trailing defaults may be missing.

export const VERSION = 1;

export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly team: number;
  readonly pack: number;
  readonly bot: string;
  /** 0 good, 1 slow, 2 gone. */
  readonly net: number;
  readonly ready: boolean;
  readonly hand: number;
  readonly standin: string;
}
export interface TableOptions {
  readonly pace: string;
  readonly hints: boolean;
  readonly chat: boolean;
  readonly standin: boolean;
  readonly locked: boolean;
  readonly late: boolean;
}
export interface TeamLine {
  readonly team: number;
  readonly home: number;
  readonly left: number;
  readonly bonus: number;
  readonly points: number;
  readonly total: number;
}
export interface Sheet {
  readonly number: number;
  readonly callers: readonly number[];
  readonly lines: readonly TeamLine[];
  readonly history: readonly (readonly number[])[];
  readonly winners: readonly number[];
  readonly seed: string;
  readonly settlement: readonly (readonly number[])[];
}
export interface State {
  readonly seq: number;
  readonly life: string;
  readonly code: string;
  readonly you: number;
  readonly phase: string;
  readonly host: number;
  readonly seats: readonly SeatInfo[];
  readonly rules: string;
  readonly options: TableOptions;
  readonly round: number;
  readonly position: string;
  readonly commitment: string;
  readonly sheet: Sheet | null;
  readonly c: number;
  readonly ms: number;
}

export type FromServer =
  | ({ readonly tag: "state" } & State)
  | { readonly tag: "you"; readonly seat: number }
  | { readonly tag: "seats"; readonly seq: number; readonly host: number; readonly seats: readonly SeatInfo[] }
  | { readonly tag: "ruled"; readonly seq: number; readonly rules: string; readonly options: TableOptions }
  | {
      readonly tag: "phase";
      readonly seq: number;
      readonly phase: string;
      readonly ms: number;
      readonly commitment: string;
    }
  | {
      readonly tag: "deal";
      readonly seq: number;
      readonly round: number;
      readonly position: string;
      readonly commitment: string;
    }
  | {
      readonly tag: "m";
      readonly seq: number;
      readonly seat: number;
      readonly move: string;
      readonly shown: string;
      readonly verdict: string;
    }
  | { readonly tag: "restock"; readonly seq: number }
  | { readonly tag: "score"; readonly seq: number; readonly sheet: Sheet }
  | { readonly tag: "reacted"; readonly seq: number; readonly seat: number; readonly kind: number }
  | { readonly tag: "said"; readonly seq: number; readonly seat: number; readonly text: string }
  | { readonly tag: "ok"; readonly c: number; readonly seq: number }
  | { readonly tag: "no"; readonly c: number; readonly code: string; readonly arg: string }
  | { readonly tag: "net"; readonly rtt: readonly number[] }
  | { readonly tag: "pong"; readonly t: number; readonly now: number }
  | { readonly tag: "bye"; readonly code: string };

export type Item = string | number | boolean | readonly Item[] | null;
type Raw = readonly unknown[];

const list = (x: unknown): Raw => (Array.isArray(x) ? x : []);
const text = (x: unknown): string => (typeof x === "string" ? x : "");
const num = (x: unknown, missing = 0): number => (typeof x === "number" ? x : missing);
const yes = (x: unknown, missing = false): boolean => (typeof x === "boolean" ? x : missing);
const numbers = (x: unknown): number[] => list(x).map((n) => num(n));
const rows = (x: unknown): number[][] => list(x).map(numbers);

function seat(x: unknown): SeatInfo {
  const [number, name, team, pack, bot, net, ready, hand, standin] = list(x);
  const plain = {
    seat: num(number),
    name: text(name),
    team: num(team),
    pack: num(pack),
    bot: text(bot),
    net: num(net),
  };
  return { ...plain, ready: yes(ready), hand: num(hand), standin: text(standin) };
}

function options(x: unknown): TableOptions {
  const [pace, hints, chat, standin, locked, late] = list(x);
  return {
    pace: text(pace) || "medium",
    hints: yes(hints, true),
    chat: yes(chat, true),
    standin: yes(standin),
    locked: yes(locked),
    late: yes(late, true),
  };
}

function line(x: unknown): TeamLine {
  const [team = 0, home = 0, left = 0, bonus = 0, points = 0, total = 0] = numbers(x);
  return { team, home, left, bonus, points, total };
}

function sheet(x: unknown): Sheet | null {
  if (!Array.isArray(x)) return null;
  const [number, callers, lines, history, winners, seed, settlement] = x as Raw;
  return {
    number: num(number),
    callers: numbers(callers),
    lines: list(lines).map(line),
    history: rows(history),
    winners: numbers(winners),
    seed: text(seed),
    settlement: rows(settlement),
  };
}

function state(m: Raw): FromServer {
  return {
    tag: "state",
    seq: num(m[1]),
    life: text(m[2]),
    code: text(m[3]),
    you: num(m[4], -1),
    phase: text(m[5]),
    host: num(m[6], -1),
    seats: list(m[7]).map(seat),
    rules: text(m[8]) || "classic",
    options: options(m[9]),
    round: num(m[10]),
    position: text(m[11]),
    commitment: text(m[12]),
    sheet: sheet(m[13]),
    c: num(m[14]),
    ms: num(m[15]),
  };
}

const READ: Record<string, (m: Raw) => FromServer> = {
  state,
  you: (m) => ({ tag: "you", seat: num(m[1], -1) }),
  seats: (m) => ({ tag: "seats", seq: num(m[1]), host: num(m[2], -1), seats: list(m[3]).map(seat) }),
  ruled: (m) => ({ tag: "ruled", seq: num(m[1]), rules: text(m[2]), options: options(m[3]) }),
  phase: (m) => ({ tag: "phase", seq: num(m[1]), phase: text(m[2]), ms: num(m[3]), commitment: text(m[4]) }),
  deal: (m) => ({ tag: "deal", seq: num(m[1]), round: num(m[2]), position: text(m[3]), commitment: text(m[4]) }),
  m: (m) => ({ tag: "m", seq: num(m[1]), seat: num(m[2]), move: text(m[3]), shown: text(m[4]), verdict: text(m[5]) }),
  restock: (m) => ({ tag: "restock", seq: num(m[1]) }),
  score: (m) => ({ tag: "score", seq: num(m[1]), sheet: sheet(m[2]) as Sheet }),
  reacted: (m) => ({ tag: "reacted", seq: num(m[1]), seat: num(m[2]), kind: num(m[3]) }),
  said: (m) => ({ tag: "said", seq: num(m[1]), seat: num(m[2]), text: text(m[3]) }),
  ok: (m) => ({ tag: "ok", c: num(m[1]), seq: num(m[2]) }),
  no: (m) => ({ tag: "no", c: num(m[1]), code: text(m[2]), arg: text(m[3]) }),
  net: (m) => ({ tag: "net", rtt: numbers(m[1]) }),
  pong: (m) => ({ tag: "pong", t: num(m[1]), now: num(m[2]) }),
  bye: (m) => ({ tag: "bye", code: text(m[1]) }),
};

/** A message of a newer server that this page does not know is left out. */
export function decode(frame: string): FromServer | null {
  const raw: unknown = JSON.parse(frame);
  return Array.isArray(raw) ? (READ[String(raw[0])]?.(raw) ?? null) : null;
}

export const encode = (...items: Item[]): string => JSON.stringify(items);
