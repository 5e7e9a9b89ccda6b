// What shall the joker be? Offers only what is legal; digits and arrows choose, Escape puts it back (R46).
import { html, nothing, type TemplateResult } from "lit-html";
import { face, WHOLE } from "../cards/faces.ts";
import type { Scene } from "../cards/layer.ts";
import { board } from "../play/board.ts";
import { attempt, putDown } from "../play/hold.ts";
import { cardName, moveTarget } from "../play/texts.ts";
import type { Move } from "../rules/notation.ts";
import { t } from "../words/l10n.ts";
import { drawing } from "./view.ts";

function step(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as Element).querySelectorAll("button")];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") putDown();
  else if (by) buttons[(now + by + buttons.length) % buttons.length]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function choice(scene: Scene, move: Move): TemplateResult {
  const as = moveTarget(move);
  const look = { cut: "compact" as const, owners: [scene.packs[scene.own] ?? 0], fresh: false, strip: WHOLE };
  return html`<button class="pick" aria-label=${cardName(as)} data-as=${as} @click=${() => attempt(move)}>${drawing(face(as, look))}</button>`;
}

export function chooser(scene: Scene): TemplateResult | typeof nothing {
  const moves = board.chooser?.moves;
  const { tray } = scene.geometry;
  if (!moves || !tray) return nothing;
  const style = `left:${tray.x + tray.w / 2 - 170}px;top:${tray.y - 8}px;width:340px`;
  return html`<div class="chooser" role="dialog" aria-label=${t("joker-choose")} .style=${style} @keydown=${step}>
    <b>${t("joker-choose")}</b><div class="picks">${moves.map((move) => choice(scene, move))}</div></div>`;
}

let before: Element | null = null;

/** Focus goes into the chooser when it opens, and back to where it was. */
export function followFocus(): void {
  const open = document.querySelector(".chooser");
  if (open && !before) {
    before = document.activeElement;
    open.querySelector("button")?.focus();
  } else if (!open && before) {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    before = null;
  }
}
