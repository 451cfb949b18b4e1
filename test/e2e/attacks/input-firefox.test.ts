/** Harmless input on hostile pages, in Firefox. */
import { expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { attackedFirefox, middleOf } from './attacked-firefox.ts';
import { testHarmlessInput } from './harmless-input.ts';

const attacked = attackedFirefox();
testHarmlessInput(attacked);

it('costs nothing to type in a visible frame of another site, because the frame cannot know that it is visible', async () => {
  const { go, costOf } = attacked;
  const page = await go('framed.html');
  const frame = await until(() => {
    const found = page.frames().find((each) => each.url().endsWith('/plain.html'));
    if (!found) throw new Error('no frame');
    return found;
  });
  const cost = await costOf(async () => {
    const { leftEdge, bottom } = await middleOf(page, 'iframe');
    const inner = await frame.evaluate(() => {
      const field = document.querySelector('input');
      field?.focus();
      return field?.getBoundingClientRect().toJSON();
    });
    expect(leftEdge + bottom).toBeGreaterThan(inner.x);
    await page.keyboard.type('in.a.frame@gmail.com');
    await page.keyboard.press('Tab');
    await until(async () =>
      expect(await frame.evaluate(() => document.querySelector('fieldmark-field') !== null)).toBe(
        true,
      ),
    );
  });
  expect(cost).toEqual([]);
});
