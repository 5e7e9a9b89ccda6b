// The end of the tutorial: what the round came to, and three ways on.
import { html, type TemplateResult } from "lit-html";
import { readCode } from "../../net/code.ts";
import type { App } from "../../play/app.ts";
import { points } from "../../play/lesson.ts";
import { minus, named, t } from "../../words/l10n.ts";
import { problem, topBar } from "../forms.ts";
import { newTable } from "../opening.ts";
import { go, route } from "../routes.ts";
import { chipOf, iconOf } from "../view.ts";
import type { Run } from "./lesson.ts";

/** Against these a newcomer comes first now and then (tests/bots/test_newcomer.py). */
const GENTLE = { bots: 2, level: "easy", pace: "gentle" };

/** The way back to the table that somebody has come from, as `?table=CODE`, which starts by itself with `&play`. */
export function wayBack(): string {
  const asked = new URLSearchParams(location.search);
  const code = readCode(asked.get("table") ?? "");
  return code && `t/${code}${asked.has("play") ? "#play" : ""}`;
}

function row({ lesson, names }: Run, team: number): TemplateResult {
  const { home, cost, points: sum } = points(lesson, team);
  return html`<tr><th scope="row">${chipOf(team)}<span class="nm" translate="no">${named(team ? names.rival : names.own)}</span></th>
    <td>${home}</td><td>${minus(-cost)}</td><td><b>${minus(sum)}</b></td></tr>`;
}

const sheet = (run: Run): TemplateResult =>
  html`<table class="tally"><thead><tr><td></td><th scope="col">${t("learn-home")}</th><th scope="col">${t("learn-left")}</th><th scope="col">${t("learn-points")}</th></tr></thead>
  <tbody>${[0, 1].map((team) => row(run, team))}</tbody></table>`;

export function donePage(app: App, run: Run): TemplateResult {
  const back = wayBack();
  const on = back
    ? html`<button class="btn pri huge" id="to-table" @click=${() => go(back)}>${t("learn-to-table")}</button>`
    : html`<button class="btn pri huge" id="bots" ?disabled=${app.busy} @click=${() => newTable(GENTLE, true)}>${iconOf("bot")}${t("play-bots")}</button>`;
  return html`<div class="page start learned"><div class="wrap">${topBar(app)}<main class="stack center"><h1>${t("learn-done.head")}</h1><p class="lead">${t("learn-done")}</p>
    <div class="panel narrowpanel stack">${sheet(run)}${on}<button class="btn tall" id="again" @click=${route}>${t("learn-again")}</button>${problem(app)}</div></main></div></div>`;
}
