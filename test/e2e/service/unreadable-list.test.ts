/** A list whose answers become unreadable half-way, in the workbench of a real Chromium. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { plain, withFields } from '../../odd-server/manners.ts';
import { type OddServer, startOddServer } from '../../odd-server/server.ts';
import type { Chromium } from '../support/chromium.ts';
import { killer } from '../support/killer.ts';
import { borrowChromium } from '../support/shared-browser.ts';
import { until } from '../support/until.ts';

const COUNT = 500;
const READABLE = 100;
/** Number of calls that a list makes in parallel. */
const LANES = 3;
const UNREADABLE = { result: 'of another form' };

let server: OddServer;
let browser: Chromium;
let page: Page;

beforeAll(async () => {
  server = await startOddServer(plain);
  browser = await borrowChromium();
  const { baseUrl, sandbox } = server;
  await browser.ask('connect', { baseUrl, key: sandbox.keys.active, keep: 'disk' });
  page = await browser.open(browser.pageUrl('workbench.html'));
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The values that the server received, in order. */
const asked = () => server.seen.flatMap(({ value }) => (value === null ? [] : [value]));
const charged = () => server.sandbox.log().reduce((sum, { credits }) => sum + credits, 0);
const region = () => page.getByRole('region', { name: 'Look up' });
/** The numbers of finished lines and spent credits on the page. */
async function shown() {
  const text = await region()
    .getByText(/ of 500 credits/)
    .textContent();
  const [, done, spent] = /([\d,]+) of 500 · ([\d,]+) of 500 credits/.exec(text ?? '') ?? [];
  return { done: Number(done), spent: Number(spent) };
}
const held = () =>
  region()
    .getByRole('alert')
    .getByText(
      /^\d+ of the last \d+ lookups returned no readable answer, so the list has stopped\.$/,
    );

it('stops soon, says what it cost, and resumes only on a press', { timeout: 180_000 }, async () => {
  let count = 0;
  const unreadable = withFields(() => UNREADABLE);
  server.lookup = (exchange) => {
    count += 1;
    return count > READABLE ? unreadable(exchange) : plain(exchange);
  };
  await page.getByRole('textbox', { name: 'Check a list' }).fill(ibans(COUNT).join('\n'));
  await page.getByRole('button', { name: 'Check these values' }).click();
  const start = page.getByRole('button', { name: 'Look up 500 values · 500 credits' });
  await until(async () => expect(await start.getAttribute('aria-disabled')).toBe('false'));
  await start.click();
  await held().waitFor({ timeout: 30_000 });

  // Calls that were pending when the list stopped are completed.
  await until(async () => expect(await shown()).toEqual({ done: count, spent: charged() }));
  expect(count).toBeLessThanOrEqual(READABLE + 10);
  const alert = region().getByRole('alert');
  await alert.getByText('Show the answer').click();
  expect(await alert.locator('pre').textContent()).toBe(JSON.stringify(UNREADABLE));
  await alert.getByText(/“Resume” looks up the remaining values at the price shown\./).waitFor();
  await alert.getByText(/^Billed/).waitFor();

  // Neither a new worker nor a reloaded page resumes by itself.
  const kill = await killer(page);
  expect(await kill()).toBe(true);
  await page.reload();
  await held().waitFor();
  expect(asked()).toHaveLength(count);

  server.lookup = plain;
  await region().getByRole('button', { name: 'Resume' }).click();
  await until(async () => expect((await shown()).done).toBeGreaterThan(COUNT / 2), 60_000);
  expect(await kill()).toBe(true);
  await page.getByText(/answered ·/).waitFor({ timeout: 120_000 });
  const ended = /^([\d,]+) answered · ([\d,]+) credits · (\d+) without a readable answer/;
  const words = (await region().getByRole('status').textContent()) ?? '';
  const [answered, spent, lost] = (ended.exec(words) ?? []).slice(1).map(Number);
  expect(answered).toBe(COUNT - Number(lost));
  expect(lost).toBeLessThanOrEqual(count - READABLE + LANES);
  // Calls that the killed worker had recorded may not have been sent.
  expect(Number(spent) - charged()).toBeGreaterThanOrEqual(0);
  expect(Number(spent) - charged()).toBeLessThanOrEqual(LANES);
  expect(new Set(asked()).size).toBe(asked().length);
  // The values without an answer share one button, with their price.
  const priced = region().getByRole('button', { name: /credits?$/ });
  expect(await priced.allTextContents()).toEqual([
    `Pay again for ${lost} values · ${lost} credits`,
  ]);
});
