/** The popup in a browser: layout and export of the history, an unreadable answer, the active tab. */
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

async function ask(page: Page, value: string, price: string): Promise<void> {
  await box(page).fill(value);
  await page.getByRole('button', { name: `Look up · ${price}` }).click();
  await page
    .getByRole('button', { name: /^Look up again/ })
    .first()
    .waitFor();
}

describe('the history', () => {
  it('has compact rows, and exports those that are shown', async () => {
    const page = await openPopup();
    await ask(page, 'DE89370400440532013000', '1 credit');
    await ask(page, 'DE136695976', '1 credit');
    const list = history(page);
    await list.getByRole('button', { name: /^Good DE136695976 VAT 1 credit/ }).waitFor();
    // A long value has a line to itself.
    for (const row of await list.locator('.row-line').all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
    }
    await list.getByRole('combobox', { name: 'Kind' }).selectOption('IBAN');
    await until(async () => expect(await list.locator('.row-line').count()).toBe(1));
    const download = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Actions' }).click();
    await list.getByRole('button', { name: 'Export as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('IBAN,DE89370400440532013000,Good');
    await page.close();
  });
});

it('shows an unreadable answer and its cost before the value is looked up again', async () => {
  const value = 'DE811569869';
  await world.fault({ path: '/v1/vat', body: ['odd'] });
  const before = await world.spent();
  const first = await openPopup();
  await box(first).fill(value);
  await first.getByRole('button', { name: 'Look up · 1 credit' }).click();
  await first.getByRole('alert').getByText('Billed', { exact: true }).waitFor();
  await first.close();
  const page = await openPopup();
  await box(page).fill(value);
  await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
  const note = page.getByRole('alert');
  await note
    .getByText(/^An earlier lookup .* cannot be read\. It was billed: 1 credit\.$/)
    .waitFor();
  await note.getByText('Looking it up again costs 1 credit.').waitFor();
  await note.getByText('Show the answer').click();
  await note.getByText('["odd"]').waitFor();
  expect(await world.spent()).toBe(before + 1);
  await page.getByRole('button', { name: 'Look up again · 1 credit' }).click();
  await page.getByText(/^Looked up just now for 1 credit$/).waitFor();
  expect(await world.spent()).toBe(before + 2);
  await page.close();
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

describe('the site in the active tab', () => {
  it('is paused in one tab only, until it is resumed', async () => {
    const other = await world.browser.open(`${world.demo.url}/`);
    const site = await world.browser.open(`${world.demo.url}/`);
    await isMarked(site, true);
    const page = await openPopup();
    await page.getByRole('button', { name: 'Pause in this tab' }).click();
    await isMarked(site, false);
    await site.reload();
    await page.getByText(/^Paused in this tab/).waitFor();
    await isMarked(other, true);
    expect(await marks(site)).toBe(0);
    await page.getByRole('button', { name: 'Pause in this tab' }).click();
    await isMarked(site, true);
    for (const each of [page, site, other]) await each.close();
  });
});
