/**
 * Complete user journeys: a newcomer's first minutes, and work without a mouse. The agent's is in
 * popup-work.test.ts, the accountant's in workbench.test.ts, the administrator's in managed.test.ts.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Perception } from '../support/shadow.ts';
import { until } from '../support/until.ts';
import { fillConnection, openWorld, type World } from '../support/world.ts';

async function inWorld(path: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld({ newProfile: true });
  try {
    await path(world);
  } finally {
    await world.close();
  }
}

it('a newcomer tries a sample, connects, checks a form and sees what it cost', () =>
  inWorld(async (world) => {
    // The welcome page opens by itself when Fieldmark is installed.
    const page = await until(() => {
      const found = world.browser.context
        .pages()
        .find((each) => each.url().endsWith('welcome.html'));
      if (!found) throw new Error('no welcome page');
      return found;
    });
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('img', { name: 'Plausible' }).nth(1).waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('bob@gmail.com');
    expect(await world.log()).toEqual([]);

    const opened = world.browser.context.waitForEvent('page');
    await page.getByRole('button', { name: 'I have a key' }).click();
    const options = await opened;
    await fillConnection(options, world.sandbox.baseUrl, 'not-the-key', true);
    await options.getByRole('alert').first().waitFor();
    expect(await options.getByLabel('API base URL').inputValue()).toBe(world.sandbox.baseUrl);
    await fillConnection(options, world.sandbox.baseUrl, world.sandbox.keys.active, true);
    await options
      .getByText(/ends in/)
      .first()
      .waitFor();
    expect(await world.spent()).toBe(0);

    const shop = await world.browser.open(`${world.demo.url}/checkout.html`);
    await shop.getByLabel('Email').click();
    await shop.keyboard.type('bob@gmial.com');
    await shop.keyboard.press('Tab');
    const seen = await Perception.of(shop);
    await seen.get('status', /gmail\.com/);
    await seen.press('button', /^Use it/);
    await until(async () =>
      expect(await shop.getByLabel('Email').inputValue()).toBe('bob@gmail.com'),
    );
    await until(async () => expect(await world.spent()).toBe(3));

    const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
    await popup
      .getByRole('region', { name: 'History' })
      .getByText('bob@gmail.com')
      .first()
      .waitFor();
    await popup.getByRole('tab', { name: 'Usage' }).click();
    await popup.getByText(/left/).first().waitFor();
    expect(await world.spent()).toBe(3);
  }));

/** The focused element: its tag and its accessible name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.localName} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim()}`;
  });

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${wanted} by ${key}; the focus is at ${await focused(page)}`);
}

it('a person without a mouse looks up, opens the answer, deletes it, and changes a policy', () =>
  inWorld(async (world) => {
    await world.connect({ auto: false });
    const page = await world.browser.open(world.browser.pageUrl('popup.html'));
    // The box has the focus from the start.
    await until(async () => expect(await focused(page)).toMatch(/^textarea/));
    await page.keyboard.type('DE136695976');
    await page.keyboard.press('Enter');
    await page.getByText('Enter again to look it up · 1 credit').waitFor();
    // A second Enter counts only after a delay.
    const shownAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 600, shownAt);
    await page.keyboard.press('Enter');
    await until(async () => expect(await world.spent()).toBe(1));
    await page
      .getByRole('button', { name: /^Look up again/ })
      .first()
      .waitFor();
    await tabTo(page, /^summary Full answer/);
    await page.keyboard.press('Enter');
    await page.getByText('Answer as JSON').first().waitFor();
    await tabTo(page, /^button Lookups|^button Usage/, 'Shift+Tab');
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Stats', selected: true }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('tab', { name: 'Lookups', selected: true }).waitFor();
    const history = page.getByRole('region', { name: /^History/ });
    await history.getByRole('button', { name: /^Good DE136695976/ }).waitFor();
    await tabTo(page, /^button (?!Copy).*DE136695976/);
    await page.keyboard.press('Enter');
    await history.getByRole('button', { name: 'Delete DE136695976' }).waitFor();
    await tabTo(page, /^button Delete DE136695976/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^button Undo/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'History' })
      .getByRole('button', { name: /DE136695976/ })
      .first()
      .waitFor();
    expect(await world.spent()).toBe(1);

    const options = await world.browser.open(world.browser.pageUrl('options.html'));
    await options.getByRole('heading', { name: 'Connection' }).waitFor();
    await tabTo(options, /Find a setting/);
    await options.keyboard.type('policies');
    await options.keyboard.press('Enter');
    const off = options.getByRole('group', { name: /^Phone/ }).getByRole('radio', { name: 'Off' });
    await off.focus();
    await options.keyboard.press('Space');
    await options.getByText('Saved', { exact: true }).waitFor();
    expect(await off.isChecked()).toBe(true);
  }));
