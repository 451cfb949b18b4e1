/**
 * Harmless input on the hostile pages of attack-pages.ts costs nothing, in Chromium with automatic email
 * lookups accepted. Enter: enter.test.ts. What the pages can read: privacy.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { afterReading, pointAtMark } from '../support/steps.ts';
import { attackDone, attackedWorld, forge } from './attacked-world.ts';

const { go, costOf } = attackedWorld();

describe('costs nothing', () => {
  it('a click on a decoy and one letter', async () => {
    const { page } = await go('letter.html');
    const cost = await costOf(async () => {
      await page.locator('#decoy').click();
      await page.keyboard.press('x');
      await attackDone(page);
    });
    expect(cost).toBe(0);
  });

  it('one letter and Tab, while the page swaps the value', async () => {
    const { page } = await go('swap.html');
    const cost = await costOf(async () => {
      await page.getByLabel('Email').click();
      await page.keyboard.press('h');
      await page.keyboard.press('Tab');
      await page.getByLabel('Email').click();
      await page.keyboard.press('i');
      await page.getByLabel('Name').click();
    });
    expect(cost).toBe(0);
  });

  it('typing above an invisible frame of another site that has the focus', async () => {
    const { page } = await go('cover.html');
    await page.frameLocator('#lid').getByLabel('Email').waitFor({ state: 'attached' });
    const cost = await costOf(async () => {
      await page.mouse.click(150, 60);
      await page.keyboard.type('quite a long name', { delay: 60 });
      await page.keyboard.press('Tab');
    });
    expect(cost).toBe(0);
  });

  it('Tab and Enter after the page set the value, where the next tab stop is our line', async () => {
    const { page, seen } = await go('tab.html');
    const field = page.getByLabel('Email');
    const cost = await costOf(async () => {
      await field.click();
      await page.keyboard.type('maybe.someone@');
      // The page replaces the typed text, so the value is not the person's.
      await field.evaluate((input: HTMLInputElement) => {
        input.value = 'someone@gmail.com';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await pointAtMark({ page, seen });
      await afterReading({ page, seen });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    expect(cost).toBe(0);
  });

  it('a compromised content script that forges messages', async () => {
    const { page } = await go('plain.html');
    await page.getByLabel('Email').click();
    const cost = await costOf(async () => {
      const outcomes = await forge(page, 'lookup', (i) => ({
        kind: 'email',
        value: `forged${i}@gmail.com`,
        depth: 'standard',
        trigger: 'gesture',
        refresh: false,
        place: 'field',
        form: 'sign-up',
      }));
      expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
    });
    expect(cost).toBe(0);
  });
});
