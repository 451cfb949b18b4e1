/** A browser that grants access per site or on click: denied sites are not read, the rest works. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { markedTexts } from '../support/marked-texts.ts';
import { isMarked } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { chooseMenuItem, selectText } from '../support/world.ts';

/** The private API of chrome://extensions. */
declare const chrome: {
  developerPrivate: {
    updateExtensionConfiguration(update: {
      extensionId: string;
      hostAccess: string;
    }): Promise<void>;
    addHostPermission(extensionId: string, host: string): Promise<void>;
  };
};

let extensions: Page;

const world = testWorld({ passing: true, key: 'auto' });
beforeAll(async () => {
  extensions = await world.browser.open('chrome://extensions');
});

const give = (access: 'ON_CLICK' | 'ON_SPECIFIC_SITES' | 'ON_ALL_SITES', host = '') =>
  extensions.evaluate(
    async ([extensionId, hostAccess, site]) => {
      await chrome.developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess });
      if (site) await chrome.developerPrivate.addHostPermission(extensionId, site);
    },
    [world.browser.extensionId, access, host] as const,
  );

it('marks values only on the sites that it may access', async () => {
  await give('ON_SPECIFIC_SITES', 'http://127.0.0.1/*');
  const given = await world.browser.open(`${world.demo.url}/`);
  await isMarked(given, true);
  const withheld = await world.browser.open(`${world.demo.url.replace('127.0.0.1', 'localhost')}/`);
  const options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.getByRole('complementary', { name: /access to sites/i }).waitFor();
  expect(await withheld.evaluate(markedTexts)).toEqual([]);
});

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606';

/** Uses the context menu on a site without access, and returns the popup that shows the answer. */
async function choose(path: string): Promise<[page: Page, popup: Page]> {
  const address = `${world.demo.url.replace('127.0.0.1', 'localhost')}${path}`;
  const page = await world.browser.open(address);
  await selectText(page, IBAN);
  const opened = world.browser.context.waitForEvent('page');
  await chooseMenuItem(world, page, { selectionText: IBAN });
  const popup = await opened;
  await popup.getByText('FR1420041010050500013M02606').first().waitFor();
  return [page, popup];
}

it('says that access to the API is denied too, and sends nothing', async () => {
  await give('ON_CLICK');
  const before = (await world.log()).length;
  const [_page, popup] = await choose('/?click');
  await popup
    .locator('[aria-live]')
    .getByText(/does not let Fieldmark access the API’s address/)
    .waitFor();
  await popup.getByRole('button', { name: 'Open settings' }).waitFor();
  expect(await popup.getByText('May have been billed').count()).toBe(0);
  expect(await world.log()).toHaveLength(before);
});

it('marks values again once it may access all sites', async () => {
  await give('ON_ALL_SITES');
  const page = await world.browser.open(`${world.demo.url}/`);
  await isMarked(page, true);
  const options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.getByRole('heading', { name: 'Connection' }).waitFor();
  expect(await options.getByRole('complementary', { name: /access to sites/i }).count()).toBe(0);
});
