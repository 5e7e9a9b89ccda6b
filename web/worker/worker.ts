// Keeps the page for when there is no network. Of one build only: its files carry their content in their names, and its shell
// names them, so a page is never put together from two builds. The network comes first; what is kept is for when it fails.
declare const BUILD: { readonly version: string; readonly main: string; readonly files: readonly string[] };
const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = "nerts-";
const CACHE = PREFIX + BUILD.version;
const ROOT = worker.registration.scope;
const CATALOGUE = /^(\w\w)-\w+-\w+\.js$/;
const PICTURE = /\.(woff2|png|jpg|svg)$/;

const isOwn = (shell: string): boolean => shell.includes(`static/${BUILD.main}"`);
const language = (shell: string): string => /data-words="(\w\w)-/.exec(shell)?.[1] ?? "en";

/** What a page needs in a language; fonts and pictures are kept when they are first shown. */
const needed = (spoken: string): string[] =>
  BUILD.files.filter((name) => !PICTURE.test(name) && (CATALOGUE.exec(name)?.[1] ?? spoken) === spoken);

/** Raises when the server has another build already, or is gone: then the browser tries again another time. */
async function install(): Promise<void> {
  const shell = await fetch(ROOT, { cache: "no-store" });
  const text = await shell.clone().text();
  if (!isOwn(text)) throw new Error("another build");
  const cache = await caches.open(CACHE);
  await cache.addAll(needed(language(text)).map((name) => `${ROOT}static/${name}`));
  await cache.put(ROOT, shell);
}

/** Pages of an older build are closed by now. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keepShell(page: Response): Promise<void> {
  if (isOwn(await page.clone().text())) await (await caches.open(CACHE)).put(ROOT, page);
}

async function visit(event: FetchEvent): Promise<Response> {
  try {
    const page = await fetch(event.request);
    const isStart = event.request.url === ROOT && page.ok;
    if (isStart) event.waitUntil(keepShell(page.clone())); // in the language that was chosen last
    return page;
  } catch (error) {
    const kept = await caches.match(ROOT, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (request.url.startsWith(`${ROOT}static/`)) event.respondWith(file(request));
});
