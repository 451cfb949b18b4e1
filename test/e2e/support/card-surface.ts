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

/** Counts frames that are loaded but not shown yet, by the debugger, so that no code of the page runs. */
async function countFramesAhead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  await session.detach();
  return nodes.filter(
    ({ attributes = [] }) => attributes.includes('card-frame') && attributes.includes('inert'),
  ).length;
}

/** The open card, if any. A frame that is loaded in advance comes after it. */
export async function shownCard(page: Page): Promise<Frame | undefined> {
  const frames = cardFrames(page);
  return frames.slice(0, frames.length - (await countFramesAhead(page))).at(-1);
}

/** Sends input that may close the card; the browser never acknowledges input to a removed frame. */
async function givenToCard(page: Page, input: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const detached = (frame: Frame) => /\/card\.html/.test(frame.url()) && resolve();
  page.on('framedetached', detached);
  await given(input, promise);
  page.off('framedetached', detached);
}

/** Runs in the card: records whether the next click is on a button. */
function recordClick(): void {
  Object.assign(window, { missed: true });
  const record = ({ target }: Event) => {
    const isOnButton = target instanceof Element && target.closest('button, summary') !== null;
    Object.assign(window, { missed: !isOnButton });
  };
  addEventListener('click', record, { capture: true, once: true });
}

/** Runs in the card: whether there was no click on a button since `recordClick`. */
const hasMissed = (): boolean => Reflect.get(window, 'missed') === true;

/** Presses Escape, wherever the focus is. */
export const pressEscape = (page: Page): Promise<void> =>
  givenToCard(page, page.keyboard.press('Escape'));

/** The card that is open in a page at the time of each call; a page can cause it to be reopened. */
export function cardOf(page: Page): CardSurface {
  const frame = () =>
    until(async () => {
      const found = await shownCard(page);
      if (!found) throw new Error('no card stands open');
      if ((await found.getByRole('dialog').count()) === 0) {
        throw new Error('the card has no content');
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
    // A person repeats a press that missed, because new content moved the button meanwhile.
    press: (name) =>
      until(async () => {
        const card = await frame();
        const button = card.getByRole('button', { name }).first();
        await button.click({ trial: true });
        await card.evaluate(recordClick);
        await givenToCard(page, button.click());
        if (card.isDetached()) return;
        const isMissed = await card.evaluate(hasMissed).catch(() => false);
        if (isMissed) throw new Error(`the press on "${name}" missed`);
      }),
    gone: () =>
      until(() => {
        if (cardFrames(page).length > 0) throw new Error('a card is still open');
      }),
  };
}

/** In a card with an answer: what it has just cost, or the offer to look up again what was answered before. */
export const ANSWERED = /credits?, just now|Look up again · /;
