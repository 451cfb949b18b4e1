/** The card in Chromium: a page of ours in a frame, inside a shadow root that no page's script opens. */
import type { Frame, Page } from 'playwright-core';
import { given } from './bounded.ts';
import { until } from './until.ts';

export interface CardSurface {
  /** Waits until the card stands in the page and shows something. */
  frame(): Promise<Frame>;
  /** Waits until its text matches, and returns it. */
  reads(expected: RegExp): Promise<string>;
  /** Presses the real mouse button on one of its buttons. */
  press(name: string | RegExp): Promise<void>;
  gone(): Promise<void>;
}

/** Every frame of ours in a page, also one that shows nothing yet. */
export const cardFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => !frame.isDetached() && /\/card\.html(?:#|$)/.test(frame.url()));

/** The card that stands open; undefined where none does, or one is only loaded ahead. */
async function shownCard(page: Page): Promise<Frame | undefined> {
  for (const frame of cardFrames(page).reverse()) {
    const element = await frame.frameElement();
    if (await element.evaluate((node) => node instanceof Element && !node.matches('[inert]')))
      return frame;
  }
  return undefined;
}

/** Input to a card that may close by it: the browser acknowledges none whose frame has gone. */
async function givenToCard(page: Page, input: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const detached = (frame: Frame) => /\/card\.html/.test(frame.url()) && resolve();
  page.on('framedetached', detached);
  await given(input, promise);
  page.off('framedetached', detached);
}

/** Escape, wherever the focus is. */
export const pressEscape = (page: Page): Promise<void> =>
  givenToCard(page, page.keyboard.press('Escape'));

/** The card that stands open in a page now; a page may have had it begin anew meanwhile. */
export function cardOf(page: Page): CardSurface {
  const frame = () =>
    until(async () => {
      const found = await shownCard(page);
      if (!found) throw new Error('no card stands open');
      if ((await found.getByRole('dialog').count()) === 0) {
        throw new Error('the card shows nothing');
      }
      return found;
    });
  return {
    frame,
    reads: (expected) =>
      until(async () => {
        const found = await shownCard(page);
        const text =
          (found ? await found.locator('body').textContent() : null) ?? 'no card stands open';
        if (!expected.test(text)) throw new Error(`expected ${expected}, saw: ${text}`);
        return text;
      }),
    async press(name) {
      const button = (await frame()).getByRole('button', { name }).first();
      await button.click({ trial: true });
      await givenToCard(page, button.click());
    },
    gone: () =>
      until(() => {
        if (cardFrames(page).length > 0) throw new Error('a card stands open');
      }),
  };
}
