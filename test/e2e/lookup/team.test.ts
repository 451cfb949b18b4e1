/** Three people of a team look up one value through a gateway: it is billed once. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../support/fake-gateway.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR = 3_600_000;
const TOKENS = ['team_token_of_person_1', 'team_token_of_person_2', 'team_token_of_person_3'];
const VALUE = 'DE136695976';

let world: World;
let gateway: FakeGateway;
beforeAll(async () => {
  world = await openWorld();
  gateway = await startFakeGateway(world.sandbox, TOKENS);
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

/** The popup of the person with this token. */
async function popupOf(token = ''): Promise<Page> {
  const { baseUrl } = gateway;
  await world.browser.ask('connect', { baseUrl, key: token, keep: 'disk', autoEmail: false });
  return world.browser.open(world.browser.pageUrl('popup.html'));
}

const box = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' });

async function lookUp(page: Page, value: string): Promise<void> {
  await box(page).fill(value);
  await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
}

it('bills one value once, and tells the others that the team looked it up', async () => {
  const first = await popupOf(TOKENS[0]);
  await lookUp(first, VALUE);
  await first.getByText('Looked up just now for 1 credit').waitFor();
  await first.close();
  gateway.age(3 * HOUR);
  for (const token of TOKENS.slice(1)) {
    const page = await popupOf(token);
    await lookUp(page, VALUE);
    await page.getByText('Your team looked this up 3 hours ago, so it was free').waitFor();
    await page.getByText('Full answer').click();
    await page
      .getByText('Your team had already looked this up, so this answer was free.')
      .waitFor();
    await page.close();
  }
  expect((await world.paid()).map(({ credits }) => credits)).toEqual([1]);
  const page = await popupOf(TOKENS[2]);
  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.getByText('Details').click();
  const receipts = page.locator('.receipt');
  await receipts.nth(2).waitFor();
  expect(await receipts.locator('.receipt-cost').allTextContents()).toEqual([
    '0 credits',
    '0 credits',
    '1 credit',
  ]);
  expect(await receipts.getByText('already looked up by your team').count()).toBe(2);
  await page.close();
});

it('shows what is left for the person, and why a lookup is refused', async () => {
  const page = await popupOf(TOKENS[0]);
  await page.getByRole('tab', { name: 'Usage' }).click();
  const quotas = page.getByRole('region', { name: 'What your team allows' });
  await quotas.getByText(/^99 of 100 left · resets on /).waitFor();
  await page.getByText('Details').click();
  await page.getByRole('list', { name: /^Balances, in the order/ }).waitFor();
  await page.close();

  gateway.setRemaining(TOKENS[2] ?? '', 0);
  const refused = await popupOf(TOKENS[2]);
  await refused.getByRole('tab', { name: 'Lookups' }).click();
  await lookUp(refused, 'ATU33864707');
  await refused.getByText('You have used up your credits for today.').waitFor();
  await refused.getByText(/^More credits are available from .* stay free\.$/).waitFor();
  // An answer that the team has is still given.
  await box(refused).fill(VALUE);
  await refused.getByRole('button', { name: 'Look up again · 1 credit' }).click();
  await refused.getByText(/^Your team looked this up .* so it was free$/).waitFor();
  await refused.close();
  expect(await world.spent()).toBe(1);
});
