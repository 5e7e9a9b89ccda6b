// The score paper: one lane a player, and what happened to each. All lanes together are one slider.
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import type { Mark, Sitter } from "../../net/replay.ts";
import { redraw } from "../../play/app.ts";
import { named, t } from "../../words/l10n.ts";
import { clock, stepFor, steps } from "../chart.ts";
import { chipOf, iconOf } from "../view.ts";
import { look, now, pause, type Show, seek, whenTimeMoves } from "./state.ts";
import { toldAt } from "./telling.ts";

/** Room at both ends, for the marks there. */
const PAD = 8;
const FLAG = 14;
const MANY = 9; // seats from which on lanes are narrow
const TIMES_EVERY = 170; // px

let width = 600;

const laneHeight = (show: Show): number => (show.replay.seats.length >= MANY ? 14 : width < 480 ? 22 : 26);
const end = (show: Show): number => Math.max(1, show.film.round.end);
const xOf = (show: Show, ms: number): number => PAD + ((width - 2 * PAD - FLAG) * ms) / end(show);

// --- marks -----------------------------------------------------------------------------------------------------------

interface Lanes {
  readonly x: (ms: number) => number;
  readonly y: (seat: number) => number;
  /** Share of a mark's full size. */
  readonly k: number;
}

const BOLT = "M1.500-7-4.500 1.200H0L-1.500 7 4.500-1.200H0Z";
const DIAMOND = "M0-6.500 6.500 0 0 6.500-6.500 0Z";
const HALF = "M0-6.500V6.500L-6.500 0Z";

const SHAPES: Readonly<Record<Mark[0], (() => SVGTemplateResult) | null>> = {
  home: () => svg`<path class="stroke" d="M0-5.500V5.500"/>`,
  nerts: () => svg`<circle class="dotmark" r="4.500"/>`,
  lost: () => svg`<path class="bolt" d=${BOLT}/>`,
  tie: () => svg`<path class="tie" d=${DIAMOND}/><path class="dotmark" d=${HALF}/>`,
  call: () => svg`<path class="stroke" d="M0 7V-9"/><path class="flag" d="M0-9H12L9-5 12-1H0Z"/>`,
  pause: null,
};

function mark([kind, ms, , seat, other]: Mark, { x, y, k }: Lanes): SVGTemplateResult | typeof nothing {
  const shape = SHAPES[kind];
  if (!shape || y(seat) < 0) return nothing;
  const draw = (s: number) => svg`<g transform=${`translate(${x(ms).toFixed(1)} ${y(s)}) scale(${k})`}>${shape()}</g>`;
  if (kind !== "tie" || y(other) < 0) return draw(seat);
  return svg`<path class="stroke" d=${`M${x(ms).toFixed(1)} ${y(seat)}V${y(other)}`}/>${draw(seat)}${draw(other)}`;
}

/** The line of a lane, broken where nobody moved for ten seconds. */
function rail(show: Show, y: number, { x }: Lanes): SVGTemplateResult {
  const gaps = show.film.round.marks.filter(([kind]) => kind === "pause").map(([, ms, , , , by]) => [ms, ms + by]);
  const stops = [0, ...gaps.flat(), end(show)].map((ms) => x(ms ?? 0).toFixed(1));
  const d = Array.from({ length: stops.length / 2 }, (_, i) => `M${stops[2 * i]} ${y}H${stops[2 * i + 1]}`).join("");
  return svg`<path class="rail" d=${d}/>`;
}

function paper(show: Show): TemplateResult {
  const { seats } = show.replay;
  const h = laneHeight(show);
  const rows = new Map(seats.map((s, i) => [s.seat, (i + 0.5) * h]));
  const lanes: Lanes = {
    x: (ms) => xOf(show, ms),
    y: (seat) => rows.get(seat) ?? -1,
    k: h < 20 ? 0.6 : h < 26 ? 0.74 : 1,
  };
  const { marks } = show.film.round;
  return html`<svg class="paper" width=${width} height=${seats.length * h} aria-hidden="true">${seats.map((_, i) => rail(show, (i + 0.5) * h, lanes))}${marks.map((m) => mark(m, lanes))}</svg>`;
}

// --- the slider ------------------------------------------------------------------------------------------------------

let held = -1;
let played = false;

function scrub(event: PointerEvent): void {
  const { show } = now;
  if (!show || event.pointerId !== held) return;
  const box = (event.currentTarget as Element).getBoundingClientRect();
  seek((end(show) * (event.clientX - box.x - PAD)) / (width - 2 * PAD - FLAG));
}

function grab(event: PointerEvent): void {
  if (!event.isPrimary || event.button !== 0) return;
  played = now.show?.playing ?? false;
  if (played) pause();
  held = event.pointerId;
  (event.currentTarget as Element).setPointerCapture(held);
  scrub(event);
}

function letGo(event: PointerEvent): void {
  if (event.pointerId === held) held = -1;
}

function times(show: Show): TemplateResult {
  const every = stepFor(end(show), Math.max(2, width / TIMES_EVERY));
  return html`<div class="times" aria-hidden="true">${steps(0, end(show), every).map(
    (ms) => html`<span .style=${`left:${xOf(show, ms)}px`}>${clock(ms)}</span>`,
  )}</div>`;
}

const place = (show: Show): string => `translateX(${xOf(show, show.ms).toFixed(1)}px)`;

/** The head goes on between two drawings. */
whenTimeMoves((show) => {
  const head = document.getElementById("playhead");
  const over = document.getElementById("played");
  const pill = document.getElementById("playtime");
  const told = document.getElementById("clock");
  if (!head || !over || !pill) return;
  head.style.transform = place(show);
  over.style.width = `${xOf(show, show.ms)}px`;
  pill.textContent = clock(show.ms);
  if (told) told.textContent = clock(show.ms);
});

/** The width that there is: drawn anew when it changes. */
export function measured(room: number): void {
  if (room <= 0 || Math.abs(room - width) < 1) return;
  width = room;
  redraw();
}

function name(show: Show, sitter: Sitter | null): TemplateResult {
  const seat = sitter?.seat ?? -1;
  const on = show.seat === seat;
  const label = sitter ? t("replay-seat", { name: named(sitter.name) }) : t("replay-all-seats");
  return html`<button role="radio" aria-checked=${on ? "true" : "false"} aria-label=${label} title=${label} class="lane" data-view=${seat}
    @click=${() => look(seat)}>${sitter ? chipOf(sitter.pack) : iconOf("eye", "sm")}<span class="nm" translate="no">${sitter ? named(sitter.name) : t("replay-all-seats")}</span>${on && sitter ? iconOf("eye", "sm") : nothing}</button>`;
}

export function lanes(show: Show): TemplateResult {
  const h = laneHeight(show);
  const shown = guard([show.film, width, h], () => paper(show));
  return html`<div class="lanes" .style=${`--lane:${h}px`}>
    <div class="names" role="radiogroup" aria-label=${t("replay-view")}>${show.replay.seats.map((s) => name(show, s))}${name(show, null)}</div>
    <div class="chips" aria-hidden="true">${show.replay.seats.map((s) => html`<span>${chipOf(s.pack)}</span>`)}</div>
    <div class="track"><div class="scrub" id="timeline" role="slider" tabindex="0" aria-label=${t("replay-timeline")} aria-valuemin="0" aria-valuemax=${Math.round(end(show) / 1000)}
      aria-valuenow=${Math.round(show.ms / 1000)} aria-valuetext=${toldAt(show.film, show.step, show.ms)}
      @pointerdown=${grab} @pointermove=${scrub} @pointerup=${letGo} @pointercancel=${letGo}>
      <i id="played" .style=${live(`width:${xOf(show, show.ms)}px`)}></i>${shown}<i id="playhead" .style=${live(`transform:${place(show)}`)}><b id="playtime" translate="no" .textContent=${live(clock(show.ms))}></b></i></div>
      ${times(show)}</div></div>`;
}
