/** A PDF in a tab: from the popup to its marked wrong value. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';
import { type ServedDocuments, serveDocuments } from './served-documents.ts';

let world: World;
let served: ServedDocuments;

beforeAll(async () => {
  served = await serveDocuments();
  world = await openWorld({ answer: served.answer });
  await (await world.browser.open(`${world.demo.url}/enter`)).close();
});
afterAll(() => world.close());

/** Opens a tab with a document, and the page that the popup offers for it. */
async function checkTab(path: string): Promise<Page> {
  await world.browser.open(`${world.demo.url}${path}`);
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  const opened = world.browser.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Check this PDF' }).click();
  const page = await opened;
  await popup.close();
  return page;
}

it('marks the wrong IBAN of a PDF that only its tab may read', async () => {
  const page = await checkTab('/invoice');
  await page.getByRole('heading', { name: /^1 of \d+ values needs a look$/ }).waitFor();
  await page.locator('.doc-bad').and(page.getByTitle(served.wrongIban)).click();
  await page
    .getByRole('article')
    .getByText(/check digits/i)
    .first()
    .waitFor();
  expect(await world.spent()).toBe(0);
});

it('says that a PDF shows another IBAN than its data', async () => {
  const page = await checkTab('/hybrid');
  const alert = page.getByRole('alert');
  await alert.getByText('The PDF shows another IBAN than its data').waitFor();
  const words = (await alert.textContent())?.replaceAll('\u00a0', '');
  expect(words).toContain(served.ibans.inData);
  expect(words).toContain(served.ibans.shown);
});
