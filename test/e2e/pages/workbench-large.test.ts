/** Long lists: only visible rows are rendered, and all values are looked up. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { killer } from '../support/killer.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

/** Number of lookups; the variable `LIST_CALLS` sets it. */
const CALLS = Number(process.env.LIST_CALLS ?? 200);

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const openWorkbench = () => world.browser.open(world.browser.pageUrl('workbench.html'));
const paste = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Check a list' }).fill(text);
  await page.getByRole('button', { name: 'Check these values' }).click();
};

/** The texts of the rendered rows, in the order of the table. */
const rowsOf = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => row.matches('[data-line]'))
      .toSorted(
        (a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')),
      )
      .map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent)),
  );

it('scrolls 10,000 rows and renders only nearby ones', { timeout: 120_000 }, async () => {
  const page = await openWorkbench();
  const lines = Array.from({ length: 10_000 }, (_, i) => `Person ${i};person${i}@gmail.com`);
  await page.getByRole('textbox', { name: 'Check a list' }).evaluate((box, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', init));
  }, lines.join('\n'));
  await until(
    async () => expect(await page.getByRole('button', { name: /to check/ }).count()).toBe(0),
    90_000,
  );
  const drawn = await page.getByRole('grid').evaluate(async (grid) => {
    const counts: number[] = [];
    const end = grid.scrollHeight - grid.clientHeight;
    for (let i = 1; i <= 120; i += 1) {
      grid.scrollTop = (end * i) / 120;
      await new Promise(requestAnimationFrame);
      counts.push(grid.querySelectorAll('[role="row"]').length);
    }
    return counts;
  });
  expect(Math.min(...drawn)).toBeGreaterThan(5);
  expect(Math.max(...drawn)).toBeLessThan(100);
  expect((await rowsOf(page)).at(-1)?.[0]).toBe('10000');
  await page.close();
});

it(`looks up ${CALLS} values for at most the shown price although the worker is killed twice`, {
  timeout: 120_000 + CALLS * 500,
}, async () => {
  await world.connect({ auto: false });
  const page = await openWorkbench();
  await paste(page, [...ibans(CALLS + 2, [5, 50]), 'nothing'].join('\n'));
  const before = await world.spent();
  const button = page.getByRole('button', { name: /^Look up .* values?/ });
  await until(async () =>
    expect(await button.textContent()).toMatch(
      new RegExp(
        `${CALLS.toLocaleString('en-GB')} values · ${CALLS.toLocaleString('en-GB')} credits`,
      ),
    ),
  );
  await until(async () => expect(await button.getAttribute('aria-disabled')).toBe('false'));
  await button.click();
  const kill = await killer(page);
  const progress = async () =>
    Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  for (const share of [0.2, 0.5]) {
    await until(async () => expect(await progress()).toBeGreaterThan(CALLS * share), 60_000);
    await kill();
  }
  await page.getByText(/answered ·/).waitFor({ timeout: 60_000 + CALLS * 400 });
  const asked = (await world.paid()).filter(({ path }) => path === '/v1/vat/iban');
  const values = asked.map(({ query }) => query.query);
  expect(new Set(values).size).toBe(values.length);
  const cost = (await world.spent()) - before;
  expect(cost).toBeLessThanOrEqual(CALLS);
  // Calls that were pending when the worker died may have been billed; none is repeated.
  const summary = await page.getByText(/answered ·/).textContent();
  const lost = Number(
    /([\d,]+) without a readable answer/.exec(summary ?? '')?.[1]?.replace(',', '') ?? 0,
  );
  expect(lost).toBeLessThanOrEqual(6);
  expect(values.length).toBeGreaterThanOrEqual(CALLS - lost);
  console.log({ summary, cost, lost });
  await page.close();
});
