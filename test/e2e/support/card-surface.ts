/** The card in Chromium: a page of ours in a frame, inside a closed shadow root. */
import type { Frame, Page } from 'playwright-core';
import { given } from './bounded.ts';
import { until } from './until.ts';

export interface CardSurface {
  /** Waits until the card is open and has content. */
  frame(): Promise<Frame>;
  /** Waits until the card's text matches, and returns the text. */
  reads(expected: RegExp): Promise<string>;
  /** Clicks one of the card's buttons with the mouse. */
  press(name: string | RegExp): Promise<void>;
  gone(): Promise<void>;
}

/** All card frames in a page, also those without content yet. */
export const cardFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => !frame.isDetached() && /\/card\.html(?:#|$)/.test(frame.url()));

/** Sends input that may close the card; the browser never acknowledges input to a removed frame. */
async function givenToCard(page: Page, input: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const detached = (frame: Frame) => /\/card\.html/.test(frame.url()) && resolve();
  page.on('framedetached', detached);
  await given(input, promise);
  page.off('framedetached', detached);
}

/** Presses Escape, wherever the focus is. */
export const pressEscape = (page: Page): Promise<void> =>
  givenToCard(page, page.keyboard.press('Escape'));

/** The card that is open in a page at the time of each call; a page can cause it to be reopened. */
export function cardOf(page: Page): CardSurface {
  const frame = () =>
    until(async () => {
      const found = cardFrames(page).at(-1);
      if (!found) throw new Error('no card is open');
      if ((await found.getByRole('dialog').count()) === 0) {
        throw new Error('the card has no content');
      }
      return found;
    });
  return {
    frame,
    reads: (expected) =>
      until(async () => {
        const found = cardFrames(page).at(-1);
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
        if (cardFrames(page).length > 0) throw new Error('a card is still open');
      }),
  };
}
