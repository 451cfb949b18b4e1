/** Enter on the hostile pages of attack-pages.ts, in Chromium with automatic email lookups accepted. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { attackDone, attackedWorld } from './attacked-world.ts';

const { go, at, costOf } = attackedWorld();

describe('costs nothing', () => {
  it('"hi" and one Enter, on a page that refills and refocuses', async () => {
    const { page } = await go('enter.html');
    const cost = await costOf(async () => {
      await page.getByLabel('Email').click();
      await page.keyboard.type('hi');
      await page.keyboard.press('Enter');
      await attackDone(page);
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
      await Promise.all(pages.map(attackDone));
    });
    expect(cost).toBe(0);
  });
});
