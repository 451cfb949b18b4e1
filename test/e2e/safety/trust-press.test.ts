/** The priced button of the field line opens the popup, and only a press there spends credits. */
import { describe, expect, it } from 'vitest';
import { closePopup, openPopupOver, popupOver } from '../support/popup-surface.ts';
import { asked, confirm, fillIn, pointAtMark } from '../support/steps.ts';
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
    const button = `document.querySelector('.armed .primary')`;
    await until(async () =>
      expect(await popup.evaluate(`${button}.getAttribute('aria-disabled')`)).toBe('false'),
    );
    await popup.evaluate(`${button}.focus()`);
    await popup.press('Enter');
    await until(async () => expect(await asked(world, 'eager@gmail.com')).toBe(3));
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
