/** Documents in the workbench: dropped, they are a list with a row for each. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { makeCorpus, SIZE } from '../../documents/corpus.ts';
import { pdfWithPassword } from '../../invoices/hostile-files.ts';
import { testFolder } from '../support/test-folder.ts';
import { testWorld } from '../support/test-world.ts';
import { openWorkbench } from '../support/workbench.ts';

/** 100 ms for each document on an idle machine; tests run on busy ones. */
const MAX_MS = 600_000;
const MAX_HEAP_BYTES = 150_000_000;
/** Enough documents to see them being read. */
const SOME = 40;

const world = testWorld();
const save = testFolder();
const paths: string[] = [];
/** Whether the document has a wrong value, for each. */
const isWrong: boolean[] = [];
const wrongOf = (count: number) => isWrong.slice(0, count).filter(Boolean).length;

beforeAll(async () => {
  for (const { name, bytes, invoice } of await makeCorpus(40)) {
    paths.push(await save(name, bytes));
    isWrong.push(invoice.fault === 'iban' || invoice.fault === 'vat');
  }
});

/** Drops files as the person does, from outside of the browser. */
async function drop(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  await drag('dragEnter');
  await drag('dragOver');
  await page.getByText('Drop the file here to check it').waitFor();
  // What covers the page now is where the files are dropped.
  await drag('dragOver');
  await drag('drop');
}

it('lists documents, and says that a list beside them was not opened', async () => {
  const scripts: string[] = [];
  const page = await openWorkbench(world.browser);
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('heading', { name: 'Check a list' }).waitFor();
  const list = await save('Payments.csv', 'IBAN\nDE89370400440532013000');
  await drop(page, [list, ...paths.slice(0, SOME)]);
  await page.getByRole('status').getByText(`of ${SOME} read`).waitFor();
  await page.getByText(`of ${SOME} rows`).first().waitFor();
  await page.getByText('Payments.csv was not opened.').waitFor();
  await page.getByRole('columnheader', { name: 'Seller' }).waitFor();
  await page.getByRole('button', { name: `${wrongOf(SOME)} bad` }).waitFor();
  expect(scripts.filter((url) => /list-files|worker/.test(url)).length).toBeGreaterThan(0);
  expect(await world.spent()).toBe(0);
});

it('lists 200 documents of the documents page, in bounded time and memory', {
  timeout: 2 * MAX_MS,
}, async () => {
  const page = await world.browser.open(world.browser.pageUrl('documents.html'));
  const opened = world.browser.context.waitForEvent('page', { timeout: MAX_MS });
  await page.getByLabel('Check invoices').first().setInputFiles(paths);
  const workbench = await opened;
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  expect(usedSize).toBeLessThan(MAX_HEAP_BYTES);
  await workbench.getByText(`of ${SIZE} rows`).first().waitFor();
  expect(wrongOf(SIZE)).toBeGreaterThan(10);
  await workbench.getByRole('button', { name: `${wrongOf(SIZE)} bad` }).waitFor();
});

it('loads no reader of PDFs before, and stops reading when asked', async () => {
  const scripts: string[] = [];
  world.browser.context.on('request', (request) => scripts.push(request.url()));
  const page = await openWorkbench(world.browser);
  await page.getByRole('heading', { name: 'Check a list' }).waitFor();
  expect(scripts.filter((url) => /workbench/.test(url)).length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /pdf|list-files/.test(url))).toEqual([]);
  await drop(page, paths);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Check a list' }).waitFor();
});

it('opens a locked PDF alone, to type its password', async () => {
  const page = await openWorkbench(world.browser);
  const [first = ''] = paths;
  await drop(page, [first, await save('locked.pdf', pdfWithPassword('right'))]);
  await page.getByText('1 PDF needs a password.').waitFor();
  await page
    .getByRole('row', { name: /locked\.pdf/ })
    .getByText('A password is needed')
    .waitFor();
  const opened = world.browser.context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open locked.pdf' }).click();
  const alone = await opened;
  await alone.getByLabel('Password of this PDF').fill('right');
  await alone.keyboard.press('Enter');
  await alone.getByRole('heading', { name: 'No problems found in 1 value' }).waitFor();
});

it('opens documents beside the open list, named by what was dropped', async () => {
  const page = await openWorkbench(world.browser, 'Name;IBAN\nAda;DE89370400440532013000');
  await page.getByRole('heading', { name: 'Pasted list' }).waitFor();
  const [first = '', second = '', third = ''] = paths;
  const opened = world.browser.context.waitForEvent('page');
  await drop(page, [first, second, third]);
  const beside = await opened;
  const name = `${first.split('/').at(-1)} and 2 more`;
  await beside.getByRole('heading', { name }).waitFor();
  await beside.getByText(/\b3 rows\b/).waitFor();
  await page.getByRole('heading', { name: 'Pasted list' }).waitFor();
  // It is a list of its own, which a reload opens again.
  await beside.waitForURL(/list=/);
  await beside.reload();
  await beside.getByRole('heading', { name }).waitFor();
});
