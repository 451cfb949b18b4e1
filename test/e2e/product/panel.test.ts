/** The side panel: follows the active tab of its window and spends as the popup does. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { killer } from '../support/killer.ts';
import { openPopupOver, panelNextTo } from '../support/popup-surface.ts';
import { armedOver, asked, hover, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const page = (title: string, content: string) => `<!doctype html><title>${title}</title>${content}`;

const world = testWorld({
  newProfile: true,
  extra: {
    '/one.html': page('One', '<p>ann@gmial.com and DE136695976</p>'),
    '/two.html': page('Two', '<p>GB82 WEST 1234 5698 7654 32</p>'),
    '/contact.html': page('Contact', '<p>card.panel@gmail.com</p>'),
    '/form.html': page('Form', '<form><label>Email <input type="email"></label></form>'),
  },
  passing: true,
  key: 'ask',
});

/** The panel's page in a tab of the same window. */
async function openPanel(): Promise<Page> {
  const panel = await world.browser.open(world.browser.pageUrl('sidepanel.html'));
  await panel.waitForURL(/\?window=\d+$/);
  return panel;
}

const rows = (panel: Page) => panel.locator('[aria-labelledby=page-wrong] li, .more-values li');

it('opens next to the tabs by the popup’s button, follows the active tab, and survives it', async () => {
  const { page: mistyped } = await visit(world, 'one.html');
  const popup = await openPopupOver(mistyped);
  await until(async () => expect(await popup.text()).toContain('ann@gmial.com'));
  await popup.evaluate(`document.querySelector('[aria-label="More"]').click()`);
  await until(() =>
    popup.evaluate(`
      if (!document.querySelector('.menu-items :focus')) throw new Error('the menu is not open');
      [...document.querySelectorAll('.menu-items > button')].at(-1).focus();
    `),
  );
  // The popup closes at this key, so its driver never reports it.
  void popup.press('Enter').catch(() => undefined);
  const panel = await panelNextTo(mistyped);
  await until(async () => expect(await panel.text()).toContain('ann@gmial.com'));
  await visit(world, 'two.html');
  await until(async () => expect(await panel.text()).toContain('GB82WEST12345698765432'));
  expect(await panel.text()).not.toContain('ann@gmial.com');
  await mistyped.bringToFront();
  await until(async () => expect(await panel.text()).toContain('ann@gmial.com'));
  await panel.close();
});

it('follows the active tab after the background was restarted', async () => {
  const panel = await openPanel();
  const { page: mistyped } = await visit(world, 'one.html');
  await rows(panel).filter({ hasText: 'ann@gmial.com' }).waitFor();
  expect(await (await killer(mistyped))()).toBe(true);
  await visit(world, 'two.html');
  await rows(panel).filter({ hasText: 'GB82WEST12345698765432' }).waitFor();
  expect(await rows(panel).filter({ hasText: 'ann@gmial.com' }).count()).toBe(0);
});

it('confirms what a card prepares in the page, at the price on the button', async () => {
  const panel = await openPanel();
  const { page: shop } = await visit(world, 'contact.html');
  await hover(shop, 'card.panel@gmail.com');
  await cardOf(shop).press('Look up · 3 credits');
  await (await armedOver(shop)).close();
  const pending = panel.getByRole('region', { name: /^Ready to look up/ });
  await pending.getByText('card.panel@gmail.com').waitFor();
  await pending.locator('.primary[aria-disabled=false]').press('Enter');
  await panel.getByRole('region', { name: /^Looked up/ }).waitFor();
  await cardOf(shop).reads(/Look up again · 3 credits/);
  expect(await asked(world, 'card.panel@gmail.com')).toBe(3);
});

it('cannot be framed by a page', async () => {
  const { page: mistyped } = await visit(world, 'one.html');
  const url = world.browser.pageUrl('sidepanel.html?window=1');
  await mistyped.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, url);
  await until(() =>
    expect(mistyped.frames().map((frame) => frame.url())).toContain(
      'chrome-error://chromewebdata/',
    ),
  );
});
