/**
 * Harmless input on the hostile pages of attack-pages.ts costs nothing, in Firefox with automatic email
 * lookups accepted.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusLabel, hasHost, typeInto } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { attackedFirefox, middleOf, putIn } from './attacked-firefox.ts';

const { go, costOf } = attackedFirefox();

const done = (page: Page) => until(async () => expect(await page.title()).toContain('done'));

describe('costs nothing', () => {
  it('"hi" and one Enter, on a page that refills and refocuses', async () => {
    const page = await go('enter.html');
    const cost = await costOf(async () => {
      await typeInto(page, 'Email', 'hi');
      await page.keyboard.press('Enter');
      await done(page);
      // The last address is judged after the page's last step.
      await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    });
    expect(cost).toEqual([]);
  });

  it('a click on a decoy and one letter', async () => {
    const page = await go('letter.html');
    const cost = await costOf(async () => {
      const { x, y } = await middleOf(page, '#decoy');
      await page.mouse.click(x, y);
      await page.keyboard.press('x');
      await done(page);
    });
    expect(cost).toEqual([]);
  });

  it('one letter and Tab, while the page swaps the value', async () => {
    const page = await go('swap.html');
    const cost = await costOf(async () => {
      for (const letter of ['h', 'i'] as const) {
        await focusLabel(page, 'Email');
        await page.keyboard.press(letter);
        await page.keyboard.press('Tab');
      }
      await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    });
    expect(cost).toEqual([]);
  });

  it('typing above an invisible frame of another site that has the focus', async () => {
    const page = await go('cover.html');
    const cost = await costOf(async () => {
      await page.mouse.click(150, 60);
      await page.keyboard.type('quite a long name', { delay: 60 });
      await page.keyboard.press('Tab');
    });
    expect(cost).toEqual([]);
  });

  it('typing in a visible frame of another site, because the frame cannot know that it is visible', async () => {
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

  it('Tab and Enter after the page set the value, where the next tab stop is our line', async () => {
    const page = await go('tab.html');
    const cost = await costOf(async () => {
      await putIn(page, 'someone@gmail.com');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    expect(cost).toEqual([]);
  });
});
