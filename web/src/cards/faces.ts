// Cards, chips, icons and the wordmark as SVG text, drawn from art.ts. No rules, no DOM.

import { type Card, colourOf, identity, isJoker, isKnown, suitOf } from "../rules/notation.ts";
import { CAP, CROWN, GLYPH, ICON, PACKS, STAR, SUIT, WORD } from "./art.ts";

export type Cut = "full" | "compact";
export interface Look {
  readonly cut: Cut;
  /** Packs of the owners whose band the card shows: none, one, or the several of a tie. */
  readonly owners: readonly number[];
  /** Just played: the band blooms. */
  readonly fresh: boolean;
  /** Height of what is seen of a covered card, in hundredths of its width; 0 for a bare edge, `WHOLE` for a whole card. */
  readonly strip: number;
  /** On the strip of several cards that have folded: what they are, "QS 8D 5". */
  readonly fold?: string;
}
export const WHOLE = 140;
export const PLAIN: Look = { cut: "full", owners: [], fresh: false, strip: WHOLE };

const n = (x: number): string => String(Math.round(x * 100) / 100);
const use = (id: string, x: number, y: number, scale: number, cls = ""): string =>
  `<use${cls && ` class="${cls}"`} href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"/>`;
const mark = (id: string, cx: number, cy: number, size: number): string =>
  use(id, cx - size / 2, cy - size / 2, size / 100, "pip");

function pattern(id: string, i: number, transform: string): string {
  const { ground, art } = PACKS[i] as (typeof PACKS)[number];
  const attrs = `id="${id}${i}" width="20" height="20" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}`;
  return `<pattern ${attrs}><rect width="20" height="20" fill="${ground}"/>${art}</pattern>`;
}

function jokerDefs(): string {
  const bells = CAP.bells.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join("");
  const halves = `<path class="jl" d="${CAP.left}"/><path class="jr" d="${CAP.right}"/>`;
  return `<path id="sj" d="${STAR}"/><g id="cap">${halves}${bells}<rect x="18" y="64" width="64" height="9" rx="3.5"/></g>`;
}

/** Shapes that all cards use, once a page. */
export function defs(): string {
  const stroke = 'fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round" class="glyph"';
  const ranks = Object.entries(GLYPH).map(([r, [d]]) => `<path id="r${r}" d="${d}" ${stroke}/>`);
  const suits = Object.entries(SUIT).map(([s, d]) => `<path id="s${s}" d="${d}"/>`);
  const crowns = Object.entries(CROWN).map(([r, [d, dots]]) => {
    const balls = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join("");
    return `<g id="k${r}" fill="currentColor"><path d="${d}"/>${balls}<rect x="12" y="53" width="76" height="8" rx="3"/></g>`;
  });
  const packs = PACKS.flatMap((_, i) => [
    pattern("p", i, ""),
    pattern("q", i, "scale(.72)"),
    pattern("b", i, "translate(0 126) scale(.7)"),
  ]);
  return `<svg class="defs" aria-hidden="true"><defs>${[...ranks, ...suits, ...crowns, jokerDefs(), ...packs].join("")}</defs></svg>`;
}

function band(owners: readonly number[], top: number): string {
  const [first, second] = owners;
  if (second === undefined) {
    return `<path d="M0 ${top}H100V130Q100 140 90 140H10Q0 140 0 130Z" fill="url(#b${first})"/><path class="seam" d="M0 ${top - 0.5}H100"/>`;
  }
  const halves = `<path d="M0 ${top}H50V140H10Q0 140 0 130Z" fill="url(#b${first})"/><path d="M50 ${top}H100V130Q100 140 90 140H50Z" fill="url(#b${second})"/>`;
  return `${halves}<path class="split" d="M0 ${top - 0.5}H100M50 ${top}V140"/>`;
}

/** Where the parts of a face lie, by what else is on the card. */
interface Room {
  readonly mid: number;
  readonly pip: number;
  readonly bottom: number;
  readonly small: number;
}
const roomOf = ({ owners, fresh }: Look): Room => {
  if (!owners.length) return { mid: 94, pip: 56, bottom: 130, small: 38 };
  return fresh ? { mid: 76, pip: 46, bottom: 99, small: 18 } : { mid: 87, pip: 56, bottom: 117, small: 30 };
};

function court(rank: string, suit: string, { bottom, small }: Room): string {
  const frame = `<rect class="frame" x="13" y="51" width="74" height="${bottom - 51}" rx="8"/>`;
  return `${frame}${use(`k${rank}`, 28, 62, 0.44)}${mark(`s${suit}`, 50, (89 + bottom - 4) / 2 + 2, small)}`;
}

function cap(room: Room): string {
  const size = room.pip + 8;
  return use("cap", 50 - size / 2, room.mid - size * 0.44, size / 100, "cap");
}

function picture(rank: string, suit: string, look: Look, joker: boolean): string {
  const room = roomOf(look);
  if (joker) return cap(room);
  if (CROWN[rank]) return court(rank, suit, room);
  if (rank !== "A") return mark(`s${suit}`, 50, room.mid, room.pip);
  return `${mark(`s${suit}`, 50, room.mid, room.pip + 6)}${use(`s${suit}`, 30, room.mid - 20, 0.4, "inset")}`;
}

/** Below this strip the usual index would be cut. */
const ROOM = 46;
const HIGH = 0.71; // of a strip: its rank and suit; the rest is air

/** Rank and suit from `x` on, in one row in the middle of a strip. */
function inRow(rank: string, sign: string, x: number, strip: number): { readonly art: string; readonly end: number } {
  const high = Math.min(33, strip * HIGH);
  const top = (strip - high) / 2;
  const width = rank ? ((GLYPH[rank]?.[1] ?? 70) * high) / 100 : 0;
  const suit = mark(sign, x + width + high * 0.62, strip / 2, high * 0.96);
  return { art: (rank ? use(`r${rank}`, x, top, high / 100, "low") : "") + suit, end: x + width + high * 1.2 };
}

/** First and last of the folded cards, and how many they are. */
function folded(fold: string, strip: number): string {
  const [first = "", last = "", count = ""] = fold.split(" ");
  const from = inRow(first[0] ?? "", `s${first[1]}`, 8, strip);
  const dash = from.end + strip * 0.22;
  const to = inRow(last[0] ?? "", `s${last[1]}`, dash + strip * 0.5, strip);
  const line = `<path class="fold" d="M${n(dash)} ${n(strip / 2)}h${n(strip * 0.3)}"/>`;
  const high = strip * HIGH * 0.8;
  const digit = use(`r${count}`, 92 - high * 0.7, (strip - high) / 2, high / 100, "low many");
  return from.art + line + to.art + digit;
}

function index(rank: string, sign: string, strip: number): string {
  if (strip < ROOM) return strip ? inRow(rank, sign, 8, strip).art : "";
  if (!rank) return mark(sign, 27, 26, 38);
  const width = (GLYPH[rank]?.[1] ?? 70) * 0.33;
  return `${use(`r${rank}`, 10, 9, 0.33)}${mark(sign, 10 + width + 21, 25.5, 27)}`;
}

function full(rank: string, suit: string, look: Look, joker: boolean): string {
  const head = look.fold ? folded(look.fold, look.strip) : index(rank, suit ? `s${suit}` : "sj", look.strip);
  return head + picture(rank, suit, look, joker);
}

/** Below 56 px: one large rank over its suit. */
function compact(rank: string, suit: string, { owners, fresh }: Look, joker: boolean): string {
  const height = owners.length ? 56 : 60;
  const sign = suit ? `s${suit}` : "sj";
  const star = joker && suit ? mark("sj", 85, 14, 24) : ""; // a joker's own, where its suit is told too
  if (!rank) return mark("sj", 50, 42, 58) + use("cap", 20, fresh ? 70 : 80, 0.6, "cap");
  const glyph = use(`r${rank}`, 50 - ((GLYPH[rank]?.[1] ?? 70) * height) / 200, 12, height / 100);
  const [cy, size] = owners.length ? (fresh ? [86, 28] : [97, 46]) : [106, 52];
  return glyph + star + mark(sign, 50, cy as number, size as number);
}

/** Class of a card's ink: its suit, or `r`, `b` of a joker that has a colour only, or `j`. */
function ink(card: Card): string {
  const suit = suitOf(card).toLowerCase();
  return isJoker(card) ? `joker ${suit || colourOf(card) || "j"}` : suit;
}

export function face(card: Card, look: Look = PLAIN): string {
  const rank = identity(card)[0] ?? "";
  const draw = look.cut === "full" || (look.strip > 0 && look.strip < WHOLE) ? full : compact;
  const body = draw(rank, suitOf(card), look, isJoker(card));
  const owners = look.owners.length ? band(look.owners, look.fresh ? 104 : 123) : "";
  return `<svg class="face ${ink(card)}" viewBox="0 0 100 140">${body}${owners}</svg>`;
}

export function back(pack: number): string {
  const { ground, ink: line } = PACKS[pack] ?? (PACKS[0] as (typeof PACKS)[number]);
  const rim = `<rect x="7" y="7" width="86" height="126" rx="7" fill="none" stroke="${line}" stroke-opacity=".8" stroke-width="2"/>`;
  return `<svg class="face" viewBox="0 0 100 140"><rect width="100" height="140" rx="10" fill="${ground}"/><rect x="8" y="8" width="84" height="124" rx="6" fill="url(#p${pack})"/>${rim}</svg>`;
}

export const cardArt = (card: Card, pack: number, look: Look): string =>
  isKnown(card) ? face(card, look) : back(pack);

export const chip = (pack: number): string =>
  `<svg class="chip" viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" rx="5" fill="url(#q${pack})"/><rect class="rim" x=".75" y=".75" width="20.5" height="20.5" rx="4.4"/></svg>`;

export const icon = (name: string, cls = ""): string =>
  `<svg class="i ${cls}" viewBox="0 0 24 24" aria-hidden="true">${ICON[name] ?? ""}</svg>`;

export const suitArt = (suit: string): string =>
  `<svg class="sl" viewBox="0 0 100 100" aria-hidden="true"><use href="#s${suit}"/></svg>`;

export function wordmark(): string {
  let x = 0;
  const letters = WORD.map(([d, width]) => {
    const path = `<path transform="translate(${x} 0)" d="${d}"/>`;
    x += width + 24;
    return path;
  });
  return `<svg class="word" role="img" aria-label="Nerts" viewBox="-10 -10 ${x - 4} 122">${letters.join("")}</svg>`;
}
