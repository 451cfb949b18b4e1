/**
 * What the built extension costs a page in Chromium: thread time on the main thread from tracing,
 * compared in interleaved rounds with the same page without the extension. `ours` is the time in
 * our scripts' functions and everything that they call; it is compared with a walk over all text
 * nodes. `AGAINST=folder` also measures the build in that folder, in the same rounds.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { startDemo } from '../demo/server.ts';
import { EXTENSION, launchBare, launchChromium } from '../e2e/support/chromium.ts';
import { median } from './measure.ts';
import { type BenchPage, PAGES } from './pages.ts';
import { type Spent, traced } from './trace.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** How long a page rests after its action, so that our scripts finish, ms. */
const QUIET = 2000;
const KEYS = 500;

const names = process.argv.slice(3);
const wanted = PAGES.filter(({ name }) => names.length === 0 || names.includes(name));

/** Milliseconds of thread time of a walk that reads all text nodes, without warm-up. */
async function walk(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    let length = 0;
    while (walker.nextNode()) length += walker.currentNode.nodeValue?.length ?? 0;
    return length;
  });
  return (await spent()) - before;
}

const rest = (page: Page, ms = QUIET) =>
  page.evaluate((time) => new Promise((done) => void setTimeout(done, time)), ms);

async function act(page: Page, { name, action }: BenchPage, url: string): Promise<void> {
  if (action === 'load') await page.goto(`${url}/${name}.html`);
  else if (action === 'run') {
    await page.evaluate(() => {
      const run: unknown = Reflect.get(window, 'run');
      return typeof run === 'function' ? run() : undefined;
    });
  } else if (action === 'fill') {
    for (let i = 0; i < KEYS / 25; i++) {
      await page.keyboard.type(`jane.doe.${i}@example.com`, { delay: 5 });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    }
  } else await page.keyboard.type('all in one line. '.repeat(KEYS / 17), { delay: 5 });
  await rest(page);
}

async function runOnce(context: BrowserContext, benchPage: BenchPage, url: string) {
  const page = await context.newPage();
  if (benchPage.action !== 'load') {
    await page.goto(`${url}/${benchPage.name}.html`);
    if (benchPage.action !== 'run') await page.locator('#editor').click();
    await rest(page, 1000);
  }
  const session = await context.newCDPSession(page);
  const spent = await traced(session, () => act(page, benchPage, url), benchPage.action !== 'load');
  const heap = await session.send('Performance.enable').then(async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  });
  const bare = await walk(page);
  await page.close();
  return { spent, heap, bare };
}

const medianOf = (list: readonly Spent[], key: keyof Spent) =>
  median(list.map((spent) => spent[key]));

type Round = Awaited<ReturnType<typeof runOnce>>;

async function measure(
  benchPage: BenchPage,
  builds: readonly BrowserContext[],
  plain: BrowserContext,
  url: string,
) {
  const withUs: Round[][] = builds.map(() => []);
  const without: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    console.error(`${benchPage.name}: round ${round + 1} of ${ROUNDS}`);
    without.push(await runOnce(plain, benchPage, url));
    for (const [i, build] of builds.entries())
      withUs[i]?.push(await runOnce(build, benchPage, url));
  }
  for (const [i, rounds] of withUs.entries())
    printRow(i === 0 ? benchPage.name : '  other build', rounds, without);
}

function printRow(name: string, withUs: readonly Round[], without: readonly Round[]) {
  const bare = median(without.map((round) => round.bare));
  const spents = withUs.map(({ spent }) => spent);
  const all = medianOf(spents, 'all');
  const alone = medianOf(
    without.map(({ spent }) => spent),
    'all',
  );
  const cells = [
    name.padEnd(14),
    `${bare.toFixed(1)} ms`,
    `${medianOf(spents, 'ours').toFixed(1)} ms`,
    (medianOf(spents, 'ours') / bare).toFixed(2),
    `${medianOf(spents, 'longest').toFixed(1)} ms`,
    `${(all / alone).toFixed(2)} (+${(all - alone).toFixed(0)} ms)`,
    `${(median(withUs.map(({ heap }) => heap)) - median(without.map(({ heap }) => heap))).toFixed(1)} MB`,
  ];
  console.log(cells.map((cell) => cell.padStart(12)).join(' | '));
}

const extra = Object.fromEntries(PAGES.map(({ name, html }) => [`/${name}.html`, html]));
const server = await startDemo({ extra });
const folders = process.env.AGAINST ? [EXTENSION, process.env.AGAINST] : [EXTENSION];
const extensions = await Promise.all(folders.map((extension) => launchChromium({ extension })));
const bare = await launchBare();
try {
  console.log(`Thread time, medians of ${ROUNDS} interleaved rounds.`);
  console.log(
    ['page', 'bare walk', 'ours', 'ours/walk', 'longest', 'main thread', 'heap']
      .map((cell) => cell.padStart(12))
      .join(' | '),
  );
  for (const benchPage of wanted)
    await measure(
      benchPage,
      extensions.map(({ context }) => context),
      bare.context,
      server.url,
    );
} finally {
  await bare.close();
  for (const extension of extensions) await extension.close();
  await server.close();
}
