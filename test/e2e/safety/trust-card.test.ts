/** Clickjacking: whatever a page does to the card, no press in it spends; and a page that listens to all of it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardFrames, cardOf } from '../support/card-surface.ts';
import { popupOver } from '../support/popup-surface.ts';
import { asked, confirm, fillIn, hover, pay, pressAt, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';
import { cardButton, LOOK_UP, letGo, lure, openPages, play } from './lures.ts';
import { NAMES, NOSY, ON_CARD, TRICKS_PAGE } from './trust-pages.ts';

let world: World;
const { go, closeAll } = openPages(() => world);

beforeAll(async () => {
  world = await openWorld({ extra: { '/tricks.html': TRICKS_PAGE, '/nosy.html': NOSY } });
  await world.connect({ auto: false });
});
afterAll(() => world.close());
afterEach(closeAll);

describe('the priced button in the card', () => {
  it('spends nothing while the page plays any trick, and its price in the popup after all of them', async () => {
    const here = await go('tricks.html');
    const address = (trick: string) => `card${NAMES.indexOf(trick)}@gmail.com`;
    for (const trick of ON_CARD) {
      await hover(here.page, address(trick));
      await cardOf(here.page).reads(new RegExp(address(trick)));
      const place = await cardButton(here);
      await play(here, trick);
      await lure(here, place);
      await letGo(world, here);
      // The next value lies beneath the card.
      await until(async () => {
        await pressAt(here.page, 2, 2);
        expect(cardFrames(here.page)).toEqual([]);
      });
    }
    await settled(world);
    const spent = await Promise.all(ON_CARD.map((trick) => asked(world, address(trick))));
    expect(ON_CARD.filter((_, i) => spent[i] !== 0)).toEqual([]);
    await hover(here.page, 'honest.card@gmail.com');
    await cardOf(here.page).reads(/honest\.card@gmail\.com/);
    await pressAt(here.page, ...(await cardButton(here)));
    await confirm(world, here.page, 3);
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    expect(await asked(world, 'honest.card@gmail.com')).toBe(3);
  });

  it('spends once on a double Enter in the popup', async () => {
    const here = await go('tricks.html');
    await hover(here.page, 'twice@gmail.com');
    await pressAt(here.page, ...(await cardButton(here)));
    const popup = await popupOver(here.page);
    await until(async () => {
      await popup.press('Enter');
      await popup.press('Enter');
      expect(await asked(world, 'twice@gmail.com')).toBeGreaterThan(0);
    });
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    await settled(world);
    expect(await asked(world, 'twice@gmail.com')).toBe(3);
  });

  it('stands again, three times, where the page puts its frame elsewhere, and then no more', async () => {
    const here = await go('tricks.html');
    await hover(here.page, 'card0@gmail.com');
    for (let i = 0; i < 3; i += 1) {
      const frame = await cardOf(here.page).frame();
      await here.page.evaluate(() => {
        const host = document.querySelector('fieldmark-card');
        if (host) document.body.append(host);
      });
      await until(() => expect(frame.isDetached()).toBe(true));
      await cardOf(here.page).reads(/card0@gmail\.com/);
    }
    await here.page.evaluate(() => {
      const host = document.querySelector('fieldmark-card');
      if (host) document.body.append(host);
    });
    await cardOf(here.page).gone();
    expect(cardFrames(here.page)).toEqual([]);
  });
});

describe('a page that listens to everything', () => {
  it('learns nothing of ours and breaks nothing of ours', async () => {
    const here = await go('nosy.html');
    await fillIn(here, 'bob@gmial.com');
    await here.seen.get('button', 'Use bob@gmail.com');
    await fillIn(here, 'bob@gmail.com');
    await pay(world, here, LOOK_UP, 3);
    await here.seen.get('status', /\S/);
    await hover(here.page, 'office@gmail.com');
    await pressAt(here.page, ...(await cardButton(here)));
    await confirm(world, here.page, 3);
    await cardOf(here.page).reads(/Ask again · 3 credits/);
    // From here on the page hears no more: it would hear its own list being read.
    const learned = await here.page.evaluate('busy = true; learned');
    expect(learned).toEqual([]);
    const hosts = await here.page.evaluate(() =>
      [...document.querySelectorAll('fieldmark-field, fieldmark-card')].map((host) => [
        host.outerHTML,
        host.shadowRoot,
      ]),
    );
    expect(hosts.length).toBeGreaterThan(0);
    for (const [html, root] of hosts) {
      expect(html).toMatch(/^<fieldmark-\w+ popover="manual"><\/fieldmark-\w+>$/);
      expect(root).toBeNull();
    }
  });
});
