/**
 * What a page pays for the built extension: thread time on its main thread by tracing, in Chromium, beside
 * the same page without it, in interleaved rounds. Ours are the functions of our scripts with all that
 * they call; the measure is one bare walk over the page's text nodes.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { startDemo } from '../demo/server.ts';
import { launchBare, launchChromium } from '../e2e/support/chromium.ts';
import { median } from './measure.ts';
import { type BenchPage, PAGES } from './pages.ts';
import { type Spent, traced } from './trace.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Our scripts are done when nothing of theirs ran for so long, ms; twice the longest pause of a round. */
const QUIET = 2000;
const KEYS = 500;

const names = process.argv.slice(3);
const wanted = PAGES.filter(({ name }) => names.length === 0 || names.includes(name));

/** Milliseconds of thread time that a bare walk takes, cold as ours is. */
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
    let n = 0;
    while (walker.nextNode()) n += 1;
    return n;
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
  } else await page.keyboard.type('all in one line. '.repeat(KEYS / 17), { delay: 5 });
  await rest(page);
}

async function once(context: BrowserContext, each: BenchPage, url: string) {
  const page = await context.newPage();
  if (each.action !== 'load') {
    await page.goto(`${url}/${each.name}.html`);
    if (each.action === 'type') await page.locator('#editor').click();
    await rest(page, 1000);
  }
  const session = await context.newCDPSession(page);
  const spent = await traced(session, () => act(page, each, url));
  const heap = await session.send('Performance.enable').then(async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  });
  const marks = await page.evaluate(() =>
    [...CSS.highlights.values()].reduce((n, { size }) => n + size, 0),
  );
  const bare = await walk(page);
  await page.close();
  return { spent, heap, bare, marks };
}

const of = (list: readonly Spent[], key: keyof Spent) => median(list.map((each) => each[key]));

async function measure(each: BenchPage, ours: BrowserContext, plain: BrowserContext, url: string) {
  const withUs: Awaited<ReturnType<typeof once>>[] = [];
  const without: Awaited<ReturnType<typeof once>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await once(plain, each, url));
    withUs.push(await once(ours, each, url));
  }
  const bare = median(without.map((each) => each.bare));
  const spents = withUs.map(({ spent }) => spent);
  const all = of(spents, 'all');
  const alone = of(
    without.map(({ spent }) => spent),
    'all',
  );
  const cells = [
    each.name.padEnd(14),
    `${bare.toFixed(1)} ms`,
    `${of(spents, 'ours').toFixed(1)} ms`,
    (of(spents, 'ours') / bare).toFixed(2),
    `${of(spents, 'longest').toFixed(1)} ms`,
    `${of(spents, 'layout').toFixed(1)} ms`,
    `${of(spents, 'runs')}`,
    `${(all / alone).toFixed(2)} (+${(all - alone).toFixed(0)} ms)`,
    `${(median(withUs.map(({ heap }) => heap)) - median(without.map(({ heap }) => heap))).toFixed(1)} MB`,
    `${median(withUs.map(({ marks }) => marks))}`,
  ];
  console.log(cells.map((cell) => cell.padStart(12)).join(' | '));
}

const extra = Object.fromEntries(PAGES.map(({ name, html }) => [`/${name}.html`, html]));
const server = await startDemo({ extra });
const extension = await launchChromium();
const bare = await launchBare();
try {
  console.log(`Thread time, medians of ${ROUNDS} interleaved rounds.`);
  console.log(
    [
      'page',
      'bare walk',
      'ours',
      'ours/walk',
      'longest',
      'layout',
      'runs',
      'main thread',
      'heap',
      'marks',
    ]
      .map((cell) => cell.padStart(12))
      .join(' | '),
  );
  for (const each of wanted) await measure(each, extension.context, bare.context, server.url);
} finally {
  await bare.close();
  await extension.close();
  await server.close();
}
