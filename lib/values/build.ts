/**
 * Builds what is published, into `dist`: modules for Node, Deno and bundlers, one script for a page without a bundler,
 * the tables of the checks, and the types.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { TABLES } from './tables.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const pathOf = (file: string) => join(here, file);

const library = (entry: Record<string, string>, options: InlineConfig['build']): InlineConfig => ({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: false,
    minify: false,
    target: 'es2023',
    lib: { entry, formats: ['es'] },
    ...options,
  },
});

rmSync(dist, { recursive: true, force: true });
await build(
  library(
    {
      index: pathOf('index.ts'),
      page: pathOf('detect/page-detector.ts'),
      rough: pathOf('detect/rough-detector.ts'),
      text: pathOf('text/index.ts'),
      names: pathOf('names.ts'),
      'payment-references': pathOf('payment-references.ts'),
      forms: pathOf('kinds/forms.ts'),
    },
    { rolldownOptions: { external: [/^ipaddr\.js/, /^libphonenumber-js/, /^punycode\.js/] } },
  ),
);
await build(library({ browser: pathOf('index.ts') }, { minify: true }));
writeFileSync(join(dist, 'tables.json'), JSON.stringify(TABLES));

const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const tsc = join(dirname(typescript), 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '--project', here], { stdio: 'inherit' });
if (status !== 0) throw new Error('the types could not be written');

// Programs resolve what is built.
const types = join(dist, 'types');
for (const file of globSync('**/*.d.ts', { cwd: types })) {
  const path = join(types, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}
