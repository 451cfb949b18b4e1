/** The priced button of the line on the hostile pages of attack-pages.ts in Firefox. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { LIDS } from './attack-pages.ts';
import { attackedFirefox, middleOf, putIn } from './attacked-firefox.ts';

const { world, go, costOf } = attackedFirefox();

/**
 * Points at the mark of the field, and returns the position of the button of the line that opens under the field,
 * below two rows of text; a hit test confirms that it is ours.
 */
async function pricedButton(page: Page): Promise<{ x: number; y: number }> {
  return until(async () => {
    const { leftEdge, bottom } = await middleOf(page, 'input[type=email]');
    const { x, y } = await page.$eval('input[type=email]', (field) => {
      const { right, top } = field.getBoundingClientRect();
      return { x: right, y: top };
    });
    await page.mouse.move(2, 2);
    await page.mouse.move(x, y);
    const at = { x: leftEdge + 50, y: bottom + 66 };
    const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, at);
    expect(hit).toBe('fieldmark-field');
    return at;
  });
}

/** Runs in the popup: the text of the pending lookup once its button is ready, '' before. */
const readyAbout = () =>
  document.activeElement?.matches('.armed .primary[aria-disabled=false]')
    ? (document.querySelector('.armed')?.textContent ?? '')
    : '';

describe('the line’s priced button', () => {
  it.each(Object.keys(LIDS))('spends nothing through %s', async (lid) => {
    const page = await go('lids.html');
    const cost = await costOf(async () => {
      await putIn(page, 'under.a.lid@gmail.com');
      const at = await pricedButton(page);
      await page.evaluate(`void lids[${JSON.stringify(lid)}]()`);
      await page.mouse.click(at.x, at.y);
      await page.mouse.click(at.x, at.y, { count: 2 });
    });
    expect(cost).toEqual([]);
  });

  it('is confirmed only in our own page', async () => {
    const page = await go('plain.html');
    await putIn(page, 'honest@gmail.com');
    const at = await pricedButton(page);
    const before = await world().spent();
    await page.mouse.click(at.x, at.y);
    const popup = await until(async () => {
      const ours = await world().ours('/popup.html');
      await until(
        async () => expect(await ours.evaluate(readyAbout)).toContain('honest@gmail'),
        2000,
      );
      return ours;
    });
    expect(await world().spent()).toBe(before);
    await popup.bringToFront();
    await popup.keyboard.press('Enter');
    await until(async () => expect((await world().spent()) - before).toBe(3));
  });
});
