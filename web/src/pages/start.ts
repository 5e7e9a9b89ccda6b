// The first page: with friends, with bots, or to a table that somebody has told of.
import { html, nothing, type TemplateResult } from "lit-html";
import { face, WHOLE } from "../cards/faces.ts";
import type { Sees } from "../play/app.ts";
import { t } from "../words/l10n.ts";
import { forgetful, nameField, problem, topBar } from "./forms.ts";
import { languageRow } from "./language.ts";
import { join, newTable } from "./opening.ts";
import { go } from "./routes.ts";
import { drawing, iconOf } from "./view.ts";

const OWNERS = [1, 2, 0, 3, 5];

const fan = (): TemplateResult =>
  html`<div class="fanroom"><div class="fanout" aria-hidden="true">${OWNERS.map(
    (pack, i) =>
      html`<div class="card f${i}"><div class="body">${drawing(face(`${"A2345"[i]}H`, { cut: "full", owners: [pack], fresh: true, strip: WHOLE }))}</div></div>`,
  )}</div></div>`;

export function joinForm(): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    join(String(new FormData(event.target as HTMLFormElement).get("code") ?? ""));
  };
  return html`<form class="split ruled" @submit=${submit}><input class="in" name="code" id="code" autocomplete="off" autocapitalize="characters" spellcheck="false"
    placeholder=${t("table-code")} aria-label=${t("table-code")}><button class="btn tall">${t("join")}</button></form>`;
}

const withFriends = (app: Sees<"busy">) => (event: SubmitEvent) => {
  event.preventDefault();
  if (!app.busy) void newTable({ bots: 0 }, false);
};

/** What has been kept works all the same (worker/worker.ts). */
const offline = (): TemplateResult | typeof nothing =>
  navigator.onLine
    ? nothing
    : html`<p class="warning" id="offline">${iconOf("plug", "sm")}<span>${t("offline")}</span></p>`;

type Start = Sees<"page" | "bye" | "game" | "unread" | "prefs" | "busy" | "problem">;

export function startPage(app: Start): TemplateResult {
  const { busy } = app;
  return html`<div class="page start"><div class="wrap">${topBar(app)}<main class="hero"><div class="stack">
    <h1>${t("headline")}</h1><p class="lead">${t("lead")}</p>
    <div class="panel narrowpanel stack">
      <form class="stack" @submit=${withFriends(app)}><label class="lab" for="name">${t("your-name")}</label>${nameField(app.prefs)}
      <button class="btn pri huge" id="friends" ?disabled=${busy}>${t("play-friends")}</button></form>
      <div class="split wrapped"><button class="btn tall wide" id="bots" ?disabled=${busy} @click=${() => newTable({ bots: 3 }, true)}>${iconOf("bot")}${t("play-bots")}</button>
      <button class="btn tall wide" id="alone" @click=${() => go("practice")}>${iconOf("fast")}${t("practise")}</button></div>
      ${joinForm()}${problem(app)}${offline()}${forgetful()}
    </div>
    <div class="split wrapped links"><button class="link" id="tutorial" @click=${() => go("learn")}>${t("tutorial")}${iconOf("chev", "sm")}</button>
    <button class="link" id="rules" @click=${() => go("rules")}>${t("learn")}${iconOf("chev", "sm")}</button>
    <button class="link" id="drills" @click=${() => go("drills")}>${t("drills")}${iconOf("chev", "sm")}</button>
    <button class="link" id="replay" @click=${() => go("replay")}>${t("watch-replay")}${iconOf("chev", "sm")}</button>
    <button class="link" id="me" @click=${() => go("me")}>${t("your-page")}${iconOf("chev", "sm")}</button></div>
  </div>${fan()}</main>${languageRow()}</div></div>`;
}
