/** The command that adds a new kind: values of an invented kind are marked on a page. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceExactly } from '../../../lib/build/replace-exactly.ts';
import { type DemoServer, startDemo } from '../../demo/server.ts';
import { scriptOf } from '../../tools/programs.ts';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const PAGE = `<!doctype html><html lang="en"><title>Crates</title>
<p>Your delivery is in CRATE: 7-blue-42, not in CRATE: 7-green.</p>
<p>Write to office@gmail.com</p>`;

let folder = '';
let demo: DemoServer | undefined;
let browser: Chromium | undefined;
let printed = '';

function run(script: string, ...args: string[]): string {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  if (status !== 0) throw new Error(`${script} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** The files of the working tree, without those that Git ignores. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '');

const statusOf = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

let before = '';

beforeAll(async () => {
  before = statusOf();
  folder = await mkdtemp(join(tmpdir(), 'fieldmark-new-kind-'));
  for (const path of sourceFiles()) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // Git still lists files whose removal is not committed.
    await cp(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

  printed = run('test/tools/new-kind.ts', 'crate');
  const finder = join(folder, 'lib/kinds/crate/find.ts');
  const rule = '((?=[A-Z]*\\d)[A-Z\\d]{5,40})';
  const source = await readFile(finder, 'utf8');
  await writeFile(finder, replaceExactly('crate', source, rule, '(\\d-[a-z]+-\\d+)', 1));
  run(scriptOf('wxt'), 'build');

  demo = await startDemo({ extra: { '/crates.html': PAGE } });
  browser = await launchChromium({ extension: join(folder, '.output', 'chrome-mv3') });
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
  // Removes the link first, so that the real node_modules stay.
  await rm(join(folder, 'node_modules'), { force: true });
  await rm(folder, { recursive: true, force: true });
  expect(statusOf()).toBe(before);
});

it('is marked on a page by its finder’s rule', async () => {
  if (!browser || !demo) throw new Error('no browser');
  const page = await browser.open(`${demo.url}/crates.html`);
  await until(async () => {
    const texts = await page.evaluate(markedTexts);
    expect(texts.toSorted()).toEqual(['7-blue-42', 'office@gmail.com']);
  });
});

it('leaves at most twelve files to edit by hand', () => {
  const [, byHand = ''] = printed.split('do this by hand:');
  const [untranslated = ''] = byHand.split('Translate these texts');
  const paths = new Set(untranslated.match(/\blib\/[\w./-]+|\btest\/[\w./-]+/g));
  expect(paths).toContain('lib/kinds/crate/find.ts');
  expect(paths.size).toBeLessThanOrEqual(12);
});

// Compiling and testing the whole project takes minutes on a busy machine.
it('compiles, and has its entry in every list', { timeout: 300_000 }, () => {
  run(scriptOf('tsc'), '--noEmit');
  const tests = ['test/kinds/crate/check.test.ts', 'test/kinds/crate/field.dom.test.ts'];
  run(
    scriptOf('vitest'),
    'run',
    ...['unit', 'dom'].flatMap((name) => ['--project', name]),
    ...[
      'test/kinds/completeness.test.ts',
      'test/source-rules.test.ts',
      'test/texts/catalogue.test.ts',
    ],
    ...tests,
  );
});
