/** Pages that make a person type into a field whose text is not visible, in Chromium. */
import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { HIDES } from './attack-pages.ts';
import { attackedWorld } from './attacked-world.ts';

const { world, go, costOf } = attackedWorld();

describe('costs nothing beyond what the person typed visibly', () => {
  it('chat messages typed into an address that was looked up, after the field became a chat box', async () => {
    const { page } = await go('chat.html');
    const field = page.locator('input').first();
    const cost = await costOf(async () => {
      await field.click();
      await page.keyboard.type('me.myself@gmail.com');
      await page.keyboard.press('Tab');
      // The person's own address, which they type visibly and then leave the field.
      await until(async () =>
        expect((await world().paid()).at(-1)?.query.query).toBe('me.myself@gmail.com'),
      );
      await page.evaluate('begin()');
      await field.click();
      for (const message of ['hello', 'anyone', 'there']) {
        await page.keyboard.type(message, { delay: 30 });
        const title = await page.title();
        await page.keyboard.press('Enter');
        await page.waitForFunction((before) => document.title !== before, title);
      }
    });
    expect(cost).toBe(3);
  });

  it.each(HIDES)('an address typed into a field whose text cannot be seen (%s)', async (how) => {
    const { page, seen } = await go('chat.html');
    await page.evaluate(`hide[${JSON.stringify(how)}]()`);
    const cost = await costOf(async () => {
      await page.locator('input').first().click();
      await page.keyboard.type(`hidden.${how.replaceAll(' ', '.')}@gmail.com`, { delay: 20 });
      await page.keyboard.press('Tab');
      await seen.get('button', /^Fieldmark: /);
    });
    expect(cost).toBe(0);
  });
});
