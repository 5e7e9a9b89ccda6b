// The way to a seat, for who watches.
import { html, nothing, type TemplateResult } from "lit-html";
import type { Scene } from "../../cards/layer.ts";
import { ownSeat } from "../../net/game.ts";
import type { Sees } from "../../play/app.ts";
import { sitForm } from "../forms.ts";
import { at } from "../view.ts";

export function watching(app: Sees<"game" | "prefs">, { geometry: { sit } }: Scene): TemplateResult | typeof nothing {
  return ownSeat(app.game) || !sit ? nothing : html`<div class="watching" .style=${at(sit)}>${sitForm(app, "")}</div>`;
}
