/** Usage, stats and rates in the popup against the sandbox: what the account's endpoints tell. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ viewport: { width: 380, height: 900 } });
});
afterAll(() => world.close());

const post = async (name: string, body: unknown): Promise<void> => {
  const url = `${world.sandbox.baseUrl}/__sandbox/${name}`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
};
const account = (changes: object) => post('keys', { key: 'active', ...changes });

async function openTab(name: string): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('tab', { name }).click();
  return page;
}

const DAY = 86_400_000;
const pack = (id: string, purchasedAt: string, total: number, used: number) => ({
  id,
  title: `Pack of ${total}`,
  purchasedAt,
  total,
  used,
});

it('offers no press that costs while there is no key', async () => {
  const page = await openTab('Rates');
  const panel = page.getByRole('tabpanel', { name: 'Rates' });
  await panel.getByRole('button', { name: 'Connect a key' }).waitFor();
  expect(await panel.getByRole('button', { name: /credit/ }).count()).toBe(0);
  await page.close();
});

describe('connected', () => {
  beforeAll(() => world.connect());
  beforeEach(() => world.reset());

  it('shows each balance in its order, each pack, limits and quotas', async () => {
    await account({
      subscription: { total: 900, used: 900 },
      packs: [
        pack('p-late', '2026-05-06', 300, 0),
        pack('p-mid', '2026-02-03', 200, 140),
        pack('p-old', '2025-10-11', 100, 100),
      ],
      credits: { given: 70, consumed: 12 },
      quotas: { daily: 400, weekly: null, monthly: 7000, total: null },
      perSecond: null,
      perMinute: 240,
    });
    const page = await openTab('Usage');
    const balances = page.getByRole('list', { name: /^Balances, in the order/ });
    await balances.getByText('360 left').waitFor();
    const rows = balances.getByRole('meter');
    expect(await rows.evaluateAll((all) => all.map((row) => row.ariaLabel))).toEqual([
      'Monthly quota',
      'Packs',
      'Credits',
    ]);
    expect(await rows.evaluateAll((all) => all.map((row) => row.ariaValueText))).toEqual([
      '900 of 900 credits used',
      '240 of 600 credits used',
      '12 of 70 credits used',
    ]);
    const drawn = balances.locator(':scope > li[aria-current]');
    expect(await drawn.textContent()).toMatch(/^PacksIn use/);
    const packs = page.getByRole('list', { name: /^Packs, in the order/ }).getByRole('listitem');
    expect(await packs.allInnerTexts()).toEqual([
      expect.stringMatching(/Pack of 100[\s\S]*Used up[\s\S]*11 Oct 2025[\s\S]*p-old/),
      expect.stringMatching(/Pack of 200[\s\S]*In use[\s\S]*60 left[\s\S]*140 of 200 · 70%/),
      expect.stringMatching(/Pack of 300[\s\S]*300 left[\s\S]*6 May 2026[\s\S]*0 of 300 · 0%/),
    ]);
    const fact = (label: string) =>
      page.locator('.facts > div', { has: page.getByText(label, { exact: true }) }).locator('dd');
    const facts = {
      'Used in total': '1,152',
      'Account slug': 'sandbox-account',
      'Key quota, daily': '400',
      'Key quota, weekly': 'None set',
      'Key quota, monthly': '7,000',
      'Key quota, total': 'None set',
      'Rate limit': '240 per minute, unlimited per second',
    };
    for (const [label, value] of Object.entries(facts)) {
      expect((await fact(label).textContent())?.trim(), label).toBe(value);
    }
    await page.close();
  });

  it('warns of a key about to expire, and above the tabs no more once that was put away', async () => {
    const expires = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    await account({ expires: expires(5.5) });
    const first = await openTab('Lookups');
    await first.getByText(/^The API key expires in 5 days, on /).waitFor();
    await first.getByRole('button', { name: /^Dismiss: The API key expires/ }).click();
    await first.getByText(/^The API key expires/).waitFor({ state: 'detached' });
    await first.close();

    const again = await openTab('Usage');
    const usage = again.getByRole('tabpanel', { name: 'Usage' });
    await usage.getByText(/^The API key expires in 5 days/).waitFor();
    await again.getByText(/As of/).waitFor();
    expect(await again.getByRole('button', { name: /^Dismiss/ }).count()).toBe(0);
    await again.close();
  });

  it('counts what this browser used of a quota, and says before a press that nothing is left', async () => {
    const page = await openTab('Usage');
    const before = await world.spent();
    await page.getByRole('textbox').first().fill('DE136695976');
    await page.getByRole('button', { name: /Look up · 1 credit|Ask again · 1 credit/ }).click();
    await until(async () => expect((await world.spent()) - before).toBe(1));
    await account({ quotas: { daily: 1 } });
    await page.getByRole('button', { name: 'Refresh · free' }).click();
    await page
      .getByText(/^This browser alone used \d+ of the 1 credit of the key’s daily quota today\.$/)
      .first()
      .waitFor();
    await account({
      quotas: { daily: null },
      subscription: null,
      packs: [],
      credits: { given: 9, consumed: 9 },
    });
    await page.getByRole('button', { name: 'Refresh · free' }).click();
    await page.getByText('No credits are left: lookups are refused.').first().waitFor();
    await page.close();
  });

  it('shows the health of all eleven endpoints and of the engines they name', async () => {
    await post('traffic', [
      { path: '/v1/intelligence/phone', status: 500, count: 300 },
      { path: '/v1/intelligence/phone', status: 200, count: 700 },
    ]);
    await world.fault({ path: '/v1/stats', times: 'always', shapes: { successRate: 'fraction' } });
    const before = await world.spent();
    const page = await openTab('Stats');
    const table = page.getByRole('table');
    await table.getByRole('row', { name: /^phone Degraded 70% / }).waitFor();
    await table.getByRole('row', { name: /^Operational vat 100% / }).waitFor();
    const paths = (await world.log()).flatMap(({ query }) => query.path ?? []);
    expect(new Set(paths).size).toBe(11);
    const box = page.getByLabel('Another engine or path');
    await box.fill('weather');
    await box.press('Enter');
    await page.getByText('The API’s catalog has no engine of this name.').waitFor();
    expect(await world.spent()).toBe(before);
    await page.close();
  });

  it('pays once for a whole table, and takes some currencies from it for free', async () => {
    const page = await openTab('Rates');
    const only = page.getByLabel('Only these currencies');
    await only.fill('usd, xau');
    const before = await world.spent();
    await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
    await page.getByText(/The API gave no rate for XAU/).waitFor();
    expect((await world.paid()).at(-1)?.query).toMatchObject({ symbols: 'USD,XAU' });
    await only.fill('');
    await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
    await page.getByText('All rates for 1 EUR').waitFor();
    expect((await world.spent()) - before).toBe(2);
    await only.fill('GBP CHF');
    await page.getByText('These rates for 1 EUR').waitFor();
    await page.getByText('These rates for 1 EUR').click();
    expect(await page.locator('.rate-table dt').allInnerTexts()).toEqual(['CHF', 'GBP']);
    expect((await world.spent()) - before).toBe(2);
    await page.close();
  });
});
