/** The priced button of the line on the hostile pages of attack-pages.ts in Firefox. */
import { describe, expect, it } from 'vitest';
import { NAMES, TRICKS_PAGE } from '../safety/trust-pages.ts';
import { until } from '../support/until.ts';
import { attackedFirefox } from './attacked-firefox.ts';
import { pricedButton } from './harmless-input.ts';

const { world, go, costOf } = attackedFirefox({ '/tricks.html': TRICKS_PAGE });

/** Runs in the popup: the text of the pending lookup, '' if there is none. */
const pendingText = () => document.querySelector('.armed')?.textContent ?? '';

/** Ways in which a page can cover our interface while clicks still go through. */
const LIDS = NAMES.filter((name) => /goes through|backdrop|view transition/.test(name));

describe('the line’s priced button', () => {
  it.each(LIDS)('spends nothing while the page %s', async (lid) => {
    const page = await go('tricks.html');
    const cost = await costOf(async () => {
      const at = await pricedButton(page, 'under.a.lid@gmail.com');
      await page.evaluate(`void tricks[${JSON.stringify(lid)}]()`);
      await page.mouse.click(at.x, at.y);
      await page.mouse.click(at.x, at.y, { count: 2 });
    });
    expect(cost).toEqual([]);
  });

  it('is confirmed only in our own page', async () => {
    const page = await go('plain.html');
    const at = await pricedButton(page, 'honest@gmail.com');
    const before = await world.spent();
    await page.mouse.click(at.x, at.y);
    const popup = await until(async () => {
      const ours = await world.ours('/popup.html');
      await until(
        async () => expect(await ours.evaluate(pendingText)).toContain('honest@gmail'),
        5000,
      );
      return ours;
    });
    expect(await world.spent()).toBe(before);
    await popup.bringToFront();
    const button = await popup.waitForSelector('.armed .actions [aria-disabled=false]');
    // By pointer, because a headless Firefox does not always give a tab the focus that a key needs.
    await popup.mouse.move(5, 5);
    await button?.click();
    await until(async () => expect((await world.spent()) - before).toBe(3));
  });
});
