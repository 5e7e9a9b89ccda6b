// The own page: what somebody has played, and what is kept of it.
import { html, nothing, type TemplateResult } from "lit-html";
import { back } from "../../cards/faces.ts";
import type { Me } from "../../net/me.ts";
import type { Sees } from "../../play/app.ts";
import { named, t } from "../../words/l10n.ts";
import { forgetful, problem, topBar } from "../forms.ts";
import { newTable } from "../opening.ts";
import { go } from "../routes.ts";
import { waitPage } from "../table/page.ts";
import { drawing, iconOf } from "../view.ts";
import { data, passkeys, said, sure } from "./data.ts";
import { dayText } from "./dates.ts";
import "./icons.ts";
import { company, matches, played, records } from "./lists.ts";
import { again, now, visited } from "./state.ts";

type Page = Sees<"page" | "bye" | "game" | "unread" | "prefs" | "busy" | "problem">;

const frame = (app: Page, body: unknown): TemplateResult =>
  html`<div class="page start"><div class="wrap">${topBar(app)}${body}</div></div>${sure()}`;

function head(me: Me, name: string): TemplateResult {
  const told = { rounds: me.rounds, matches: me.matches, since: me.since ? dayText(me.since, "month", 0) : "" };
  return html`<div class="headrow mehead"><div class="card" aria-hidden="true"><div class="body">${drawing(back(Math.max(0, me.pack)))}</div></div>
    <div><h1 translate="no">${named(name)}</h1><p class="sub">${t("me-sum", told)}</p></div></div>
    ${me.unknown_zone ? html`<p class="sub" id="zone">${t("me-zone", { zone: me.unknown_zone })}</p>` : nothing}`;
}

/** Nothing has been played yet: one way that always works, and the one for who has played elsewhere. */
const empty = (app: Page, me: Me): TemplateResult =>
  html`<main class="stack center meempty"><div class="lie" aria-hidden="true">${[0, 1, 2].map(() => html`<i class="gone"></i>`)}</div><h1>${t("me-empty")}</h1><p class="lead">${t("me-empty-help")}</p>
    <div class="split wrapped ways"><button class="btn pri tall" id="bots" ?disabled=${app.busy} @click=${() => newTable({ bots: 3 }, true)}>${iconOf("bot")}${t("play-bots")}</button>
    <button class="btn tall" id="to-start" @click=${() => go("")}>${t("to-start")}</button></div>${problem(app)}<div class="wide">${passkeys(app, me)}</div></main>`;

const full = (app: Page, me: Me): TemplateResult =>
  html`<main class="mepage">${head(me, me.name)}<div class="mecols"><div>${played(me)}${matches(me)}${data()}</div>
    <div>${passkeys(app, me)}${records(me)}${company(me)}</div></div></main>`;

const failed = (): TemplateResult =>
  html`<main class="stack center"><h1>${t("me-title")}</h1><div class="panel narrowpanel stack">${said(true)}${forgetful()}</div>
    <div class="split wrapped ways"><button class="btn pri tall" id="again" @click=${again}>${t("try-again")}</button><button class="btn tall" id="to-start" @click=${() => go("")}>${t("to-start")}</button></div></main>`;

export function mePage(app: Page): TemplateResult {
  visited(app);
  const { me } = now;
  if (!me) return now.problem ? frame(app, failed()) : waitPage();
  return frame(app, me.rounds || me.passkeys.length ? full(app, me) : empty(app, me));
}
