/** Pages that make a person type into a field whose text is not visible, in Firefox. */
import { describe, expect, it } from 'vitest';
import { focusLabel, hasHost, typeInto } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { HIDES } from './attack-pages.ts';
import { attackedFirefox } from './attacked-firefox.ts';

const { world, go, costOf } = attackedFirefox();

describe('costs nothing beyond what the person typed visibly', () => {
  it('chat messages typed into an address that was looked up, after the field became a chat box', async () => {
    const page = await go('chat.html');
    const cost = await costOf(async () => {
      await typeInto(page, 'Email', 'me.myself@gmail.com');
      await page.keyboard.press('Tab');
      await until(async () => expect((await world().paid()).at(-1)).toBe('me.myself@gmail.com'));
      await page.evaluate('begin(); field.focus()');
      for (const message of ['hello', 'anyone', 'there']) {
        await page.keyboard.type(message, { delay: 30 });
        const title = await page.title();
        await page.keyboard.press('Enter');
        await until(async () => expect(await page.title()).not.toBe(title));
      }
    });
    expect(cost).toEqual(['me.myself@gmail.com']);
  });

  it.each(HIDES)('an address typed into a field whose text cannot be seen (%s)', async (how) => {
    const page = await go('chat.html');
    await page.evaluate(`hide[${JSON.stringify(how)}]()`);
    const cost = await costOf(async () => {
      await focusLabel(page, 'Email');
      await page.keyboard.type(`hidden.${how.replaceAll(' ', '.')}@gmail.com`, { delay: 20 });
      await page.keyboard.press('Tab');
      await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    });
    expect(cost).toEqual([]);
  });
});
