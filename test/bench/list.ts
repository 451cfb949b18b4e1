/**
 * How long the workbench is busy with long lists in Chromium, with the built extension: for each step the
 * longest task of the page's main thread and all of its tasks, in thread time, and the time until the page
 * no longer changes. `npm run bench -- list [name…]`: only lists of these names. `AGAINST=folder`: takes
 * turns with the build in that folder and prints ratios. `ROUNDS=3`: medians of so many rounds.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { type Chromium, launchChromium } from '../e2e/support/chromium.ts';
import { median } from './measure.ts';
import { traced } from './trace.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const { AGAINST } = process.env;
/** The page is done when it has not changed for this long, ms. */
const QUIET = 1500;

const ibanOf = (i: number): string => {
  const account = String(37_040_044_0532_000_000n + BigInt(i)).padStart(18, '0');
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
};
const emailOf = (i: number): string =>
  i % 20 === 0 ? `person${i}@gmial.com` : `person${i}@example.com`;
/** Cells of a column that is not checked. */
const other = (i: number, column: number): string => `x${(i * (column + 7)) % 977}`;

const LISTS = [
  {
    name: 'table',
    rows: 20_000,
    cells: (i: number) => [`Supplier ${i}`, emailOf(i), ibanOf(i % 15_000), other(i, 3)],
  },
  {
    name: 'wide',
    rows: 100_000,
    cells: (i: number) => [
      `Supplier ${i % 5000}`,
      emailOf(i),
      ibanOf(i % 60_000),
      ...Array.from({ length: 17 }, (_, column) => other(i, column)),
    ],
  },
];
type List = (typeof LISTS)[number];

const HEADINGS = ['Name', 'Email', 'IBAN', ...Array.from({ length: 17 }, (_, i) => `Note ${i}`)];

const textOf = ({ rows, cells }: List): string =>
  [HEADINGS.slice(0, cells(0).length), ...Array.from({ length: rows }, (_, i) => cells(i))]
    .map((row) => row.join(';'))
    .join('\n');

/** Resolves with the ms until the last change, once nothing has changed for a while and no row is pending. */
const settled = (page: Page): Promise<number> =>
  page.evaluate(
    (quiet) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        let last = from;
        const observer = new MutationObserver(() => {
          last = performance.now();
        });
        const target = document.body;
        observer.observe(target, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
        const look = () => {
          const isReading =
            !target.querySelector('.wb-list') || target.querySelector('.chip-filter.line-pending');
          if (isReading || performance.now() - last < quiet) setTimeout(look, 100);
          else {
            observer.disconnect();
            resolve(last - from);
          }
        };
        look();
      }),
    QUIET,
  );

type Step = readonly [string, (page: Page) => Promise<unknown>];

const press = (selector: string) => (page: Page) =>
  page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector);
const choose = (label: string, at: number) => (page: Page) =>
  page.getByLabel(label).selectOption({ index: at });

const STEPS: readonly Step[] = [
  [
    'scroll',
    async (page) => {
      // Hidden pages draw a frame a second.
      await page.bringToFront();
      await page.getByRole('grid').evaluate(async (grid) => {
        const end = grid.scrollHeight - grid.clientHeight;
        for (let i = 1; i <= 120; i += 1) {
          grid.scrollTop = (end * i) / 120;
          await new Promise(requestAnimationFrame);
        }
      });
    },
  ],
  ['sort by a text', press('[data-head="cell 0"] .wb-sort')],
  ['sort by the result', press('[data-head="result"] .wb-sort')],
  ['search', (page) => page.getByRole('searchbox').fill('x97 person')],
  ['end search', (page) => page.getByRole('searchbox').fill('')],
  ['filter', press('.chip-filter.line-caution')],
  ['end filter', press('.chip-filter.line-caution')],
  [
    'show filters',
    async (page) => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Filter' }).click();
    },
  ],
  ['duplicates', choose('Duplicates', 1)],
  ['end duplicates', choose('Duplicates', 0)],
  ['select all', press('.wb-head input')],
  ['select none', press('.wb-head input')],
  ['apply corrections', press('.wb-band button')],
  ['undo', press('.wb-band .wb-changes .quiet')],
];

interface Measured {
  readonly task: number;
  readonly all: number;
  readonly total: number;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/** Measures each step with a list, and the memory of the page at the end, MB. */
async function run(browser: Chromium, file: string) {
  const page = await browser.open(browser.pageUrl('workbench.html'));
  await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const measured = new Map<string, Measured>();
  const measure = async ([name, act]: Step) => {
    let total = 0;
    const { task, all } = await traced(
      session,
      async () => {
        const done = settled(page);
        await act(page);
        total = await done;
      },
      true,
      ['toplevel', 'disabled-by-default-devtools.timeline'],
    );
    measured.set(name, { task, all, total });
    console.error(name, Math.round(task), Math.round(all), Math.round(total));
  };
  await measure(['read', (it) => it.locator('input[type="file"]').first().setInputFiles(file)]);
  const heap = await heapOf(session);
  for (const step of STEPS) await measure(step);
  await page.close();
  return { measured, heap };
}

type Run = Awaited<ReturnType<typeof run>>;

function print(name: string, runs: readonly (readonly Run[])[]): void {
  const [ours = [], others = []] = runs;
  const cellOf = (get: (run: Run) => number) => {
    const [a, b] = [median(ours.map(get)), median(others.map(get))];
    return others.length === 0
      ? `${a.toFixed(0)}`
      : `${a.toFixed(0)} / ${b.toFixed(0)} = ${(a / b).toFixed(2)}`;
  };
  console.log(`\n${name}, memory ${cellOf(({ heap }) => heap)} MB`);
  for (const step of ours[0]?.measured.keys() ?? []) {
    const cells = (['task', 'all', 'total'] as const).map((key) =>
      cellOf(({ measured }) => measured.get(step)?.[key] ?? 0).padStart(22),
    );
    console.log(`${step.padEnd(20)} ${cells.join(' | ')}`);
  }
}

const names = process.argv.slice(3);
const folder = await mkdtemp(join(tmpdir(), 'fieldmark-lists-'));
const browsers = [await launchChromium()];
if (AGAINST) browsers.push(await launchChromium({ extension: AGAINST }));
try {
  console.log('ms of the longest task | of all tasks | until the page no longer changes');
  for (const list of LISTS) {
    if (names.length > 0 && !names.includes(list.name)) continue;
    const file = join(folder, `${list.name}.csv`);
    await writeFile(file, textOf(list));
    const runs: Run[][] = browsers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, browser] of browsers.entries()) runs[i]?.push(await run(browser, file));
    }
    print(list.name, runs);
  }
} finally {
  for (const browser of browsers) await browser.close();
  await rm(folder, { recursive: true });
}
