/** The priced button of the field line opens the popup, and only a press there spends credits. */
import { describe, expect, it } from 'vitest';
import { closePopup, openPopupOver, popupOver } from '../support/popup-surface.ts';
import {
  armedOver,
  asked,
  confirm,
  fillIn,
  HAS_FOCUS,
  IS_READY,
  pointAtMark,
  settled,
} from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { LOOK_UP, openPages } from './lures.ts';
import { TRICKS_PAGE } from './trust-pages.ts';

/** Extension APIs of the worker, for state that pages cannot read. */
declare const chrome: {
  action: { getBadgeText(details: object): Promise<string> };
};

const world = testWorld({ extra: { '/tricks.html': TRICKS_PAGE }, passing: true, key: 'ask' });
const go = openPages(world);

async function badge(): Promise<string> {
  const worker = await world.browser.worker();
  return worker.evaluate(() => chrome.action.getBadgeText({}));
}

describe('a press on the priced button of the field line', () => {
  it('opens the popup on the first press, also after scrolling', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'scrolled@gmail.com');
    await visited.seen.get('button', /^Fieldmark: /);
    await visited.page.mouse.wheel(0, 30);
    await visited.page.waitForFunction(() => scrollY === 30);
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    await confirm(world, visited.page, 3);
    expect(await asked(world, 'scrolled@gmail.com')).toBe(3);
  });

  // That separate presses need a pause before them is tested in pending-lookup-panel.test.tsx: here a busy
  // machine may make pauses of its own.
  it('is not confirmed by a held Enter, but by a press of Enter after it', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'eager@gmail.com');
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    const popup = await popupOver(visited.page);
    const appeared = Number(await popup.evaluate('performance.now()'));
    while (Number(await popup.evaluate('performance.now()')) - appeared < 1_500)
      await popup.repeat('Enter');
    expect(await asked(world, 'eager@gmail.com')).toBe(0);
    await armedOver(visited.page);
    await popup.press('Enter');
    await until(async () => expect(await asked(world, 'eager@gmail.com')).toBe(3));
  });

  it('is not confirmed by keys that the person may mean for the page: the sentence has the focus', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'calm@gmail.com');
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    const popup = await popupOver(visited.page);
    await until(async () => expect(await popup.evaluate(IS_READY)).toBe(true));
    expect(await popup.evaluate('document.activeElement.textContent')).toBe(
      'Look up calm@gmail.com for 3 credits?',
    );
    await popup.press('Enter');
    // Ready again after that key.
    await armedOver(visited.page);
    expect(await asked(world, 'calm@gmail.com')).toBe(0);
    await popup.press('Enter');
    await until(async () => expect(await asked(world, 'calm@gmail.com')).toBe(3));
  });

  it('judges a key by when it was pressed, not by when the popup handles it', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'late@gmail.com');
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    const popup = await armedOver(visited.page);
    await popup.evaluate(
      `addEventListener('keydown', ({ timeStamp }) => { window.pressedAt = timeStamp; }, true)`,
    );
    await popup.press('Enter', Date.now() - 60_000);
    // The browser reports a key from before the popup as one at its start.
    expect(await popup.evaluate('pressedAt')).toBe(0);
    await settled(world);
    expect(await asked(world, 'late@gmail.com')).toBe(0);
    await closePopup(visited.page);
  });

  it('has the focus and its quick Enter where the person opened the popup', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'quick@gmail.com');
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    await popupOver(visited.page);
    await closePopup(visited.page);
    const popup = await openPopupOver(visited.page);
    await until(async () => expect(await popup.evaluate(HAS_FOCUS)).toBe(true));
    await popup.press('Enter');
    await until(async () => expect(await asked(world, 'quick@gmail.com')).toBe(3));
  });

  it('says that the lookup waits in the toolbar if the popup is already open', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'second.one@gmail.com');
    await pointAtMark(visited);
    const button = await visited.seen.get('button', LOOK_UP);
    await openPopupOver(visited.page);
    // Uses the keyboard, because a click would close the open popup.
    await visited.seen.focus(button);
    await visited.page.keyboard.press('Enter');
    await visited.seen.get('status', /Click the Fieldmark button in the toolbar/);
    expect(await badge()).toBe('1');
    await closePopup(visited.page);
    // The popup, opened by hand, shows the lookup first. Confirming it clears the badge and updates the line.
    const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
    await popup.getByText('second.one@gmail.com').first().hover();
    await popup.getByRole('button', { name: LOOK_UP }).first().click();
    await until(async () => expect(await asked(world, 'second.one@gmail.com')).toBe(3));
    await until(async () => expect(await badge()).toBe(''));
    await popup.close();
    await visited.seen.gone('status', /Click the Fieldmark button in the toolbar/);
    await visited.seen.gone('button', LOOK_UP);
  });

  it('leaves the focus where it was when the popup closes', async () => {
    const visited = await go('tricks.html');
    await fillIn(visited, 'focus@gmail.com');
    await visited.page.getByLabel('Email').focus();
    await pointAtMark(visited);
    await visited.seen.press('button', LOOK_UP);
    const popup = await popupOver(visited.page);
    await popup.close();
    const focused = () =>
      visited.page.evaluate(() => [
        document.activeElement?.getAttribute('name'),
        document.hasFocus(),
      ]);
    await until(async () => expect(await focused()).toEqual(['email', true]));
    await visited.page.keyboard.press('End');
    await visited.page.keyboard.type('.uk');
    expect(await visited.page.getByLabel('Email').inputValue()).toBe('focus@gmail.com.uk');
    expect(await asked(world, 'focus@gmail.com')).toBe(0);
  });
});
