/** Clickjacking: whatever a page does to the field line, no press in it spends (DESIGN: Surfaces). */
import { expect, it } from 'vitest';
import { asked, confirm, fillIn, pointAtMark, settled } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { LOOK_UP, letGo, lure, middle, openPages, play, pressOnLine } from './lures.ts';
import { NAMES, TRICKS_PAGE } from './trust-pages.ts';

const world = testWorld({ extra: { '/tricks.html': TRICKS_PAGE }, passing: true, key: 'ask' });
const go = openPages(world);

it('the priced button on the field line spends nothing during any trick of the page, and its price once confirmed in the popup after them', async () => {
  const visited = await go('tricks.html');
  const address = (trick: string) => `line${NAMES.indexOf(trick)}@gmail.com`;
  for (const trick of NAMES) {
    await fillIn(visited, address(trick));
    await pointAtMark(visited);
    // The line may be rendered again between finding the button and measuring it.
    const place = await until(async () =>
      middle(await visited.seen.box(await visited.seen.get('button', LOOK_UP))),
    );
    await play(visited, trick);
    await lure(visited, place);
    await letGo(world, visited);
  }
  await settled(world);
  const spent = await Promise.all(NAMES.map((trick) => asked(world, address(trick))));
  expect(NAMES.filter((_, i) => spent[i] !== 0)).toEqual([]);
  // After all the tricks, a lookup still works.
  await visited.page.mouse.move(2, 2);
  await fillIn(visited, 'honest@gmail.com');
  // The line about the last trick, which asks for a confirmation, goes first.
  await visited.seen.gone('button', /Ready to look up/);
  await pressOnLine(visited);
  await confirm(world, visited.page, 3);
  expect(await asked(world, 'honest@gmail.com')).toBe(3);
  await visited.seen.gone('button', LOOK_UP);
});
