/** The command that adds a new kind: values of an invented kind are marked on a page. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '../../demo/server.ts';
import { copyTree, statusOfTree, type TreeCopy } from '../../tools/copy-tree.ts';
import { scriptOf } from '../../tools/programs.ts';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';

/** The check digits of A1BC2DE3 (ISO 7064 MOD 97-10). */
const CHECK = '31';
const PAGE = `<!doctype html><html lang="en"><title>Crates</title>
<p>Your delivery is in CRATE: A1BC 2DE3 ${CHECK} on Monday, not in CRATE: BLUE or CRATE: A1BC2DE3${CHECK}ö.</p>
<p>Once it was in CRATE: A2BC 2DE3 ${CHECK}.</p>
<p>Write to office@gmail.com</p>`;

let tree: TreeCopy;
let demo: DemoServer | undefined;
let browser: Chromium | undefined;
let printed = '';
let before = '';

beforeAll(async () => {
  before = statusOfTree();
  tree = await copyTree('new-kind');
  const { folder, run } = tree;
  // It builds the extension, too.
  printed = run('test/tools/new-kind.ts', 'crate');

  demo = await startDemo({ extra: { '/crates.html': PAGE } });
  browser = await launchChromium({ extension: join(folder, '.output', 'chrome-mv3') });
  await browser.ask('setSettings', { patch: { passingMarks: true } });
});

afterAll(async () => {
  await browser?.close();
  await demo?.close();
  await tree?.remove();
  expect(statusOfTree()).toBe(before);
});

it('is marked on a page, in groups, by its check digits', async () => {
  if (!browser || !demo) throw new Error('no browser');
  const page = await browser.open(`${demo.url}/crates.html`);
  await until(async () => {
    const texts = await page.evaluate(markedTexts);
    expect(texts.toSorted()).toEqual([
      `A1BC 2DE3 ${CHECK}`,
      `A2BC 2DE3 ${CHECK}`,
      'office@gmail.com',
    ]);
  });
});

it('leaves at most eight files to edit by hand, and says how much the always-on script has left', () => {
  const paths = printed.match(/(?<=^\d\. )[\w./-]+/gm);
  expect(paths).toContain('lib/values/kinds/crate/find.ts');
  expect(paths?.length).toBeLessThanOrEqual(8);
  expect(printed).toMatch(/has \d{5} of at most 16,000 bytes/);
});

// Compiling and testing the whole project takes minutes on a busy machine.
it('compiles, and has its entry in every list', () => {
  const { run } = tree;
  run(scriptOf('tsc'), '--noEmit');
  run(
    scriptOf('vitest'),
    'run',
    ...['unit', 'dom'].flatMap((name) => ['--project', name]),
    ...[
      'test/kinds/completeness.test.ts',
      'test/kinds/crate/check.test.ts',
      'test/kinds/texts.test.ts',
      'test/source-rules.test.ts',
      'test/texts/catalogue.test.ts',
      'test/whole/texts-used.test.ts',
    ],
  );
});
