/** Clickjacking: whatever a page does to the card, no press in it spends credits. */
import { describe, expect, it } from 'vitest';
import { cardFrames, cardOf } from '../support/card-surface.ts';
import { armedOver, asked, confirm, hover, pressAt, settled } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { cardButton, letGo, lure, openPages, play } from './lures.ts';
import { NAMES, NOSY, ON_CARD, TRICKS_PAGE } from './trust-pages.ts';

const world = testWorld({
  extra: { '/tricks.html': TRICKS_PAGE, '/nosy.html': NOSY },
  passing: true,
  key: 'ask',
});
const go = openPages(world);

describe('the priced button in the card', () => {
  it('spends nothing during any trick of the page, and its price once confirmed in the popup after them', async () => {
    const visited = await go('tricks.html');
    const address = (trick: string) => `card${NAMES.indexOf(trick)}@gmail.com`;
    for (const trick of ON_CARD) {
      await hover(visited.page, address(trick));
      await cardOf(visited.page).reads(new RegExp(address(trick)));
      const place = await cardButton(visited);
      await play(visited, trick);
      await lure(visited, place);
      await letGo(world, visited);
      // The open card covers the next value, so it is closed first.
      await until(async () => {
        await pressAt(visited.page, 2, 2);
        expect(cardFrames(visited.page)).toEqual([]);
      });
    }
    await settled(world);
    const spent = await Promise.all(ON_CARD.map((trick) => asked(world, address(trick))));
    expect(ON_CARD.filter((_, i) => spent[i] !== 0)).toEqual([]);
    await hover(visited.page, 'honest.card@gmail.com');
    await cardOf(visited.page).reads(/honest\.card@gmail\.com/);
    await pressAt(visited.page, ...(await cardButton(visited)));
    await confirm(world, visited.page, 3);
    await cardOf(visited.page).reads(/Look up again · 3 credits/);
    expect(await asked(world, 'honest.card@gmail.com')).toBe(3);
  });

  it('spends once on a double Enter in the popup', async () => {
    const visited = await go('tricks.html');
    await hover(visited.page, 'twice@gmail.com');
    await pressAt(visited.page, ...(await cardButton(visited)));
    const popup = await armedOver(visited.page);
    await popup.press('Enter');
    await popup.press('Enter');
    await cardOf(visited.page).reads(/Look up again · 3 credits/);
    await settled(world);
    expect(await asked(world, 'twice@gmail.com')).toBe(3);
  });
});
