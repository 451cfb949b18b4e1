/** The handler of lookups: pages that are paused, and what counts as a person's gesture. */
import { expect, it } from 'vitest';
import { connected, lookup, page, pageOf, typed, ui } from '../world.ts';

const GESTURE = 'fieldmark.gesture';

it('refuses every lookup of a paused page, and of no other', async () => {
  const world = await connected({ autoEmail: true });
  world.tabs.push({ id: 1, url: 'https://shop.example/form', private: false });
  const at = { tab: 1, site: 'https://shop.example' };
  await world.send('setTab', { ...at, paused: true });
  expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({
    failure: { kind: 'not-allowed', billed: 'no' },
  });
  expect(world.paid()).toEqual([]);
  const other = pageOf('https://other.example', 2);
  expect(await world.send('lookup', typed('bob@example.com'), other)).toMatchObject({ ok: true });
  await world.send('setTab', { ...at, paused: false });
  expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({ ok: true });
});

it.each([
  ['a lookup that a person starts in our popup', lookup('ann@example.com'), ui, true],
  ['one that claims in our popup to be typed', typed('ann@example.com'), ui, false],
  ['one that a page claims the person started', lookup('ann@example.com'), page, false],
  ['one of typed text', typed('ann@example.com'), page, false],
])('records %s as a gesture', async (_, request, from, expected) => {
  const world = await connected({ autoEmail: true });
  world.session.delete(GESTURE);
  await world.send('lookup', request, from);
  expect(world.session.has(GESTURE)).toBe(expected);
});

it('answers even if the gesture cannot be recorded', async () => {
  const world = await connected();
  Object.assign(world.session, {
    set: () => {
      throw new Error('the memory is full');
    },
  });
  expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({ ok: true });
});
