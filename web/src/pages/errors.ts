// A page for everything that can go wrong with an address or a connection, each with a way on.
import { html, nothing, type TemplateResult } from "lit-html";
import { PACKS } from "../cards/art.ts";
import { back, face, WHOLE } from "../cards/faces.ts";
import { type Net, reopen } from "../net/socket.ts";
import { redraw, type Sees, setBye } from "../play/app.ts";
import { has, t } from "../words/l10n.ts";
import { problem, topBar } from "./forms.ts";
import { newTable } from "./opening.ts";
import { go } from "./routes.ts";
import { joinForm } from "./start.ts";
import { drawing, iconOf } from "./view.ts";

const LOOK = { cut: "full", owners: [], fresh: false, strip: WHOLE } as const;
const card = (svg: string): TemplateResult => html`<div class="card"><div class="body">${drawing(svg)}</div></div>`;

/** Four, nought, four. */
const fourNoughtFour = (): TemplateResult =>
  html`<div class="lie" aria-hidden="true">${card(face("4H", LOOK))}${card(back(1))}${card(face("4S", LOOK))}</div>`;
const closed = (): TemplateResult =>
  html`<div class="lie" aria-hidden="true">${[0, 1, 2].map(() => html`<i class="gone">${iconOf("check")}</i>`)}</div>`;
const taken = (): TemplateResult =>
  html`<div class="lie many" aria-hidden="true">${PACKS.map((_, pack) => card(back(pack)))}</div>`;
const apart = (): TemplateResult =>
  html`<div class="lie apart" aria-hidden="true">${card(back(1))}${card(face("AH", LOOK))}</div>`;

/** What all of them show and offer. */
type End = Sees<"page" | "bye" | "game" | "unread" | "problem" | "busy">;

function page(app: End, picture: TemplateResult, title: string, help: string, ways: unknown): TemplateResult {
  return html`<div class="page start"><div class="wrap">${topBar(app)}<main class="stack center">${picture}<h1>${title}</h1>
    ${help ? html`<p class="lead">${help}</p>` : nothing}${ways}${problem(app)}</main></div></div>`;
}

const home = (pri = ""): TemplateResult =>
  html`<button class="btn tall ${pri}" id="to-start" @click=${() => go("")}>${t("to-start")}</button>`;
const ways = (...buttons: unknown[]): TemplateResult => html`<div class="split wrapped ways">${buttons}</div>`;
const byCode = (): TemplateResult => html`<div class="panel narrowpanel stack">${joinForm()}</div>`;
const another = ({ busy }: Sees<"busy">): TemplateResult =>
  html`<button class="btn pri tall" id="friends" ?disabled=${busy} @click=${() => newTable({ bots: 0 }, false)}>${t("open-table")}</button>`;

export const nowherePage = (app: End): TemplateResult =>
  page(app, fourNoughtFour(), t("no-page"), t("no-page-help"), html`${ways(home("pri"))}${byCode()}`);

export const lostPage = (app: End): TemplateResult =>
  page(app, fourNoughtFour(), t("no-table"), t("no-table-help"), html`${ways(another(app), home())}${byCode()}`);

const again = (net: Net | null) => (): void => {
  setBye("");
  if (net) reopen(net);
  redraw();
};

const retry = ({ net }: Sees<"net">, text: string, pri = "pri"): TemplateResult =>
  html`<button class="btn tall ${pri}" id="again" @click=${again(net)}>${text}</button>`;

const PICTURES: Readonly<Record<string, () => TemplateResult>> = { closed, full: taken };
type Way = Sees<"net" | "busy">;
const WAYS: Readonly<Record<string, (app: Way) => TemplateResult>> = {
  replaced: (app) => ways(retry(app, t("take-back")), home()),
  removed: (app) => ways(another(app), retry(app, t("try-again"), ""), home()),
  closed: (app) => ways(another(app), home()),
  forgotten: (app) => ways(another(app), home()),
  full: (app) => ways(retry(app, t("try-again")), another(app), home()),
};

/** The connection has ended for good. */
export function endPage(app: End & Sees<"net">): TemplateResult {
  const code = app.bye;
  const help = has(`bye-${code}-help`) ? t(`bye-${code}-help`) : "";
  const way = WAYS[code] ?? (() => ways(retry(app, t("try-again")), home()));
  return page(app, (PICTURES[code] ?? apart)(), t(`bye-${code}`), help, way(app));
}
