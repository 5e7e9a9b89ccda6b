// How the points of a round went, as this browser has seen them: for the chart on the score sheet.
import type { Position } from "../rules/notation.ts";
import { num, parseRules } from "../rules/rules.ts";

export interface Moment {
  readonly ms: number;
  readonly points: readonly number[];
}

export interface Curve {
  round: number;
  start: number;
  moments: Moment[];
}

export const newCurve = (): Curve => ({ round: 0, start: 0, moments: [] });

function pointsOf(position: Position): number[] {
  const penalty = num(parseRules(position.rules), "penalty");
  const points = position.teams.map((t) => -penalty * t.nerts.length);
  for (const f of position.foundations) for (const c of f.cards) points[c.team] = (points[c.team] ?? 0) + 1;
  return points;
}

/** Adds what the points are now, if they have changed. */
export function mark(curve: Curve, round: number, position: Position, now: number): void {
  if (curve.round !== round) Object.assign(curve, { round, start: now, moments: [] });
  const points = pointsOf(position);
  const last = curve.moments.at(-1);
  if (last && last.points.join() === points.join()) return;
  curve.moments.push({ ms: now - curve.start, points });
}
