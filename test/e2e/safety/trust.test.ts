/** Clickjacking: whatever a page does to the field line, no press in it spends (DESIGN: Surfaces). */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePopup, popupOver } from '../support/popup-surface.ts';
import { asked, confirm, fillIn, pay, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';
import { LOOK_UP, letGo, lure, middle, openPages, play } from './lures.ts';
import { NAMES, TRICKS_PAGE } from './trust-pages.ts';

/** What the worker's scope offers to see what no page can. */
declare const chrome: {
  action: { getBadgeText(details: object): Promise<string>; openPopup(): Promise<void> };
};

let world: World;
const { go, closeAll } = openPages(() => world);

beforeAll(async () => {
  world = await openWorld({ extra: { '/tricks.html': TRICKS_PAGE } });
  await world.connect({ auto: false });
});
afterAll(() => world.close());
afterEach(closeAll);

async function badge(): Promise<string> {
  const worker = await world.browser.worker();
  return worker.evaluate(() => chrome.action.getBadgeText({}));
}

describe('the priced button on the field line', () => {
  it('spends nothing while the page plays any trick, and its price in the popup after all of them', async () => {
    const here = await go('tricks.html');
    const address = (trick: string) => `line${NAMES.indexOf(trick)}@gmail.com`;
    for (const trick of NAMES) {
      await fillIn(here, address(trick));
      const place = middle(await here.seen.box(await here.seen.get('button', LOOK_UP)));
      await play(here, trick);
      await lure(here, place);
      await letGo(world, here);
    }
    await settled(world);
    const spent = await Promise.all(NAMES.map((trick) => asked(world, address(trick))));
    expect(NAMES.filter((_, i) => spent[i] !== 0)).toEqual([]);
    // Whatever the keyboard did to the line: the honest path is open.
    await fillIn(here, 'honest@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    expect(await asked(world, 'honest@gmail.com')).toBe(3);
    await here.seen.gone('button', LOOK_UP);
  });

  it('opens the popup at the first press, also after the page was scrolled', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'scrolled@gmail.com');
    await here.seen.get('button', LOOK_UP);
    await here.page.mouse.wheel(0, 30);
    await here.page.waitForFunction(() => scrollY === 30);
    await here.seen.press('button', LOOK_UP);
    await confirm(world, here.page, 3);
    expect(await asked(world, 'scrolled@gmail.com')).toBe(3);
  });

  it('is confirmed by no Enter before there was time to read it', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'eager@gmail.com');
    await here.seen.press('button', LOOK_UP);
    const popup = await popupOver(here.page);
    const appeared = Number(await popup.evaluate('performance.timeOrigin'));
    await until(async () => {
      await popup.press('Enter');
      expect(await asked(world, 'eager@gmail.com')).toBe(3);
    });
    const call = (await world.paid()).find(({ query }) => query.query === 'eager@gmail.com');
    expect(Number(call?.at) - appeared).toBeGreaterThanOrEqual(500);
  });

  it('says that its question waits in the toolbar where the popup is open already', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'second.one@gmail.com');
    const button = await here.seen.get('button', LOOK_UP);
    const worker = await world.browser.worker();
    await worker.evaluate(() => chrome.action.openPopup());
    // By the keyboard: the mouse would close the popup that is open.
    await here.seen.focus(button);
    await here.page.keyboard.press('Enter');
    await here.seen.get('status', /waits in the toolbar/);
    expect(await badge()).toBe('1');
    await closePopup(here.page);
    // Opened by hand, the popup has it on top; asked there, the badge goes and the line has the answer.
    const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
    await popup.getByText('second.one@gmail.com').first().waitFor();
    await popup.getByRole('button', { name: LOOK_UP }).first().click();
    await until(async () => expect(await asked(world, 'second.one@gmail.com')).toBe(3));
    await until(async () => expect(await badge()).toBe(''));
    await popup.close();
    await here.seen.gone('status', /waits in the toolbar/);
    await here.seen.gone('button', LOOK_UP);
  });

  it('leaves the focus where it was when the popup closes', async () => {
    const here = await go('tricks.html');
    await fillIn(here, 'focus@gmail.com');
    await here.page.getByLabel('Email').focus();
    await here.seen.press('button', LOOK_UP);
    const popup = await popupOver(here.page);
    await popup.close();
    const focused = () =>
      here.page.evaluate(() => [document.activeElement?.getAttribute('name'), document.hasFocus()]);
    await until(async () => expect(await focused()).toEqual(['email', true]));
    await here.page.keyboard.press('End');
    await here.page.keyboard.type('.uk');
    expect(await here.page.getByLabel('Email').inputValue()).toBe('focus@gmail.com.uk');
    expect(await asked(world, 'focus@gmail.com')).toBe(0);
  });
});
