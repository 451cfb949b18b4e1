/** Lookups from the context menu, keyboard command and address bar. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANSWERED, cardOf } from '../support/card-surface.ts';
import { asked, pressCommand } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { selectText } from '../support/world.ts';

/** Browser events that tests cannot cause by input; they are dispatched in the worker. */
declare const chrome: {
  tabs: { query(filter: object): Promise<{ url?: string }[]> };
  contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } };
  omnibox: { onInputEntered: { dispatch(text: string, disposition: string): void } };
};

const world = testWorld({
  extra: { '/one.html': '<!doctype html><title>One</title><p>command@gmail.com</p>' },
  key: 'ask',
});

/** The popup that `act` opens in a tab for a handed-over text. */
async function handedOver(act: () => Promise<unknown>): Promise<Page> {
  const opened = world.browser.context.waitForEvent('page');
  await act();
  const page = await opened;
  await page.waitForURL(/popup\.html\?handed=1/);
  return page;
}

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
});

it('looks up the selection on the keyboard command', async () => {
  const page = await world.browser.open(`${world.demo.url}/one.html`);
  await selectText(page, 'command@gmail.com');
  await pressCommand(world, page, 'look-up-selection');
  await cardOf(page).reads(ANSWERED);
  expect(await asked(world, 'command@gmail.com')).toBe(3);
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
});
