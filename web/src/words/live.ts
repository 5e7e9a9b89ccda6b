// One polite live region: own results, calls, ties; never every opponent's move (B19). What comes quickly is said together.

const WAIT_MS = 350;
let waiting: string[] = [];
let timer = 0;

function say(): void {
  const region = document.getElementById("live");
  const lines = waiting.slice(-4).map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  region?.replaceChildren(...lines); // as lines of their own, which every language has
  waiting = [];
  clearTimeout(timer);
  timer = 0;
}

/** `now`: own races and calls, which cannot wait for what else may come. */
export function announce(text: string, now = false): void {
  if (!text) return;
  waiting.push(text);
  if (now) say();
  else timer ||= window.setTimeout(say, WAIT_MS);
}
