/** A kind that the API knows nothing of: it is checked, and that is all that may be wished for. */
import { expect, it, vi } from 'vitest';
import { createWorld, lookup, pageOf, settingsOf, ui } from './world.ts';

vi.mock('../../lib/kinds/index.ts', async (original) => {
  const kinds = await original<typeof import('../../lib/kinds/index.ts')>();
  const iban = { ...kinds.KIND_TABLE.iban, defaultPolicy: 'check', lookup: null };
  return { ...kinds, KIND_TABLE: { ...kinds.KIND_TABLE, iban } };
});

const KEY = { baseUrl: 'https://api.example.com', key: 'a_key_0123456789', keep: 'disk' } as const;
const page = pageOf('https://shop.example');

it('may only be off or checked, whatever was stored for it', async () => {
  const world = createWorld();
  await world.send('connect', KEY);
  const { policies, ...rest } = await settingsOf(world, {});
  expect(policies.iban).toBe('check');
  const sites = {
    'https://shop.example': { iban: 'auto', vat: 'auto' },
    'https://other.example': { iban: 'off' },
  };
  const stored = { ...rest, policies: { ...policies, iban: 'ask' }, sites };
  await world.db.write('settings', 'settings', stored);
  expect(await world.send('settings', {})).toMatchObject({
    value: {
      policies: { iban: 'check', vat: 'ask' },
      sites: {
        'https://shop.example': { iban: 'check', vat: 'auto' },
        'https://other.example': { iban: 'off' },
      },
    },
  });
  const site = await world.send('site', {}, page);
  expect(site).toMatchObject({ value: { policies: { iban: 'check', vat: 'auto' } } });
});

it.each([ui, page])('is never asked about', async (from) => {
  const world = createWorld();
  await world.send('connect', KEY);
  world.calls.length = 0;
  const request = lookup('DE89370400440532013000', { kind: 'iban', place: 'popup' });
  expect(await world.send('lookup', request, from)).toMatchObject({
    ok: false,
    failure: { kind: 'bad-input', message: 'The API knows nothing of any IBAN.' },
  });
  expect(world.calls).toEqual([]);
});
