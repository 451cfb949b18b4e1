/** Bundles the framework pages. The result is cached by a hash of its sources, so most runs build nothing. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const PAGES = join(import.meta.dirname, 'pages');
const ROOT = join(import.meta.dirname, '..', '..');
const KEPT = join(ROOT, 'node_modules', '.cache', 'frameworks');

const svelte: Plugin = {
  name: 'svelte',
  transform(source, id) {
    if (!id.endsWith('.svelte')) return null;
    const { js } = compile(source, { generate: 'client', filename: id });
    return { code: js.code, map: js.map };
  },
};

/** A hash of the pages' sources, the lock file and this file. */
async function keyOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const all = [...files.map((name) => join(PAGES, name)), import.meta.filename];
  for (const file of [...all, join(ROOT, 'package-lock.json')]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the folder with `<page>.js`, and `<page>.css` if the page has styles */
export async function bundlePages(): Promise<string> {
  const files = (await readdir(PAGES)).sort();
  const key = await keyOf(files);
  const folder = join(KEPT, key);
  if (existsSync(folder)) return folder;
  await mkdir(KEPT, { recursive: true });
  for (const old of await readdir(KEPT)) {
    if (!old.startsWith(key)) await rm(join(KEPT, old), { recursive: true, force: true });
  }
  // Built in another folder and renamed, so that an aborted run leaves no partial result and the runs
  // for both browsers may build at the same time.
  const unfinished = await mkdtemp(`${folder}-`);
  const pages = files.filter((name) => /\.[jt]sx?$/.test(name));
  await build({
    configFile: false,
    root: PAGES,
    base: '/bundle/',
    logLevel: 'error',
    plugins: [svelte],
    // As in production, whatever NODE_ENV the tests run with.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: {
      alias: [{ find: /^vue$/, replacement: 'vue/dist/vue.esm-bundler.js' }],
      conditions: ['module', 'browser', 'production'],
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      ngDevMode: 'false',
      ngServerMode: 'false',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    build: {
      outDir: unfinished,
      emptyOutDir: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: Object.fromEntries(pages.map((name) => [parse(name).name, join(PAGES, name)])),
        preserveEntrySignatures: false,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[hash].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}
