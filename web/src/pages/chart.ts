// Numbers of each team over time: one stepped line a team in its pack's colour, and a dash of its own.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { PACKS } from "../cards/art.ts";
import type { Sheet } from "../net/wire.ts";
import type { Sees, Table } from "../play/app.ts";
import { packs } from "../play/board.ts";
import { teamName } from "../play/texts.ts";
import { minus, t } from "../words/l10n.ts";

/** The numbers of each team from that time on. */
export interface Moment {
  readonly ms: number;
  readonly points: readonly number[];
}
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly right: number;
  /** Times at the foot, at most. */
  readonly marks: number;
}
export interface Lines {
  /** Whose names and packs these are. */
  readonly game: Table;
  readonly moments: readonly Moment[];
  /** Between two lines of the grid. */
  readonly by: number;
  readonly label: string;
  /** How the last number of each line stands beside its name; without, it does not. */
  readonly last?: (value: number) => string;
}
const WIDE: Frame = { w: 1070, h: 300, left: 44, right: 130, marks: 7 };
const NARROW: Frame = { w: 336, h: 260, left: 30, right: 86, marks: 4 };
const TOP = 14;
const BOTTOM = 30;
const DASHES = ["", "9 4", "5 4", "14 3 3 3", "2 3", "12 6", "7 2 2 2", "1 4"];
const LIGHT = new Set([2, 4, 6, 8, 10]); // packs whose ground needs a dark casing on paper

interface Scale {
  readonly x: (ms: number) => number;
  readonly y: (points: number) => number;
}

function scaleOf(
  { w, h, left, right }: Frame,
  { moments, by }: Lines,
): Scale & { low: number; high: number; end: number } {
  const all = moments.flatMap((m) => m.points);
  const low = by * Math.floor(Math.min(0, ...all) / by);
  const high = by * Math.ceil(Math.max(by, ...all) / by);
  const end = Math.max(1, moments.at(-1)?.ms ?? 1);
  const x = (ms: number) => left + ((w - left - right) * ms) / end;
  const y = (points: number) => TOP + ((h - TOP - BOTTOM) * (high - points)) / (high - low);
  return { x, y, low, high, end };
}

const STEPS = [5, 10, 15, 30, 60, 120, 300, 600].map((s) => s * 1000);
export const stepFor = (end: number, marks: number): number => STEPS.find((s) => end / s < marks) ?? 1_200_000;

export const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
}

function line(team: number, moments: readonly Moment[], { x, y }: Scale): string {
  const at = (m: Moment) => m.points[team] ?? 0;
  return moments
    .map((m, i) => (i ? `H${x(m.ms).toFixed(1)}V${y(at(m)).toFixed(1)}` : `M${x(m.ms)} ${y(at(m)).toFixed(1)}`))
    .join("");
}

/** Names at the ends of the lines, far enough apart to be read. */
function ends(teams: readonly number[], last: Moment, y: (p: number) => number): Map<number, number> {
  const sorted = [...teams].sort((a, b) => (last.points[b] ?? 0) - (last.points[a] ?? 0));
  let before = -99;
  return new Map(
    sorted.map((team) => {
      before = Math.max(y(last.points[team] ?? 0), before + 20);
      return [team, before];
    }),
  );
}

export function drawing(frame: Frame, cls: string, lined: Lines): TemplateResult {
  const { moments, by, label } = lined;
  const scale = scaleOf(frame, lined);
  const { x, y, low, high, end } = scale;
  const right = frame.w - frame.right;
  const last = moments.at(-1) as Moment;
  const teams = last.points.map((_, i) => i);
  const names = ends(teams, last, y);
  const grid = steps(low, high, by).map(
    (v) =>
      svg`<path class=${v ? "grid" : "grid zero"} d=${`M${frame.left} ${y(v)}H${right}`}/><text x=${frame.left - 8} y=${y(v) + 4} text-anchor="end">${minus(v)}</text>`,
  );
  const times = steps(0, end, stepFor(end, frame.marks)).map(
    (ms) => svg`<text x=${x(ms)} y=${frame.h - 8} text-anchor="middle">${clock(ms)}</text>`,
  );
  const lines = teams.map((team) => {
    const pack = packs(lined.game)[team] ?? 0;
    const d = line(team, moments, scale);
    const dash = DASHES[team % DASHES.length] || nothing;
    const { ground, ink } = PACKS[pack] as (typeof PACKS)[number];
    const at = names.get(team) ?? 0;
    const casing = svg`<path class=${`curve casing ${LIGHT.has(pack) ? "onlight" : "ondark"}`} d=${d} stroke=${ink} stroke-dasharray=${dash}/>`;
    return svg`${casing}<path class="curve" d=${d} stroke=${ground} stroke-dasharray=${dash}/><svg x=${right + 12} y=${at - 8} width="16" height="16" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill=${`url(#q${pack})`}/></svg><text class="nmx" x=${right + 34} y=${at + 4}>${teamName(lined.game, team)}</text>${lined.last ? svg`<text class="nmx" x=${frame.w} y=${at + 4} text-anchor="end">${lined.last(last.points[team] ?? 0)}</text>` : nothing}`;
  });
  return html`<svg class="chart ${cls}" viewBox="0 0 ${frame.w} ${frame.h}" role="img" aria-label=${label}>${grid}${times}${lines}</svg>`;
}

export function chart({ game }: Sees<"game">, sheet: Sheet): TemplateResult | typeof nothing {
  const moments = sheet.curve.map(([ms = 0, ...points]) => ({ ms, points }));
  const lined = { game, moments, by: 10, label: t("chart-label") };
  if (moments.length < 3) return nothing;
  return html`<section class="panel"><div class="split"><h2>${t("chart", { number: sheet.number })}</h2><span class="mutedp hide">${t("chart-help")}</span></div>
    ${drawing(WIDE, "wide", lined)}${drawing(NARROW, "narrow", lined)}</section>`;
}
