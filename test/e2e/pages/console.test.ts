/** The console: each endpoint of the contract at its price, and receipts that equal the wire. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../../lib/domain/endpoints.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: false });
  page = await world.browser.open(world.browser.pageUrl('console.html'));
});
afterAll(() => world.close());

const send = () => page.getByRole('button', { name: /^Send · / });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const status = (text: string) => page.locator('.console-status').getByText(text, { exact: true });
const choose = (name: EndpointName) => page.getByLabel('Endpoint').selectOption(name);

/** What a person types, by parameter. */
const TYPED: Readonly<Record<EndpointName, Readonly<Record<string, string>>>> = {
  email: { query: 'ada@example.org' },
  intelligenceEmail: { query: 'bob@example.org' },
  intelligenceEmailq: { query: 'eve@example.org' },
  domain: { query: 'example.org' },
  intelligenceDomain: { query: 'example.com' },
  ip: { query: '198.51.100.7' },
  intelligenceIp: { query: '198.51.100.8' },
  phone: { query: '+31612345678' },
  vat: { query: 'DE136695976' },
  iban: { query: 'NL91ABNA0417164300' },
  rates: { base: 'USD', symbols: 'EUR,GBP' },
  stats: { path: '/v1/vat' },
  usage: {},
  job: {},
};

let jobId = '';

it('starts a job, follows it, and says what it cost', async () => {
  await choose('intelligenceEmailq');
  await field('query').fill('job@example.org');
  await page.getByRole('switch', { name: 'is_async' }).check();
  await send().click();
  await status('202 Accepted').waitFor();
  await page.locator('.job-done').waitFor();
  await status('5 credits billed for the job').waitFor();
  jobId = (await page.locator('.jobs code').textContent()) ?? '';
  expect(jobId).not.toBe('');
  await page.getByRole('switch', { name: 'is_async' }).uncheck();
});

it.each(ENDPOINT_NAMES)('%s: price on the button, on the wire and said after', async (name) => {
  const { path, credits } = ENDPOINT_CONTRACT[name];
  const before = (await world.log()).length;
  await choose(name);
  const typed = name === 'job' ? { job_id: jobId } : TYPED[name];
  for (const [parameter, text] of Object.entries(typed)) await field(parameter).fill(text);
  const price = credits === 0 ? 'free' : `${credits} credit${credits === 1 ? '' : 's'}`;
  expect(await send().textContent()).toBe(`Send · ${price}`);
  const line = await page.getByRole('region', { name: 'Request' }).locator('pre').textContent();
  await page.keyboard.press('Control+Enter');
  // Not the answer of the request before.
  const shown = path.replace('{job_id}', jobId);
  await page.locator('.console-answer[aria-busy=false] .answer-of', { hasText: shown }).waitFor();
  await status('200 OK').waitFor();
  await status(credits === 0 ? 'free' : `${price} billed`).waitFor();
  const sent = (await world.log())
    .slice(before)
    // The balance is asked for after each answer.
    .filter((entry) => entry.path !== '/v1/usage' || name === 'usage');
  const [first] = sent;
  expect(first).toMatchObject({ path: shown, status: 200, credits });
  const { job_id: _, ...query } = typed;
  expect(first?.query).toEqual(query);
  expect(line).toContain(`GET ${world.sandbox.baseUrl}${first?.path}`);
});

it('has a receipt for each paid call, equal to the wire', async () => {
  const options = await world.browser.open(world.browser.pageUrl('options.html'));
  const receipts = options.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
  const wire = (await world.paid()).map(({ path, credits }) => `${path} ${credits}`);
  await until(async () => {
    const told = await receipts.evaluateAll((all) =>
      all.map((row) => {
        const cost = row.querySelector('.receipt-cost')?.textContent ?? '';
        const path = row.querySelector('.receipt-what')?.getAttribute('title');
        return `${path} ${Number.parseInt(cost, 10)}`;
      }),
    );
    expect(told.toSorted()).toEqual(wire.toSorted());
  });
  await options.close();
});

it('answers the same question from what is kept, and asks again only at its price', async () => {
  const before = await world.spent();
  await choose('iban');
  await field('query').fill('NL91ABNA0417164300');
  await send().click();
  await page.getByText('The answer below was paid for before and costs nothing.').waitFor();
  expect(await world.spent()).toBe(before);
  await page.getByRole('button', { name: 'Ask again · 1 credit' }).click();
  await status('1 credit billed').waitFor();
  expect(await world.spent()).toBe(before + 1);
});

it('shows an error as the API gives it: softly, or with its status', async () => {
  await choose('intelligenceIp');
  await field('query').fill('198.51.100.999');
  await page.getByRole('switch', { name: 'soft_fail' }).check();
  const before = await world.spent();
  await send().click();
  await status('not billed').waitFor();
  await page.getByRole('alert').waitFor();
  await page.getByText('query is not an IPv4 or IPv6 address').first().waitFor();
  await page.getByRole('switch', { name: 'soft_fail' }).uncheck();
  await send().click();
  await status('400 Bad Request').waitFor();
  expect(await world.spent()).toBe(before);
});

it('never has the key in the page', async () => {
  expect(await page.content()).not.toContain(world.sandbox.keys.active);
});

it('is as wide as a narrow window', async () => {
  await page.setViewportSize({ width: 360, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});
