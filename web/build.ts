// Bundles src into the Python package: hashed names, gzip and brotli beside each file, manifest.json from plain to hashed names.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { type BuildResult, context, type Metafile, type OutputFile, type Plugin, transform } from "esbuild";

const web = import.meta.dirname;
const outdir = join(web, "../src/nerts/web/static");
const PICTURES = ["icon.svg", "icon-192.png", "icon-512.png", "preview.jpg"];
const watch = parseArgs({ options: { watch: { type: "boolean", default: false } } }).values.watch;

const FONTS = join(web, "node_modules/@fontsource");
const CATALOGUE = /locales\/(\w+)\/(\w+)\.ftl$/;
const PYTHON_ONLY = /\/(cli|server)\.ftl$/;

/** From an output to its file. A catalogue is named with its language and a version that all of them have in common, as in
 * `hy-table-4f1c09ab.js`, so that the name of one tells the page those of all. */
function namer(outputs: Metafile["outputs"]): (path: string) => string {
  const catalogue = (path: string) => CATALOGUE.exec(outputs[path]?.entryPoint ?? "");
  const hashed = Object.keys(outputs).filter(catalogue).sort();
  const version = createHash("sha256").update(hashed.join()).digest("hex").slice(0, 8);
  return (path) => {
    const [, language, part] = catalogue(path) ?? [];
    return language ? `${language}-${part}-${version}.js` : basename(path);
  };
}

function manifest(outputs: Metafile["outputs"], fileOf: (path: string) => string): Record<string, string> {
  const entries = Object.entries(outputs).filter(([, output]) => output.entryPoint);
  return Object.fromEntries([
    ...entries.map(([path, output]) => [plainName(path, output.entryPoint ?? ""), fileOf(path)]),
    ...preloads(outputs, "src/main.ts", "preload"),
    ...preloads(outputs, "src/pages/doors.ts", "doors"),
  ]);
}

/** What a script imports, so that the page asks for it at once and not only when it has read that script: `preload-0.js`
 * and so on for the first script, `doors-0.js` for that of the pages before a table. */
function preloads(outputs: Metafile["outputs"], entry: string, name: string): string[][] {
  const script = Object.values(outputs).find((output) => output.entryPoint === entry);
  const imported = (script?.imports ?? []).filter((i) => i.kind === "import-statement");
  return imported.map(({ path }, i) => [`${name}-${i}.js`, basename(path)]);
}

function plainName(path: string, entry: string): string {
  const [, language, part] = CATALOGUE.exec(entry) ?? [];
  if (language) return `${language}-${part}.js`;
  return basename(entry).replace(/\.ts$/, ".js") || basename(path);
}

/** The worker that keeps this build's files, which are told to it. */
async function workerOf(main: string, built: readonly string[]): Promise<string> {
  const code = await transform(await readFile(join(web, "worker/worker.ts"), "utf8"), { loader: "ts", minify: true });
  const files = [...built].sort();
  const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
  return `const BUILD=${JSON.stringify({ version, main, files })};${code.code}`;
}

// Whole or not at all: a server may be reading meanwhile.
async function put(path: string, bytes: Uint8Array | string): Promise<string> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return basename(path);
}

async function putAll(path: string, { contents }: OutputFile): Promise<string[]> {
  if (/\.(png|jpg|woff2)$/.test(path)) return [await put(path, contents)]; // packed already
  const zip = await promisify(gzip)(contents, { level: 9 });
  const brotli = await promisify(brotliCompress)(contents);
  return Promise.all([put(path, contents), put(`${path}.gz`, zip), put(`${path}.br`, brotli)]);
}

async function finish({ metafile, outputFiles = [] }: BuildResult): Promise<void> {
  if (!metafile) return;
  await mkdir(outdir, { recursive: true });
  const fileOf = namer(metafile.outputs);
  const placed = (file: OutputFile) => putAll(join(outdir, fileOf(relative(web, file.path))), file);
  const fresh = new Set((await Promise.all(outputFiles.map(placed))).flat());
  const names = manifest(metafile.outputs, fileOf);
  fresh.add(await put(join(outdir, "manifest.json"), `${JSON.stringify(names, null, 2)}\n`));
  for (const font of await readdir(FONTS)) {
    fresh.add(await put(join(outdir, `${font}-licence.txt`), await readFile(join(FONTS, font, "LICENSE"))));
  }
  const files = outputFiles.map((file) => fileOf(relative(web, file.path)));
  fresh.add(await put(join(outdir, "worker.js"), await workerOf(names["main.js"] ?? "", files)));
  const stale = (await readdir(outdir)).filter((name) => !fresh.has(name));
  await Promise.all(stale.map((name) => rm(join(outdir, name), { force: true })));
  for (const file of outputFiles) console.log(`${relative(web, file.path)}  ${file.contents.length} bytes`);
}

const finishing: Plugin = {
  name: "finish",
  setup: (build) => build.onEnd(async (result) => void (result.errors.length === 0 && (await finish(result)))),
};

/** Parsed here, so that no browser has to: the client brings no parser along. */
const catalogues: Plugin = {
  name: "catalogues",
  setup: (build) =>
    build.onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
      const { body } = new FluentResource(await readFile(path, "utf8"));
      return { contents: `export default ${JSON.stringify(body)}`, loader: "js" };
    }),
};

const locales = join(web, "../locales");
const words = (await readdir(locales, { recursive: true }))
  .map((path) => join(locales, path))
  .filter((path) => CATALOGUE.test(path) && !PYTHON_ONLY.test(path));

const bundle = await context({
  absWorkingDir: web,
  entryPoints: [
    "src/main.ts",
    "src/style.css",
    "src/pages.css",
    ...words,
    ...PICTURES.map((name) => `pictures/${name}`),
  ],
  outdir,
  bundle: true,
  splitting: true,
  format: "esm",
  charset: "utf8",
  target: "es2022",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".svg": "copy", ".png": "copy", ".jpg": "copy", ".woff2": "file" },
  metafile: true,
  write: false,
  plugins: [catalogues, finishing],
});
if (watch) await bundle.watch();
else {
  try {
    await bundle.rebuild();
  } catch {
    process.exitCode = 1; // esbuild has already said what is wrong, and where
  }
  await bundle.dispose();
}
