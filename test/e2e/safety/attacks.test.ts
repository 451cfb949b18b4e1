/**
 * The hostile pages of attack-pages.ts in Chromium, automatic email lookups accepted: they cost nothing.
 * What they learn: attacks-privacy.test.ts.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterReading, settled } from '../support/steps.ts';
import { attackedWorld, forge } from './attacked-world.ts';

const { world, go, at } = attackedWorld();

const done = (page: Page) => page.waitForFunction(() => document.title.includes('done'));

/** What an attack cost, once all that it set off has come to an end. */
async function costOf(attack: () => Promise<unknown>): Promise<number> {
  const before = await world().spent();
  await attack();
  await settled(world());
  return (await world().spent()) - before;
}

describe('costs nothing', () => {
  it('"hi" and one Enter, on a page that refills and refocuses', async () => {
    const { page } = await go('enter.html');
    const cost = await costOf(async () => {
      await page.getByLabel('Email').click();
      await page.keyboard.type('hi');
      await page.keyboard.press('Enter');
      await done(page);
    });
    expect(cost).toBe(0);
  });

  it('ten Enters over five sites', async () => {
    const cost = await costOf(async () => {
      const pages: Page[] = [];
      for (let i = 0; i < 10; i += 1) {
        const page = await at(`s${i % 5}.localhost`, 'enter.html');
        await page.getByLabel('Email').click();
        await page.keyboard.press('Enter');
        pages.push(page);
      }
      await Promise.all(pages.map(done));
    });
    expect(cost).toBe(0);
  });

  it('a click on a decoy and one letter', async () => {
    const { page } = await go('letter.html');
    const cost = await costOf(async () => {
      await page.locator('#decoy').click();
      await page.keyboard.press('x');
      await done(page);
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

  it('Tab and Enter 30 ms later, where the next tab stop is ours', async () => {
    const { page, seen } = await go('tab.html');
    const field = page.getByLabel('Email');
    const cost = await costOf(async () => {
      await field.click();
      await page.keyboard.type('maybe.someone@');
      // Not by typing alone: what stands there is the page's.
      await field.evaluate((input: HTMLInputElement) => {
        input.value = 'someone@gmail.com';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await seen.get('button', /Look up · 3 credits/);
      await afterReading({ page, seen });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    expect(cost).toBe(0);
  });

  it('a content script that was taken over and forges messages', async () => {
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
