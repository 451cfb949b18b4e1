/** Use 3: a glance at usage, and paste-anything lookup, in the popup; and the options page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ibans } from '../../service/lists.ts';
import { until } from '../support/until.ts';
import { fillConnection, openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const openPopup = () => world.browser.open(world.browser.pageUrl('popup.html'));
const box = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' });

describe('before a key is connected', () => {
  it('checks what is pasted for nothing and says how to connect', async () => {
    const page = await openPopup();
    await box(page).fill('DE89 3704 0044 0532 0103 00');
    await page
      .getByText(/check digits/i)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /connect/i })
      .or(page.getByRole('link', { name: /connect/i }))
      .first()
      .waitFor();
    await page.close();
  });
});

describe('a pasted list', () => {
  it('shows each of twenty IBANs, the two wrong ones in their places, and what was not read', async () => {
    const page = await openPopup();
    const all = ibans(20, [3, 17]);
    await box(page).fill(['Our accounts', ...all].join('\n'));
    await page.getByText('20 values · 18 fit · 2 bad').waitFor();
    await page.getByText('1 line not read').waitFor();
    await page.getByText('Our accounts', { exact: true }).waitFor();
    const items = page.getByRole('region', { name: 'Look up' }).locator('.found > li');
    expect(await items.count()).toBe(20);
    for (const [i, iban] of all.entries()) {
      const item = items.nth(i);
      await item.getByText(iban.replaceAll(' ', ''), { exact: true }).waitFor();
      const standing = i === 3 || i === 17 ? 'Bad' : 'Fits offline';
      await item.getByRole('img', { name: standing }).first().waitFor();
    }
    await page.close();
  });

  it('of two wrong ones shows both', async () => {
    const page = await openPopup();
    await box(page).fill(ibans(2, [0, 1]).join('\n'));
    await page.getByText('2 values · 2 bad').waitFor();
    await page.close();
  });
});

describe('options', () => {
  it.each([
    ['inactive', /inactive|deactivated|reactivate/i],
    ['expired', /expired/i],
  ] as const)('says what is wrong with an %s key and keeps what was typed', async (key, says) => {
    const page = await world.browser.open(world.browser.pageUrl('options.html'));
    await fillConnection(page, world.sandbox.baseUrl, world.sandbox.keys[key], false);
    await page.getByText(says).first().waitFor();
    await until(async () => {
      expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe(
        world.sandbox.keys[key],
      );
    });
    await page.close();
  });

  it('refuses an address that is neither https nor loopback, without asking it', async () => {
    const page = await world.browser.open(world.browser.pageUrl('options.html'));
    await fillConnection(page, 'http://api.example.com', world.sandbox.keys.active, false);
    await page.getByText(/https/).first().waitFor();
    await page.close();
  });

  it('saves and verifies a good key with the free usage endpoint', async () => {
    const before = await world.spent();
    const page = await world.browser.open(world.browser.pageUrl('options.html'));
    await fillConnection(page, world.sandbox.baseUrl, world.sandbox.keys.active, false);
    await page
      .getByText(`ends in ${world.sandbox.keys.active.slice(-4)}`)
      .first()
      .waitFor();
    expect(await world.spent()).toBe(before);
    expect((await world.log()).at(-1)?.path).toBe('/v1/usage');
    await page.reload();
    await page
      .getByText(`ends in ${world.sandbox.keys.active.slice(-4)}`)
      .first()
      .waitFor();
    expect(await page.content()).not.toContain(world.sandbox.keys.active);
    await page.close();
  });
});

describe('connected', () => {
  it('shows the price before asking, then the answer, then the history', async () => {
    const before = await world.spent();
    const page = await openPopup();
    await box(page).fill('DE136695976');
    await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
    await page.getByText(/VIES/).first().waitFor();
    await page.getByRole('button', { name: 'Ask again · 1 credit' }).first().waitFor();
    expect((await world.spent()) - before).toBe(1);
    await page.reload();
    await page.getByRole('tab', { name: 'Lookups' }).click();
    await page.getByText('DE136695976').first().waitFor();
    await page.close();
  });

  it('says of a BIC what can be said, and has no button that costs', async () => {
    const page = await openPopup();
    await box(page).fill('BIC: DEUTDEFF500');
    await page.getByText('Well formed; whether the bank uses it is not checked.').first().waitFor();
    await page.getByText('Checked offline, for free. No registry can be asked about it.').waitFor();
    const region = page.getByRole('region', { name: 'Look up' });
    expect(await region.getByRole('button', { name: /credit/ }).count()).toBe(0);
    await page.close();
  });

  it('shows the usage that the API reports', async () => {
    const page = await openPopup();
    await page.getByRole('tab', { name: 'Usage' }).click();
    const usage = await (
      await fetch(`${world.sandbox.baseUrl}/v1/usage`, {
        headers: { 'x-api-key': world.sandbox.keys.active },
      })
    ).json();
    const remaining = new Intl.NumberFormat('en-GB').format(usage.remaining);
    await page.getByText(remaining).first().waitFor();
    await page.getByText(usage.api_key.alias).first().waitFor();
    await page.getByRole('progressbar').or(page.getByRole('meter')).first().waitFor();
    await page.close();
  });

  it('shows the health of the endpoints, free', async () => {
    const before = await world.spent();
    const page = await openPopup();
    await page.getByRole('tab', { name: 'Stats' }).click();
    await page.getByRole('row', { name: /email/i }).first().waitFor();
    await page.getByRole('img', { name: 'Operational' }).first().waitFor();
    expect(await world.spent()).toBe(before);
    await page.close();
  });

  it('asks for exchange rates only on a press that shows the price', async () => {
    const before = await world.spent();
    const page = await openPopup();
    await page.getByRole('tab', { name: 'Rates' }).click();
    const ask = page.getByRole('button', { name: /· 1 credit/ });
    await ask.waitFor();
    expect(await world.spent()).toBe(before);
    await ask.click();
    await page.getByText('USD').filter({ visible: true }).first().waitFor();
    await until(async () => expect((await world.spent()) - before).toBe(1));
    await page.close();
  });
});
