// Bundles src into the Python package: hashed names, gzip and brotli beside each file, manifest.json from plain to hashed names.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type BuildResult, context, type Metafile, type Plugin } from "esbuild";

const web = import.meta.dirname;
const outdir = join(web, "../src/nerts/web/static");
const watch = parseArgs({ options: { watch: { type: "boolean", default: false } } }).values.watch;

function manifest(outputs: Metafile["outputs"]): Record<string, string> {
  const entries = Object.entries(outputs).filter(([, output]) => output.entryPoint);
  const names = entries.map(([path, output]) => [plainName(path, output.entryPoint ?? ""), basename(path)]);
  return Object.fromEntries([...names, ...preloads(outputs)]);
}

/** What the first script imports, so that the page asks for it at once and not only when it has read that script. */
function preloads(outputs: Metafile["outputs"]): string[][] {
  const main = Object.values(outputs).find((output) => output.entryPoint === "src/main.ts");
  const imported = (main?.imports ?? []).filter((i) => i.kind === "import-statement");
  return imported.map(({ path }, i) => [`preload-${i}.js`, basename(path)]);
}

function plainName(path: string, entry: string): string {
  return basename(entry).replace(/\.ts$/, ".js") || basename(path);
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
}

async function finish({ metafile, outputFiles = [] }: BuildResult): Promise<void> {
  if (!metafile) return;
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await Promise.all(outputFiles.map((file) => writeFile(file.path, file.contents)));
  await Promise.all(outputFiles.map((file) => compress(file.path)));
  await writeFile(join(outdir, "manifest.json"), `${JSON.stringify(manifest(metafile.outputs), null, 2)}\n`);
  for (const file of outputFiles) console.log(`${relative(web, file.path)}  ${file.contents.length} bytes`);
}

const finishing: Plugin = {
  name: "finish",
  setup: (build) => build.onEnd(async (result) => void (result.errors.length === 0 && (await finish(result)))),
};

const bundle = await context({
  absWorkingDir: web,
  entryPoints: ["src/main.ts", "src/style.css"],
  outdir,
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".ftl": "text", ".svg": "file", ".woff2": "file" },
  metafile: true,
  write: false,
  plugins: [finishing],
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
