// The own part in the deal: a number of this page's own, sent when the table has promised its secret, and what the page
// has been told of the deal, kept over a reload until the sheet is there to check it by.
import type { Told } from "../rules/deal.ts";
import { app, send } from "./app.ts";

interface Heard {
  /** Life and match. */
  readonly table: string;
  /** 0 until the cards are dealt. */
  readonly round: number;
  /** As it was told first. */
  readonly commitment: string;
  readonly seat: number;
  /** Hex; empty for who watches. */
  readonly nonce: string;
  /** The server has said that it has it. */
  readonly counted: boolean;
  readonly nonces: readonly string[];
  readonly position: string;
}

const KEY = "nerts.deal";
const BYTES = 16;

function kept(): Heard | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Heard | null;
  } catch {
    return null; // it may not be read, or is none of ours: then this page has heard nothing
  }
}

let heard: Heard | null = null;

function keep(what: Heard): void {
  heard = what;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    return; // it lasts as long as the page
  }
}

const tableName = (): string => `${app.game.life}-${app.game.match}`;

function ownNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** In the countdown, and again after a break: the server takes it once. */
export function takePart(): void {
  const { phase, commitment, you } = app.game;
  if (phase !== "countdown" || !commitment) return;
  heard ??= kept();
  if (heard?.commitment !== commitment || heard.table !== tableName()) {
    keep({ table: tableName(), round: 0, commitment, seat: -1, nonce: "", counted: false, nonces: [], position: "" });
  }
  const now = heard as Heard;
  if (you < 0 || now.counted) return;
  keep({ ...now, seat: you, nonce: now.nonce || ownNumber() });
  send("nonce", (heard as Heard).nonce);
}

/** The server has the number. */
export function counted(): void {
  if (heard) keep({ ...heard, counted: true });
}

/** What the cards were when they were first seen. */
export function sawDeal(position: string): void {
  if (heard && !heard.round) keep({ ...heard, round: app.game.round, nonces: app.game.nonces, position });
}

/** What this page has been told of the deal of the sheet; who has come later takes the server's word for what was told before. */
export function heardOf(
  round: number,
): Pick<Told, "table" | "commitment" | "own" | "nonces"> & { readonly position: string } {
  heard ??= kept();
  const { commitment, nonces } = app.game;
  const table = tableName();
  if (heard?.table !== table || heard.round !== round) return { table, commitment, nonces, position: "", own: null };
  const { seat, nonce, counted } = heard;
  return { ...heard, own: nonce ? { seat, nonce, counted } : null };
}
