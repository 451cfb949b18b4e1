/** The priced button of the line on the hostile pages of attack-pages.ts in Firefox. */
import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { LIDS } from './attack-pages.ts';
import { attackedFirefox } from './attacked-firefox.ts';
import { pricedButton } from './harmless-input.ts';

const { world, go, costOf } = attackedFirefox();

/** Runs in the popup: the text of the pending lookup once its button is ready, '' before. */
const readyAbout = () =>
  document.activeElement?.matches('.armed .primary[aria-disabled=false]')
    ? (document.querySelector('.armed')?.textContent ?? '')
    : '';

describe('the line’s priced button', () => {
  it.each(Object.keys(LIDS))('spends nothing through %s', async (lid) => {
    const page = await go('lids.html');
    const cost = await costOf(async () => {
      const at = await pricedButton(page, 'under.a.lid@gmail.com');
      await page.evaluate(`void lids[${JSON.stringify(lid)}]()`);
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
    await popup.keyboard.press('Enter');
    await until(async () => expect((await world.spent()) - before).toBe(3));
  });
});
