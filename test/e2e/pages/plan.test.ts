/** What is asked, what it costs and what is said when nothing comes of it: by what a person sees. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

/** What a page of ours may ask the background. */
declare const chrome: { runtime: { sendMessage(message: object): Promise<unknown> } };

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: false });
});
afterAll(() => world.close());

async function popupAbout(value: string): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('textbox', { name: /^Paste an email/ }).fill(value);
  await page.getByRole('region', { name: 'Look up' }).getByText(value).first().waitFor();
  return page;
}
const lookUp = (page: Page) => page.getByRole('region', { name: 'Look up' });

/** Path, question, status and credits of the calls about a value. */
const calls = async (value: string) =>
  (await world.log())
    .filter(({ query }) => query.query === value)
    .map(({ path, query, status, credits }) => [path, Object.keys(query).length, status, credits]);

it('tells a catch-all as what it is, by the one endpoint that knows of it', async () => {
  const address = 'anyone@catch-all.test';
  const page = await popupAbout(address);
  await page.getByRole('button', { name: 'Check deliverability · 5 credits' }).click();
  await lookUp(page)
    .getByText(/accepts any name here/)
    .waitFor();
  const mailbox = lookUp(page).locator('.facts > div').filter({ hasText: 'Mailbox accepts mail' });
  expect(await mailbox.textContent()).toMatch(/as any name does here/);
  // query, qualification_check, is_async; no fields: what a press pays for is asked whole.
  expect(await calls(address)).toEqual([
    ['/v1/email', 3, 202, 0],
    ['/v1/email', 3, 201, 5],
  ]);
  await page.close();
});

it('asks for a domain’s certificates as a job, at the price on its button', async () => {
  const page = await popupAbout('example.com');
  await lookUp(page).getByRole('button', { name: 'Look up · 2 credits' }).waitFor();
  expect(
    await lookUp(page)
      .getByRole('button', { name: /certificates/ })
      .count(),
  ).toBe(0);
  await page.evaluate(() =>
    chrome.runtime.sendMessage({
      fieldmark: 'setSettings',
      body: { patch: { transparencyParameter: 'certificate_transparency' } },
    }),
  );
  await page.close();

  const named = await popupAbout('example.com');
  const button = lookUp(named).getByRole('button', { name: 'Check certificates · 2 credits' });
  await lookUp(named)
    .getByText(/takes 1 to 5 seconds more/)
    .waitFor();
  await button.click();
  await lookUp(named)
    .getByText(/answered .* for 2 credits/)
    .waitFor();
  expect(
    await lookUp(named)
      .getByText(/certificate/i)
      .count(),
  ).toBeGreaterThan(0);
  expect(await calls('example.com')).toEqual([
    ['/v1/intelligence/domain', 3, 202, 0],
    ['/v1/intelligence/domain', 3, 201, 2],
  ]);
  await named.close();
});

it('tells of a failed job within a minute, and that it cost nothing', async () => {
  const address = 'someone@deliverable.test';
  // As the sandbox plays it by default: the job's polls are answered 500, and nothing else.
  await world.fault({ path: '/v1/email', job: 'fail' });
  const before = await world.spent();
  const started = performance.now();
  const page = await popupAbout(address);
  await page.getByRole('button', { name: 'Check deliverability · 5 credits' }).click();
  const alert = lookUp(page).getByRole('alert').filter({ hasText: 'could not finish this check' });
  await alert.waitFor({ timeout: 58_000 });
  expect(performance.now() - started).toBeLessThan(60_000);
  expect(await alert.textContent()).toMatch(/was not billed/);
  expect(await page.getByText(/goes on in the background/).count()).toBe(0);
  await page.getByText('Failed, not billed').first().waitFor();
  expect(await world.spent()).toBe(before);
  // Asked again by the same button, without a detour.
  await page.getByRole('button', { name: 'Check deliverability · 5 credits' }).click();
  await lookUp(page).getByText('The mail server accepts mail for this address.').waitFor();
  await page.close();
}, 90_000);

it('takes a 404 for an answer', async () => {
  const value = 'DE89370400440532013000';
  await world.fault({ path: '/v1/vat/iban', status: 404, times: 2 });
  const page = await popupAbout(value);
  await lookUp(page).getByRole('button', { name: 'Look up · 1 credit' }).click();
  await lookUp(page).getByText('The API knows nothing of this IBAN.').waitFor();
  await lookUp(page)
    .getByText(/the contract leaves it to the endpoint/)
    .waitFor();
  expect(await lookUp(page).getByRole('alert').count()).toBe(0);
  expect(
    await lookUp(page)
      .getByText(/base URL/)
      .count(),
  ).toBe(0);
  await page.close();

  // Kept for a while; the plain button asks again.
  const again = await popupAbout(value);
  await lookUp(again).getByText('The API knows nothing of this IBAN.').waitFor();
  await lookUp(again).getByRole('button', { name: 'Ask again · 1 credit' }).click();
  await until(async () => expect(await calls(value)).toHaveLength(2));
  await lookUp(again).getByText('The API knows nothing of this IBAN.').waitFor();
  await again.close();
});
