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

/** Frames that are loaded ahead and not seen yet. Read by the debugger: no function of the page runs. */
async function countFramesAhead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  await session.detach();
  return nodes.filter(
    ({ attributes = [] }) => attributes.includes('card-frame') && attributes.includes('inert'),
  ).length;
}

/** The card that stands open. One that is loaded ahead comes after it. */
async function shownCard(page: Page): Promise<Frame | undefined> {
  const frames = cardFrames(page);
  return frames.slice(0, frames.length - (await countFramesAhead(page))).at(-1);
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
