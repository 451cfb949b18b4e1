/** A page that moves the card, and one that listens to everything. */
import { expect, it } from 'vitest';
import { cardFrames, cardOf } from '../support/card-surface.ts';
import { confirm, fillIn, hover, pay, pointAtMark, pressAt } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { cardButton, LOOK_UP, openPages } from './lures.ts';
import { NOSY, TRICKS_PAGE } from './trust-pages.ts';

const world = testWorld({
  extra: { '/tricks.html': TRICKS_PAGE, '/nosy.html': NOSY },
  passing: true,
  key: 'ask',
});
const go = openPages(world);

it('the card is reopened three times if the page moves its frame, and then no more', async () => {
  const visited = await go('tricks.html');
  await hover(visited.page, 'card0@gmail.com');
  for (let i = 0; i < 3; i += 1) {
    const frame = await cardOf(visited.page).frame();
    await visited.page.evaluate(() => {
      const host = document.querySelector('fieldmark-card');
      if (host) document.body.append(host);
    });
    await until(() => expect(frame.isDetached()).toBe(true));
    await cardOf(visited.page).reads(/card0@gmail\.com/);
  }
  await visited.page.evaluate(() => {
    const host = document.querySelector('fieldmark-card');
    if (host) document.body.append(host);
  });
  await cardOf(visited.page).gone();
  expect(cardFrames(visited.page)).toEqual([]);
});

it('a page that wraps every function learns nothing about us and breaks nothing', async () => {
  const visited = await go('nosy.html');
  await fillIn(visited, 'bob@gmial.com');
  await visited.seen.get('button', 'Use it');
  await fillIn(visited, 'bob@gmail.com');
  await pointAtMark(visited);
  await pay(world, visited, LOOK_UP, 3);
  await visited.seen.get('status', /\S/);
  await hover(visited.page, 'office@gmail.com');
  await pressAt(visited.page, ...(await cardButton(visited)));
  await confirm(world, visited.page, 3);
  await cardOf(visited.page).reads(/Look up again · 3 credits/);
  // Turns the page's recording off, which would otherwise record that its list is read.
  const learned = await visited.page.evaluate('busy = true; learned');
  expect(learned).toEqual([]);
  const hosts = await visited.page.evaluate(() =>
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
