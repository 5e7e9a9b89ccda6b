// Copying text where the clipboard interface exists, and on plain http where it does not (B53).
import { html, nothing, type TemplateResult } from "lit-html";
import { type Sees, setCopied } from "../play/app.ts";

/** How long it is told. */
const TOLD_MS = 2500;

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "offscreen";
  field.readOnly = true;
  // Beside an open dialog nothing can be selected.
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  (open ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** True only if the text has been copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

/** Copies a link, and tells for a moment whether it has. */
export const copyLink = (app: Sees<"copied">, link: string) => async (): Promise<void> => {
  setCopied((await copyText(link)) ? "yes" : "no");
  setTimeout(() => {
    if (app.copied === "yes") setCopied("");
  }, TOLD_MS);
};

/** Shown selected where nothing could be copied. */
export function byHand({ copied }: Sees<"copied">, link: string, label: string): TemplateResult | typeof nothing {
  if (copied !== "no") return nothing;
  return html`<input class="in" readonly .value=${link} aria-label=${label} @focus=${(e: Event) => (e.target as HTMLInputElement).select()}>`;
}
