/** A kind that the API cannot look up, and values that it knows nothing about: they are only checked offline. */
import { expect, it } from 'vitest';
import { KIND_WITHOUT_LOOKUP } from '../../api/samples.ts';
import { SAMPLES } from '../../kinds/samples.ts';
import { createWorld, lookup, pageOf, settingsOf, ui } from '../world.ts';

const KIND = KIND_WITHOUT_LOOKUP;
const VALUE = SAMPLES[KIND].right[0] ?? '';
const KEY = { baseUrl: 'https://api.example.com', key: 'a_key_0123456789', keep: 'disk' } as const;
const page = pageOf('https://shop.example');

it('has only the policies off and check, whatever was stored for it', async () => {
  const world = createWorld();
  await world.send('connect', KEY);
  const { policies, ...rest } = await settingsOf(world, {});
  expect(policies[KIND]).toBe('check');
  const sites = {
    'https://shop.example': { [KIND]: 'auto', vat: 'auto' },
    'https://other.example': { [KIND]: 'off' },
  };
  const stored = { ...rest, policies: { ...policies, [KIND]: 'ask' }, sites };
  await world.db.write('settings', 'settings', stored);
  expect(await world.send('settings', {})).toMatchObject({
    value: {
      policies: { [KIND]: 'check', vat: 'ask' },
      sites: {
        'https://shop.example': { [KIND]: 'check', vat: 'auto' },
        'https://other.example': { [KIND]: 'off' },
      },
    },
  });
  const site = await world.send('site', {}, page);
  expect(site).toMatchObject({ value: { policies: { [KIND]: 'check', vat: 'auto' } } });
});

it.each(['GB980780684', 'CHE-116.281.710', 'NO974760673MVA', 'EU372022452'])(
  'has no price for %s, which VIES does not cover, and does not look it up',
  async (value) => {
    const world = createWorld();
    await world.send('connect', KEY);
    world.calls.length = 0;
    const items = ['DE129273398', value].map((each) => ({ kind: 'vat' as const, value: each }));
    expect(await world.send('check', { items, place: 'popup' })).toMatchObject({
      value: { judgements: [{ offer: { credits: 1 } }, { offer: { credits: 0 } }] },
    });
    expect(
      await world.send('lookup', lookup(value, { kind: 'vat', place: 'popup' })),
    ).toMatchObject({
      failure: {
        message: 'The API cannot look up VAT numbers that VIES does not cover.',
        billed: 'no',
      },
    });
    const prepared = {
      kind: 'vat',
      value,
      depth: 'standard',
      refresh: false,
      place: 'text',
    } as const;
    expect(await world.send('prepareLookup', prepared, page)).toMatchObject({ ok: false });
    expect([world.calls, world.popups]).toEqual([[], 0]);
  },
);

it.each([ui, page])('is never looked up', async (from) => {
  const world = createWorld();
  await world.send('connect', KEY);
  world.calls.length = 0;
  const request = lookup(VALUE, { kind: KIND, place: 'popup' });
  expect(await world.send('lookup', request, from)).toMatchObject({
    ok: false,
    failure: { kind: 'bad-input' },
  });
  expect(world.calls).toEqual([]);
});
