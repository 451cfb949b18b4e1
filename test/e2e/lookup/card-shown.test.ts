/** The card over a dialog, what happens where no frame of ours runs, and what the card shows. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measuredCard } from '../attacks/attack-pages.ts';
import { cardFrames, cardOf, pressEscape } from '../support/card-surface.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { asked, hover, settled } from '../support/steps.ts';
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

/** In which no frame of ours runs. */
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

  /** Long enough for whatever opens a card by itself to have opened one. */
  async function staysClosed(page: Page): Promise<void> {
    const from = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() - start > 900, from);
    expect(cardFrames(page)).toEqual([]);
  }

  const marked = (page: Page) =>
    until(async () => {
      expect(await page.evaluate(markedTexts)).toContain(EMAIL);
    });

  /** By keyboard, to the button that the mark stands in: its card opens. */
  async function walk(page: Page): Promise<void> {
    await marked(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await cardOf(page).reads(/office@gmail\.com/);
  }

  it('Escape closes the card that opened by itself, not the dialog, and it stays closed', async () => {
    const page = await go('document1');
    await walk(page);
    await pressEscape(page);
    await cardOf(page).gone();
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
  });

  it('Escape in the card that was asked for gives the focus back, and no card opens', async () => {
    const page = await go('document1');
    // The dialog gave it to its button before there was a mark.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
    await marked(page);
    await chooseMenuItem(world(), page, { selectionText: IBAN });
    await cardOf(page).reads(/Look up again · 1 credit/);
    // What is pressed while the frame takes the focus over reaches nobody.
    await until(async () => {
      await pressEscape(page);
      await until(() => expect(cardFrames(page)).toEqual([]), 1000);
    });
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
  });
});

describe('where no frame of ours runs', () => {
  it('the popup has what was asked', async () => {
    const page = await go('document0');
    const before = await world().spent();
    const opened = world().browser.context.waitForEvent('page');
    await lookUp(page);
    const popup = await opened;
    await popup.waitForURL(/popup\.html\?handed=1/);
    await popup.getByRole('button', { name: 'Look up again · 1 credit' }).first().waitFor();
    expect(cardFrames(page)).toEqual([]);
    expect(await world().spent()).toBe(before);
    await popup.close();
  });

  it('a hover shows nothing and throws nothing', async () => {
    const page = await go('document0');
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await hover(page, EMAIL);
    // Without scripts of its own a document waits for none of ours: it is asked again and again.
    const host = () => page.evaluate(() => document.querySelector('fieldmark-card') !== null);
    await until(async () => expect(await host()).toBe(true));
    await until(async () => expect(await host()).toBe(false));
    await settled(world());
    expect(
      world()
        .browser.context.pages()
        .filter((each) => /handed/.test(each.url())),
    ).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

describe('what it shows', () => {
  /** The value and the answer, in a card on a page of its own address: the menu's tab is found by it. */
  async function answered(text: string): Promise<string> {
    const page = await go(`inner.html?${text}`);
    await page.evaluate((value) => {
      const place = document.getElementById('iban');
      if (place) place.textContent = value;
    }, text);
    expect(await select(page)).toBe(text);
    await chooseMenuItem(world(), page, { selectionText: text });
    return cardOf(page).reads(/Look up again/);
  }

  it('is the answer that is kept, for nothing', async () => {
    const before = await world().spent();
    expect(await answered(IBAN)).toContain(IBAN);
    expect(await world().spent()).toBe(before);
  });

  it('is the answer to a question that it asks, once', async () => {
    expect(await answered('fresh@gmail.com')).toContain('fresh@gmail.com');
    expect(await asked(world(), 'fresh@gmail.com')).toBe(3);
  });

  it('is in the frame that was loaded, unseen, while the menu was open', async () => {
    const page = await go('inner.html?ahead');
    await until(async () => expect(await page.evaluate(markedTexts)).toContain(IBAN));
    expect(await select(page)).toBe(IBAN);
    await page.locator('#iban').click({ button: 'right' });
    const ahead = await until(() => {
      const [frame] = cardFrames(page);
      if (!frame) throw new Error('no frame is loaded');
      return frame;
    });
    await until(() => ahead.evaluate(() => Object.assign(window, { isAhead: true })));
    expect(await page.evaluate(measuredCard)).toBe('no card');
    await chooseMenuItem(world(), page, { selectionText: IBAN });
    await cardOf(page).reads(/Look up again · 1 credit/);
    expect(await page.evaluate(measuredCard)).not.toBe('no card');
    expect(await (await cardOf(page).frame()).evaluate(() => 'isAhead' in window)).toBe(true);
  });
});
