// The invitation as a QR code: a phone in the same room needs no typing.
import { html, type TemplateResult } from "lit-html";
import { encode } from "uqr";
import { t } from "../words/l10n.ts";

/** One path for all dark modules, row by row. */
function path(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

let drawn = { text: "", size: 0, d: "" };

export function qr(text: string): TemplateResult {
  if (drawn.text !== text) {
    const { data, size } = encode(text, { ecc: "M", border: 1 });
    drawn = { text, size, d: path(data) };
  }
  const { size, d } = drawn;
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("qr")} shape-rendering="crispEdges"><path d=${d}/></svg>`;
}
