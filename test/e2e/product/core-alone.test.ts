/** The core without its satellites: it compiles with its tests, builds and starts. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, statusOfTree, type TreeCopy } from '../../tools/copy-tree.ts';
import { scriptOf } from '../../tools/programs.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { sendMessage } from '../support/messages.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

/** What the satellites have, and the tests of both together. */
const NOT_CORE = [
  ...['lib', 'components', 'entrypoints', 'test', 'test/components'].flatMap((folder) => [
    `${folder}/workbench`,
    `${folder}/suppliers`,
    `${folder}/console`,
    `${folder}/documents`,
  ]),
  ...[
    'test/whole',
    'test/expressions',
    'test/e2e/lists',
    'test/e2e/documents',
    'test/e2e/payments',
    'test/payments/check-payments.ts',
    'test/payments/corpus.ts',
    'test/e2e/pages/workbench.test.ts',
  ],
];
const PAGE = `<!doctype html><html lang="en"><title>Office</title>
<p>Write to office@gmial.com, or pay to IBAN DE89 3704 0044 0532 0130 01.</p>`;

let tree: TreeCopy;
let world: World | undefined;
let before = '';

beforeAll(async () => {
  before = statusOfTree();
  tree = await copyTree('core-alone');
  for (const path of NOT_CORE) await rm(join(tree.folder, path), { recursive: true, force: true });
  await writeFile(
    join(tree.folder, 'entrypoints/background/satellites.ts'),
    'export const SATELLITES = [];\n',
  );
  tree.run(scriptOf('wxt'), 'build');
});

afterAll(async () => {
  await world?.close();
  await tree?.remove();
  expect(statusOfTree()).toBe(before);
});

it('compiles, with its tests', () => {
  tree.run(scriptOf('tsc'), '--noEmit');
});

it('starts, marks wrong values on a page and looks a value up in the popup', async () => {
  const extension = join(tree.folder, '.output', 'chrome-mv3');
  expect(await readdir(extension)).not.toContain('workbench.html');
  world = await openWorld({ extension, extra: { '/office.html': PAGE } });
  await world.markPassing();
  await world.connect({ auto: false });
  const page = await world.browser.open(`${world.demo.url}/office.html`);
  await until(async () => {
    const texts = await page.evaluate(markedTexts);
    expect(texts.toSorted()).toEqual(['DE89 3704 0044 0532 0130 01', 'office@gmial.com']);
  });
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  await popup.getByRole('textbox', { name: /^Paste an email/ }).fill('DE136695976');
  await popup.getByRole('button', { name: 'Look up · 1 credit' }).click();
  await popup.getByRole('button', { name: 'Look up again · 1 credit' }).first().waitFor();
  expect(await world.spent()).toBe(1);
  const inProgress = await popup.evaluate(sendMessage, ['listsInProgress', {}] as const);
  expect(inProgress).toEqual({ ok: true, value: { lists: [] } });
});
