/** The card over a dialog, documents that allow no frames of ours, and what the card shows. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measuredCard } from '../attacks/attack-pages.ts';
import { ANSWERED, cardFrames, cardOf, pressEscape } from '../support/card-surface.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { hover, passes, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';
import {
  BODY,
  cardWorld,
  type DocumentWithHeaders,
  EMAIL,
  html,
  IBAN,
  select,
} from './card-world.ts';

/** A document that allows no frames of ours. */
const SANDBOXED: DocumentWithHeaders = {
  body: html(BODY),
  headers: { 'content-security-policy': 'sandbox' },
};
const MODAL: DocumentWithHeaders = {
  body: html(
    `<dialog><button>${EMAIL}</button><p id="iban">${IBAN}</p></dialog><script>document.querySelector('dialog').showModal()</script>`,
  ),
};

const { world, go, lookUp } = cardWorld([SANDBOXED, MODAL]);

describe('in a modal dialog', () => {
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open);

  /** Expects no card after the longest delay with which a card opens by itself. */
  async function staysClosed(page: Page): Promise<void> {
    await passes(page, 900);
    expect(cardFrames(page)).toEqual([]);
  }

  const marked = (page: Page) =>
    until(async () => {
      expect(await page.evaluate(markedTexts)).toContain(EMAIL);
    });

  /** Moves the focus to the button that contains the mark, which opens the card. */
  async function walk(page: Page): Promise<void> {
    await marked(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await cardOf(page).reads(/office@gmail\.com/);
  }

  it('Escape closes a card that opened on focus, but not the dialog, and the card stays closed', async () => {
    const page = await go('document1');
    await walk(page);
    await pressEscape(page);
    await cardOf(page).gone();
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
  });

  it('Escape closes a card opened from the menu and restores the focus, and no card opens', async () => {
    const page = await go('document1');
    // The dialog focused its button before the mark was made, so no card opened.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
    await marked(page);
    await chooseMenuItem(world, page, { selectionText: IBAN });
    await cardOf(page).reads(ANSWERED);
    // Keys pressed while the focus moves into the frame are lost, so Escape is repeated.
    await until(async () => {
      await pressEscape(page);
      await until(() => expect(cardFrames(page)).toEqual([]), 1000);
    });
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
  });
});

describe('a document that allows no frames of ours', () => {
  it('gets the answer in the popup', async () => {
    const page = await go('document0');
    const before = await world.spent();
    const opened = world.browser.context.waitForEvent('page');
    await lookUp(page);
    const popup = await opened;
    await popup.waitForURL(/popup\.html\?handed=1/);
    await popup.getByRole('button', { name: 'Look up again · 1 credit' }).first().waitFor();
    expect(cardFrames(page)).toEqual([]);
    expect(await world.spent()).toBe(before);
    await popup.close();
  });

  it('shows no card on hover and throws nothing', async () => {
    const page = await go('document0');
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await hover(page, EMAIL);
    // Sandboxed documents run no scripts, so the test polls from outside instead of observing.
    const host = () => page.evaluate(() => document.querySelector('fieldmark-card') !== null);
    await until(async () => expect(await host()).toBe(true));
    await until(async () => expect(await host()).toBe(false));
    await settled(world);
    expect(world.browser.context.pages().filter((each) => /handed/.test(each.url()))).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

describe('the card', () => {
  it.each([
    ['under', 0, 'top'],
    ['over', 700, 'bottom'],
  ] as const)(
    'is as tall as its content, at its value, in a frame of one size: %s',
    async (side, space, edge) => {
      const page = await go(`inner.html?${side}`);
      await page.setViewportSize({ width: 900, height: 800 });
      await page.evaluate((px) => (document.body.style.paddingTop = `${px}px`), space);
      await lookUp(page);
      await cardOf(page).reads(ANSWERED);
      const card = await cardOf(page).frame();
      const outer = await (await card.frameElement()).boundingBox();
      expect(outer?.height).toBe(400);
      await until(async () => {
        const box = await card.locator('.card').evaluate((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return { top, bottom: innerHeight - bottom, height };
        });
        expect(box.height).toBeLessThan(390);
        expect(Math.abs(box[edge])).toBeLessThan(1);
      });
    },
  );

  it('is shown in the frame that was loaded invisibly while the menu was open', async () => {
    const page = await go('inner.html?ahead');
    await until(async () => expect(await page.evaluate(markedTexts)).toContain(IBAN));
    expect(await select(page)).toBe(IBAN);
    await page.locator('#iban').click({ button: 'right' });
    await until(async () => {
      const [frame] = cardFrames(page);
      if (!frame) throw new Error('no frame is loaded');
      await frame.evaluate(() => Object.assign(window, { isAhead: true }));
    });
    expect(await page.evaluate(measuredCard)).toBe('no card');
    await chooseMenuItem(world, page, { selectionText: IBAN });
    await cardOf(page).reads(ANSWERED);
    expect(await page.evaluate(measuredCard)).not.toBe('no card');
    expect(await (await cardOf(page).frame()).evaluate(() => 'isAhead' in window)).toBe(true);
  });
});
