// The part of the browser that keeps the page for when there is no network (worker/worker.ts).

const LATER_MS = 5000;
/** On the machine itself there is no network to miss, and other programs may have that address tomorrow. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** When the first cards are out long since. Whoever forbids it has the page from the network, as ever. */
export function keepForOffline(root: string): void {
  if (!("serviceWorker" in navigator) || LOCAL.test(location.hostname)) return;
  setTimeout(() => {
    navigator.serviceWorker.register(`${root}worker.js`).catch(() => undefined);
  }, LATER_MS);
}
