/** The priced button of the line on the hostile pages of attack-pages.ts in Firefox. */
import { describe, expect, it } from 'vitest';
import { NAMES, TRICKS_PAGE } from '../safety/trust-pages.ts';
import { until } from '../support/until.ts';
import { attackedFirefox } from './attacked-firefox.ts';
import { pricedButton } from './harmless-input.ts';

const { world, go, costOf } = attackedFirefox({ '/tricks.html': TRICKS_PAGE });

/** Run in the popup: the text of the pending lookup once its button is ready, '' before; whether it has the focus. */
const readyAbout = () =>
  document.querySelector('.armed .actions [aria-disabled=false]')
    ? (document.querySelector('.armed')?.textContent ?? '')
    : '';
const hasFocus = () =>
  document.activeElement?.matches('.armed .actions [aria-disabled=false]') ?? false;

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
        async () => expect(await ours.evaluate(readyAbout)).toContain('honest@gmail'),
        2000,
      );
      return ours;
    });
    expect(await world.spent()).toBe(before);
    await popup.bringToFront();
    // The focus of the window begins the wait anew. Then Tab leads from the sentence to the button.
    await until(async () => expect(await popup.evaluate(readyAbout)).not.toBe(''));
    await popup.keyboard.press('Tab');
    await until(async () => expect(await popup.evaluate(hasFocus)).toBe(true));
    await popup.keyboard.press('Enter');
    await until(async () => expect((await world.spent()) - before).toBe(3));
  });
});
