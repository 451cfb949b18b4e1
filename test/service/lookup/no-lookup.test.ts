/** A kind that the API cannot look up, which is only checked offline. */
import { expect, it } from 'vitest';
import { createWorld, lookup, pageOf, settingsOf, ui } from '../world.ts';

const KEY = { baseUrl: 'https://api.example.com', key: 'a_key_0123456789', keep: 'disk' } as const;
const page = pageOf('https://shop.example');

it('has only the policies off and check, whatever was stored for it', async () => {
  const world = createWorld();
  await world.send('connect', KEY);
  const { policies, ...rest } = await settingsOf(world, {});
  expect(policies.bic).toBe('check');
  const sites = {
    'https://shop.example': { bic: 'auto', vat: 'auto' },
    'https://other.example': { bic: 'off' },
  };
  const stored = { ...rest, policies: { ...policies, bic: 'ask' }, sites };
  await world.db.write('settings', 'settings', stored);
  expect(await world.send('settings', {})).toMatchObject({
    value: {
      policies: { bic: 'check', vat: 'ask' },
      sites: {
        'https://shop.example': { bic: 'check', vat: 'auto' },
        'https://other.example': { bic: 'off' },
      },
    },
  });
  const site = await world.send('site', {}, page);
  expect(site).toMatchObject({ value: { policies: { bic: 'check', vat: 'auto' } } });
});

it.each([ui, page])('is never looked up', async (from) => {
  const world = createWorld();
  await world.send('connect', KEY);
  world.calls.length = 0;
  const request = lookup('DEUTDEFF500', { kind: 'bic', place: 'popup' });
  expect(await world.send('lookup', request, from)).toMatchObject({
    ok: false,
    failure: { kind: 'bad-input', message: 'The API cannot look up BICs.' },
  });
  expect(world.calls).toEqual([]);
});
