// Small helpers of all templates.
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { chip, icon } from "../cards/faces.ts";
import type { Rect } from "../cards/layout/geometry.ts";

/** Our own drawings, never anybody's text. */
export const drawing = (svg: string) => unsafeHTML(svg);
export const iconOf = (name: string, cls = "") => drawing(icon(name, cls));
export const chipOf = (pack: number) => (pack < 0 ? nothing : drawing(chip(pack)));

/** A place, set through `.style` so that no page text carries a style (CSP). */
export const at = ({ x, y, w, h }: Rect): string => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** A modal dialog is open exactly as long as it is to be shown. */
export function keepOpen(id: string, shown: boolean): void {
  const panel = document.getElementById(id);
  if (!(panel instanceof HTMLDialogElement) || panel.open === shown) return;
  if (shown) panel.showModal();
  else panel.close();
}

export const iconButton = (name: string, label: string, act: () => void, cls = ""): TemplateResult =>
  html`<button class="ib ${cls}" data-icon=${name} aria-label=${label} title=${label} @click=${act}>${iconOf(name)}</button>`;
