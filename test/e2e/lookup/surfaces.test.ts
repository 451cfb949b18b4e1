/** Lookups from the context menu, keyboard command and address bar; the welcome page after install. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { asked } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { fillConnection, openWorld, selectText, type World } from '../support/world.ts';

/** Browser events that tests cannot cause by input; they are dispatched in the worker. */
declare const chrome: {
  tabs: { query(filter: object): Promise<{ url?: string }[]> };
  contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } };
  commands: { onCommand: { dispatch(name: string, tab: unknown): void } };
  omnibox: { onInputEntered: { dispatch(text: string, disposition: string): void } };
};

let world: World;

beforeAll(async () => {
  world = await openWorld({
    newProfile: true,
    extra: { '/one.html': '<!doctype html><title>One</title><p>command@gmail.com</p>' },
  });
});
afterAll(() => world.close());

/** The popup that `act` opens in a tab for a handed-over text. */
async function handedOver(act: () => Promise<unknown>): Promise<Page> {
  const opened = world.browser.context.waitForEvent('page');
  await act();
  const page = await opened;
  await page.waitForURL(/popup\.html\?handed=1/);
  return page;
}

it('opens the welcome page once, on install, which leads to where a key is connected', async () => {
  const { context } = world.browser;
  const welcomes = () => context.pages().filter((page) => page.url().endsWith('/welcome.html'));
  const [page] = await until(() => {
    expect(welcomes()).toHaveLength(1);
    return welcomes();
  });
  if (!page) throw new Error('no welcome page');
  const { baseUrl, keys } = world.sandbox;
  const opened = world.browser.context.waitForEvent('page');
  await page.getByRole('button', { name: 'I have a key' }).click();
  const options = await opened;
  // Automatic lookups are unticked; their price and cap are shown.
  expect(await options.getByRole('checkbox', { name: /automatically/ }).isChecked()).toBe(false);
  await options.getByText(/^3 credits each, at most \d+ credits a day\.$/).waitFor();
  await fillConnection(options, baseUrl, keys.active, false);
  await options
    .getByText(`ends in ${keys.active.slice(-4)}`)
    .first()
    .waitFor();
  expect(await world.spent()).toBe(0);
  expect((await world.log()).map(({ path }) => path)).toContain('/v1/usage');
  await options.close();
  await page.close();
});

it('answers in the popup, opened in a tab, after a right-click on a page where no script can run', async () => {
  const browserPage = await world.browser.context.newPage();
  await browserPage.goto('chrome://version');
  const page = await handedOver(async () => {
    const worker = await world.browser.worker();
    await worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome.contextMenus.onClicked.dispatch(
        { menuItemId: 'look-up', selectionText: 'handed@gmail.com', frameId: 0, editable: false },
        tab,
      );
    });
  });
  await page.getByRole('button', { name: 'Look up again · 3 credits' }).first().waitFor();
  expect(await page.getByRole('textbox', { name: /^Paste/ }).inputValue()).toBe('handed@gmail.com');
  expect(await asked(world, 'handed@gmail.com')).toBe(3);
  // A reload must not look the value up again.
  await page.reload();
  await page.getByText('handed@gmail.com').first().waitFor();
  expect(await asked(world, 'handed@gmail.com')).toBe(3);
  await page.close();
  await browserPage.close();
});

it('looks up the selection on the keyboard command', async () => {
  const page = await world.browser.open(`${world.demo.url}/one.html`);
  await selectText(page, 'command@gmail.com');
  const worker = await world.browser.worker();
  await worker.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({});
    const tab = tabs.find((candidate) => candidate.url === url);
    chrome.commands.onCommand.dispatch('look-up-selection', tab);
  }, page.url());
  await cardOf(page).reads(/Look up again · 3 credits/);
  expect(await asked(world, 'command@gmail.com')).toBe(3);
  await page.close();
});

it('looks up what was entered in the address bar', async () => {
  const page = await handedOver(async () => {
    const worker = await world.browser.worker();
    await worker.evaluate(() =>
      chrome.omnibox.onInputEntered.dispatch('DE136695976', 'currentTab'),
    );
  });
  await page.getByRole('button', { name: 'Look up again · 1 credit' }).first().waitFor();
  expect(await asked(world, 'DE136695976')).toBe(1);
  await page.close();
});
