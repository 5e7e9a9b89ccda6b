// The last rounds one by one: points up in the pack's pattern, hollow down, and their mean.
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Spot } from "../../net/me.ts";
import { minus, signed, t, tenths } from "../../words/l10n.ts";
import { steps } from "../chart.ts";

interface Frame {
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly right: number;
}
const WIDE: Frame = { w: 604, h: 196, left: 32, right: 100 };
const NARROW: Frame = { w: 330, h: 196, left: 28, right: 98 };
const TOP = 18;
const BOTTOM = 10;
const MOST = 30;
const BY = [5, 10, 20, 50, 100, 200];

/** Few lines, whatever the numbers are. */
const stepOf = (span: number): number => BY.find((by) => span / by <= 4) ?? 500;

export const meanOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, { points }) => sum + points, 0) / Math.max(1, spots.length);

export function bars(frame: Frame, cls: string, spots: readonly Spot[], label: string): TemplateResult {
  const { w, h, left, right } = frame;
  const points = spots.map((spot) => spot.points);
  const by = stepOf(Math.max(5, ...points) - Math.min(0, ...points));
  const low = by * Math.floor(Math.min(0, ...points) / by);
  const high = by * Math.ceil(Math.max(by, ...points) / by);
  const y = (value: number) => TOP + ((h - TOP - BOTTOM) * (high - value)) / (high - low);
  const each = (w - left - right) / MOST;
  const end = w - right;
  const mean = meanOf(spots);
  const best = points.indexOf(Math.max(...points));
  const grid = steps(low, high, by).map(
    (v) =>
      svg`<path class=${v ? "grid" : "grid zero"} d=${`M${left} ${y(v)}H${end}`}/><text x=${left - 8} y=${y(v) + 4} text-anchor="end">${minus(v)}</text>`,
  );
  const drawn = spots.map((spot, i) => {
    const x = left + each * (i + MOST - spots.length);
    const up = spot.points >= 0;
    const height = Math.max(1, Math.abs(y(spot.points) - y(0)));
    const fill = up && spot.pack >= 0 ? `url(#q${spot.pack})` : nothing;
    const name =
      i === best
        ? svg`<text class="nmx" x=${x + each / 2} y=${y(spot.points) - 5} text-anchor="middle">${signed(spot.points)}</text>`
        : nothing;
    return svg`<rect class=${up ? "up" : "down"} x=${x + 1.5} y=${up ? y(0) - height : y(0)} width=${each - 3} height=${height} rx="2" fill=${fill}/>${name}`;
  });
  return html`<svg class="chart bars ${cls}" viewBox="0 0 ${w} ${h}" role="img" aria-label=${label}>${grid}${drawn}
    <path class="mean" d=${`M${left} ${y(mean)}H${end}`}/><text class="nmx" x=${end + 6} y=${y(mean) + 4}>${t("me-mean", { mean: tenths(mean) })}</text></svg>`;
}

export const bothBars = (spots: readonly Spot[], label: string): TemplateResult =>
  html`${bars(WIDE, "wide", spots, label)}${bars(NARROW, "narrow", spots, label)}`;
