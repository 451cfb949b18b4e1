/** The hostile pages of attack-pages.ts cannot read paid answers, in Firefox with automatic email lookups. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { fillInEmail, hostIs } from '../support/firefox-world.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';
import { measuredCard, readable, SECRETS } from './attack-pages.ts';
import { attackedFirefox, middleOf } from './attacked-firefox.ts';

const { go, costOf } = attackedFirefox();

/** Hovers over the address that was looked up before. @returns the text of its card */
async function openCard(
  page: Page,
  value = 'known@gmail.com',
  place = 'p:not(#other)',
): Promise<string> {
  await until(async () => expect(await page.evaluate(markedTexts)).not.toEqual([]));
  const { leftEdge, y } = await middleOf(page, place);
  await page.mouse.move(leftEdge + 8, y);
  await page.mouse.move(leftEdge + 12, y);
  return until(async () => {
    const frame = page.frames().find((each) => each.url().includes('/card.html'));
    const text = await frame?.evaluate(() => document.body.textContent ?? '');
    if (!text?.includes(value)) throw new Error(`the card says: ${text}`);
    // A card that is loaded in advance has content before it is shown.
    expect(await page.evaluate(measuredCard)).not.toBe('no card');
    return text;
  });
}

describe('the page learns nothing', () => {
  it('by filling in an address that was looked up elsewhere', async () => {
    const page = await go('recall.html');
    const cost = await costOf(() => hostIs(page, 'field', true));
    expect(cost).toEqual([]);
    expect(await page.evaluate(readable, [...SECRETS, 'Looked up', 'mailbox'])).toEqual([]);
  });

  it('by window.find() and Selection.modify(), from the line and from a paid card', async () => {
    const page = await go('plain.html');
    await fillInEmail(page, 'someone@gmial.com');
    await hostIs(page, 'field', true);
    const card = await openCard(page);
    expect(card).toMatch(/Look up again · 3 credits/);
    expect(await page.evaluate(readable, SECRETS)).toEqual([]);
  });

  it('by fonts with the names of ours', async () => {
    const page = await go('fonts.html');
    await fillInEmail(page, 'someone@gmial.com');
    await hostIs(page, 'field', true);
    await openCard(page);
    const loads = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/font-'))
        .length;
    });
    expect(loads).toBe(0);
  });

  it('by the size of a card, or by the wheel over it', async () => {
    const page = await go('cards.html');
    const seen: object[] = [];
    for (const [value, place] of [
      ['known@gmail.com', 'p'],
      ['never@gmail.com', 'p + p'],
    ] as const) {
      await page.mouse.move(700, 20);
      await openCard(page, value, place);
      const box = await page.evaluate(measuredCard);
      const { bottom, leftEdge } = await middleOf(page, place);
      await page.mouse.move(leftEdge + 40, bottom + 80);
      await page.mouse.wheel({ deltaY: 2000 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      seen.push({ box, scrolled: await page.evaluate(() => scrollY) });
      await page.mouse.move(700, 20);
      await page.mouse.click(700, 20);
      await hostIs(page, 'card', false);
      await page.evaluate(() => scrollTo(0, 0));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ scrolled: 0 });
  });
});
