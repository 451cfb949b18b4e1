/**
 * `npm run bench -- hostile [mail|pdf|xml|list …] [name]`: opens files that mean harm in the built extension, in
 * Chromium: the longest task of the page's main thread (thread time and wall time), the time until the first
 * sentence, the time until the page is done, and the most memory that the extension's processes had.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chromium, launchChromium } from '../e2e/support/chromium.ts';
import { HOSTILE_LISTS } from '../invoices/hostile/lists.ts';
import { HOSTILE_MAILS } from '../invoices/hostile/mails.ts';
import { HOSTILE_PDFS } from '../invoices/hostile/pdfs.ts';
import { HOSTILE_XMLS } from '../invoices/hostile/xmls.ts';
import { FIRST, openFile, watchMemory } from './opened-file.ts';
import { traced } from './trace.ts';

interface HostileFile {
  readonly type: string;
  readonly name: string;
  readonly file: string;
  readonly make: () => string | Uint8Array | Promise<Uint8Array>;
}

const named = (
  type: string,
  ending: string,
  makers: Readonly<Record<string, HostileFile['make']>>,
): HostileFile[] =>
  Object.entries(makers).map(([name, make]) => ({ type, name, file: `a.${ending}`, make }));

const FILES: readonly HostileFile[] = [
  ...named('mail', 'eml', HOSTILE_MAILS),
  ...named('pdf', 'pdf', HOSTILE_PDFS),
  ...named('xml', 'xml', HOSTILE_XMLS),
  ...HOSTILE_LISTS.map(({ name, make }) => ({ type: 'list', name, file: name, make })),
];

async function measure(browser: Chromium, profile: string, path: string, isList: boolean) {
  const page = await browser.open(browser.pageUrl(isList ? 'workbench.html' : 'documents.html'));
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const session = await page.context().newCDPSession(page);
  let times = { first: 0, done: 0 };
  const endMemory = watchMemory(profile);
  let failure: unknown;
  const { task } = await traced(
    session,
    async () => {
      try {
        times = await openFile(page, path);
      } catch (error) {
        failure = error;
      }
    },
    true,
    ['toplevel', 'disabled-by-default-devtools.timeline'],
  );
  const memory = endMemory();
  if (failure) {
    await page.close();
    throw failure;
  }
  const wall = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  const says = await page.evaluate(
    (first) => document.querySelector(first)?.textContent ?? '',
    FIRST,
  );
  await page.close();
  return { ...times, task, wall, memory, says: says.split('\n')[0] ?? '' };
}

const wanted = process.argv.slice(3);
const chosen = FILES.filter(
  ({ type, name }) => wanted.length === 0 || wanted.includes(type) || wanted.includes(name),
);
const folder = await mkdtemp(join(tmpdir(), 'fieldmark-hostile-'));
const profile = join(folder, 'profile');
const browser = await launchChromium({ profile });
try {
  console.log('longest task: thread | wall ms | first sentence | done | memory MB');
  for (const { type, name, file, make } of chosen) {
    const path = join(folder, file);
    await writeFile(path, await make());
    const cells = await measure(browser, profile, path, type === 'list').then(
      ({ task, wall, first, done, memory, says }) => [
        ...[task, wall, first, done, memory].map((value) => value.toFixed(0).padStart(7)),
        says,
      ],
      (error: unknown) => [String(error).slice(0, 80)],
    );
    console.log(`${`${type} ${name}`.padEnd(40)} ${cells.join(' | ')}`);
    await rm(path);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
