// One polite live region: own results, calls, ties; never every opponent's move (B19). What comes quickly is said together.

const WAIT_MS = 350;
let waiting: string[] = [];
let _timer = 0;

export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  _timer ||= window.setTimeout(() => {
    const region = document.getElementById("live");
    const lines = waiting.slice(-4).map((line) => Object.assign(document.createElement("p"), { textContent: line }));
    region?.replaceChildren(...lines); // as lines of their own, which every language has
    waiting = [];
    _timer = 0;
  }, WAIT_MS);
}
