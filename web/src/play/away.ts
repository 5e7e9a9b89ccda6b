// A hidden tab tells of the countdown and the deal by its title and its icon; the countdown also ticks (P23).
import { t } from "../words/l10n.ts";
import { app } from "./app.ts";
import { iconOf, type Mark, markOf, secondsIn } from "./marks.ts";
import { playSound } from "./sound.ts";

let plain = { title: "", icons: [] as string[] };
let shown = "plain";
let dealt = false;
let ticked = 0;

const iconLinks = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];

function put(title: string, icon: (i: number) => string): void {
  document.title = title;
  iconLinks().forEach((link, i) => {
    link.href = icon(i);
  });
}

function showMark(mark: Mark): void {
  const key = mark.kind === "plain" ? "plain" : JSON.stringify(mark);
  if (key === shown) return;
  if (shown === "plain") plain = { title: document.title, icons: iconLinks().map((l) => l.href) };
  shown = key;
  if (mark.kind === "plain") put(plain.title, (i) => plain.icons[i] ?? "");
  else put(mark.kind === "dealt" ? t("tab-dealt") : t("tab-countdown", { seconds: mark.seconds }), () => iconOf(mark));
}

/** To be called when a round has been dealt. */
export function wasDealt(): void {
  dealt = document.hidden;
  playSound("deal", app.prefs.sound);
}

function tickSound(left: number): void {
  const seconds = app.game.phase === "countdown" && left > 0 ? secondsIn(left) : 0;
  if (seconds && seconds !== ticked) playSound("tick", app.prefs.sound);
  ticked = seconds;
}

/** To be called often: nothing is drawn in a hidden tab, so this does not wait for drawing. */
export function tellTab(): void {
  if (!document.hidden) dealt = false;
  const left = app.endsAt ? app.endsAt - performance.now() : 0;
  tickSound(left);
  showMark(markOf({ hidden: document.hidden, phase: app.game.phase, left, dealt }));
}
