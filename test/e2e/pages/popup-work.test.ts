/** The popup as one works in it all day: what it keeps, its keys, the history, the site in front. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: true });
});
afterAll(() => world.close());

const openPopup = () => world.browser.open(world.browser.pageUrl('popup.html'));
const box = (page: Page) => page.getByRole('textbox', { name: /^Paste an email/ });
const history = (page: Page) => page.getByRole('region', { name: /^History/ });

describe('what stood there', () => {
  it('stands there again, read and not asked', async () => {
    const before = await world.spent();
    const page = await openPopup();
    await page.getByRole('tab', { name: 'Stats' }).click();
    await box(page).fill('DE136695976');
    await page.getByRole('button', { name: 'Look up · 1 credit' }).waitFor();
    await page.close();
    const again = await openPopup();
    await again.getByRole('button', { name: 'Look up · 1 credit' }).waitFor();
    expect(await box(again).inputValue()).toBe('DE136695976');
    await again.getByRole('tab', { name: 'Stats', selected: true }).waitFor();
    await box(again).press('Escape');
    expect(await box(again).inputValue()).toBe('');
    await again.getByRole('tab', { name: 'Lookups' }).click();
    await again.close();
    const last = await openPopup();
    await last.getByRole('tab', { name: 'Lookups', selected: true }).waitFor();
    expect(await box(last).inputValue()).toBe('');
    await last.close();
    expect(await world.spent()).toBe(before);
  });
});

describe('Enter', () => {
  it('reads, and again asks at the price in view', async () => {
    const before = await world.spent();
    const page = await openPopup();
    await box(page).fill('FR40303265045');
    await box(page).press('Enter');
    await page.getByText('Enter again looks it up · 1 credit').waitFor();
    expect(await world.spent()).toBe(before);
    // A press before the price could be read asks nothing: pressed until it does.
    await until(async () => {
      await box(page).press('Enter');
      if ((await world.spent()) === before) throw new Error('nothing asked yet');
    });
    await page.getByRole('button', { name: 'Ask again · 1 credit' }).first().waitFor();
    await box(page).press('Enter');
    await box(page).press('Escape');
    expect((await world.spent()) - before).toBe(1);
    await page.close();
  });
});

async function ask(page: Page, value: string, price: string): Promise<void> {
  await box(page).fill(value);
  await page.getByRole('button', { name: `Look up · ${price}` }).click();
  await page
    .getByRole('button', { name: /^Ask again/ })
    .first()
    .waitFor();
}

describe('the history', () => {
  it('is filtered, opened in place, given out, deleted from and brought back', async () => {
    const page = await openPopup();
    await ask(page, 'jane@gmail.com', '3 credits');
    await ask(page, 'DE89370400440532013000', '1 credit');
    await ask(page, 'DE136695976', '1 credit');
    await box(page).press('Escape');
    const list = history(page);
    const line = (name: RegExp) => list.getByRole('button', { name, expanded: false });
    await line(/^Confirmed DE136695976 VAT 1 credit/).waitFor();
    for (const row of await list.locator('.row-line').all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(40);
    }

    await list.getByRole('combobox', { name: 'Kind' }).selectOption('IBAN');
    await until(async () => expect(await list.locator('.row-line').count()).toBe(1));
    const download = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Export as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('IBAN,DE89370400440532013000,Confirmed');

    const before = await world.spent();
    await line(/DE8937/).click();
    await list.getByRole('button', { name: 'Ask again · 1 credit' }).waitFor();
    await list.getByText('Full record').click();
    await list.getByText('Commerzbank').first().waitFor();
    await list.getByRole('button', { name: 'Delete DE89370400440532013000' }).click();
    await list.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await list.getByRole('button', { name: /DE8937/ }).count()).toBe(0);
    await list.getByRole('button', { name: 'Undo' }).click();
    await line(/DE8937/).waitFor();
    expect(await world.spent()).toBe(before);
    await page.close();
  });
});

async function marks(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...CSS.highlights.entries()]
      .filter(([name]) => name.startsWith('fieldmark'))
      .reduce((sum, [, marked]) => sum + marked.size, 0),
  );
}
const isMarked = (page: Page, wanted: boolean) =>
  until(async () => expect((await marks(page)) > 0).toBe(wanted));

describe('the site in front', () => {
  it('is switched off and on, for this site', async () => {
    const site = await world.browser.open(`${world.demo.url}/`);
    await isMarked(site, true);
    const page = await openPopup();
    const region = page.getByRole('region', { name: /^On 127/ });
    await region.getByRole('radio', { name: 'Off' }).click();
    await isMarked(site, false);
    await page.close();
    const again = await openPopup();
    expect(await again.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
    await again.getByRole('button', { name: 'As on other sites' }).click();
    await isMarked(site, true);
    await again.close();
    await site.close();
  });

  it('is paused in one tab, until it goes on', async () => {
    const other = await world.browser.open(`${world.demo.url}/`);
    const site = await world.browser.open(`${world.demo.url}/`);
    await isMarked(site, true);
    const page = await openPopup();
    await page.getByRole('button', { name: 'Pause on this tab' }).click();
    await isMarked(site, false);
    await site.reload();
    await page.getByText(/^Paused on this tab/).waitFor();
    await isMarked(other, true);
    expect(await marks(site)).toBe(0);
    await page.getByRole('button', { name: 'Pause on this tab' }).click();
    await isMarked(site, true);
    for (const each of [page, site, other]) await each.close();
  });
});
