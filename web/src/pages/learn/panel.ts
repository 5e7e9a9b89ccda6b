// What is said to who learns: a panel between foundations and tray, or beside a low table.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Geometry } from "../../cards/layout/geometry.ts";
import type { Sees } from "../../play/app.ts";
import { board } from "../../play/board.ts";
import { keepRim, rimNow } from "../../play/measure.ts";
import { spoken, t } from "../../words/l10n.ts";
import { toastLine } from "../table/bar.ts";
import { arrow } from "../table/page.ts";
import { at } from "../view.ts";

/** Below this height the coach stands beside the table, where the window is wide enough. */
const LOW = 560;
const WIDE = 600;
const SIDE = 260;
const SIDE_SHARE = 0.34;
const MOST = 860;
const GAP = 8;

/** A coach at the side: its width; 0 for one in the middle. */
function sideWidth(): number {
  const room = document.getElementById("probe")?.offsetHeight ?? 12;
  const low = innerHeight < LOW * Math.max(1, room / 12) && innerWidth >= WIDE && innerWidth > innerHeight;
  return low ? Math.round(Math.max(SIDE, Math.min(innerWidth * SIDE_SHARE, 340))) : 0;
}

let known = { key: "", middle: 0 };

/** How high its texts come out only the browser knows; in one window and language it never shrinks, so it comes to rest. */
function grow(height: number): void {
  const key = `${innerWidth}/${innerHeight}/${spoken()}`;
  const middle = known.key === key ? Math.max(known.middle, height) : height;
  known = { key, middle };
  keepRim({ middle: middle + 2 * GAP });
}

const size = new ResizeObserver(([entry]) => {
  if (entry && !rimNow().side) grow((entry.target as HTMLElement).offsetHeight);
});

let watched: Element | null = null;

function watch(): void {
  const panel = document.querySelector(".coach");
  if (panel === watched) return;
  if (watched) size.unobserve(watched);
  if (panel) size.observe(panel);
  watched = panel;
}

/** To be called before the table is laid out. */
export function makeRoom(): void {
  const side = sideWidth();
  if (side) keepRim({ side });
  else if (rimNow().side || !rimNow().middle) keepRim({ middle: known.middle || 150 });
  queueMicrotask(watch);
}

function place({ toast, width, height }: Geometry): string {
  const { side } = rimNow();
  if (side) return at({ x: width + GAP, y: GAP, w: side - 2 * GAP, h: height - 2 * GAP });
  const w = Math.min(MOST, toast.w);
  return `left:${toast.x + (toast.w - w) / 2}px;top:${toast.y + GAP / 2}px;width:${w}px`;
}

/** None where it would cross what is said: the ring is enough. */
export const pointer = (): unknown => (board.advice?.to[0] === "f" && rimNow().middle ? nothing : arrow());

const bars = (step: number, steps: number): TemplateResult =>
  html`<span class="steps" role="img" aria-label=${t("learn-step", { step: step + 1, steps })}>${Array.from({ length: steps }, (_, i) => html`<i class=${i <= step ? "on" : ""}></i>`)}</span>`;

interface Content {
  readonly title: string;
  readonly at: number;
  readonly of: number;
  readonly says: unknown;
  readonly button: TemplateResult;
}

export function panel(
  app: Sees<"toast" | "net" | "trouble">,
  geometry: Geometry,
  { title, at: step, of, says, button }: Content,
): TemplateResult {
  return html`<section class="coach ${rimNow().side ? "side" : ""}" aria-label=${title} .style=${place(geometry)}>
    ${bars(Math.min(step, of - 1), of)}<div class="says">${says}</div>${button}${toastLine(app, null)}</section>`;
}
