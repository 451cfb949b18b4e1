/** Contradictions between values of one form, and an IBAN with two names. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkValue } from '../../../lib/check/index.ts';
import { nameWords } from '../../../lib/service/values/form-consistency.ts';
import { createWorld, pageOf, privatePage, settingsOf, type World } from '../world.ts';

const VAT = { kind: 'vat', value: 'DE136695976' } as const;
const IBAN = { kind: 'iban', value: 'NL91 ABNA 0417 1643 00' } as const;
const SHOP = pageOf('https://shop.example');
const MINUTE = 60_000;

const real = () => createWorld({ check: checkValue });

const says = (world: World, body: object, from = SHOP): Promise<unknown> =>
  world.raw({ fieldmark: 'checkFormConsistency', body: { personal: false, ...body } }, from);
const answerOf = (text: string | null) => ({ ok: true, value: { says: text } });
const COUNTRIES =
  'The VAT number and the IBAN are from different countries (Germany and Netherlands).';

describe('a contradiction in a form', () => {
  it('is reported for the value whose field lost focus, free, unless the person turned this off', async () => {
    const world = real();
    const values = [VAT, IBAN];
    expect(await says(world, { about: 'iban', values })).toEqual(answerOf(COUNTRIES));
    expect(await says(world, { about: 'vat', values })).toEqual(answerOf(COUNTRIES));
    expect(world.calls).toEqual([]);
    await settingsOf(world, { beside: false });
    expect(await says(world, { about: 'vat', values })).toEqual(answerOf(null));
  });

  it.each([
    ['a wrong value', [VAT, { kind: 'iban', value: 'NL00ABNA0417164300' }]],
    ['other fields', [VAT, { kind: 'email', value: 'ada@nordwind.de' }]],
  ])('is not reported for %s', async (_case, values) => {
    const { about = 'iban' } = { about: values[1]?.kind };
    expect(await says(real(), { about, values })).toEqual(answerOf(null));
  });

  it('is not reported for a mistyped address as if it were a role address', async () => {
    const values = [{ kind: 'email', value: 'info@gmial.com' }];
    expect(await says(real(), { about: 'email', values, personal: true })).toEqual(answerOf(null));
  });
});

describe('an IBAN with another name', () => {
  const NAME = 'You entered this IBAN on this site before, with another name.';
  const enter = (world: World, name: string, from = SHOP) =>
    says(world, { about: 'iban', values: [IBAN], name }, from);
  /** The world an hour after a first name was entered. */
  async function later(world: World, first = 'Ada Lovelace', from = SHOP) {
    await enter(world, first, from);
    world.now += 60 * MINUTE;
    return world;
  }

  it('is reported on the same site, however long ago the first name was entered', async () => {
    const world = real();
    expect(await enter(world, 'Ada Lovelace')).toEqual(answerOf(null));
    world.now += 30 * 24 * 60 * MINUTE;
    expect(await enter(world, 'Charles Babbage')).toEqual(answerOf(NAME));
    expect(await enter(world, 'Charles Babbage')).toEqual(answerOf(NAME));
  });

  it('is not reported for the same name in another order, case or with other accents', async () => {
    const world = await later(real(), 'Zoë Müller');
    expect(await enter(world, 'MULLER, Zoe')).toEqual(answerOf(null));
    expect(await enter(world, 'Dr. Z. Müller')).toEqual(answerOf(null));
  });

  it('is not reported for a name that is corrected at once', async () => {
    const world = real();
    await enter(world, 'Ada Lovelave');
    world.now += MINUTE;
    expect(await enter(world, 'Ade Lovelace')).toEqual(answerOf(null));
    world.now += 60 * MINUTE;
    expect(await enter(world, 'Ade Lovelace')).toEqual(answerOf(null));
  });

  it('is not reported for other sites or other IBANs', async () => {
    const world = await later(real());
    const elsewhere = await enter(world, 'Charles Babbage', pageOf('https://other.example', 3));
    expect(elsewhere).toEqual(answerOf(null));
    const values = [{ kind: 'iban', value: 'DE89370400440532013000' }];
    const other = await says(world, { about: 'iban', values, name: 'Charles Babbage' });
    expect(other).toEqual(answerOf(null));
  });

  it('stores neither the IBAN nor the name in plain text', async () => {
    const world = real();
    await enter(world, 'Ada Lovelace');
    const kept = JSON.stringify(await world.db.read('snapshots', 'holders', z.unknown()));
    expect(kept).toMatch(/[0-9a-f]{32}/);
    expect(kept).not.toMatch(/lovelace|0417164300/i);
  });

  it('stores nothing in private windows', async () => {
    const world = await later(real(), 'Ada Lovelace', privatePage());
    const again = await enter(world, 'Charles Babbage', pageOf('https://secret.example', 9));
    expect(again).toEqual(answerOf(null));
  });

  it('stores nothing while the history is off', async () => {
    const world = real();
    await settingsOf(world, { history: false });
    await later(world);
    await settingsOf(world, { history: true });
    expect(await enter(world, 'Charles Babbage')).toEqual(answerOf(null));
  });
});

it.each([
  ['Ada Lovelace', ['ada', 'lovelace']],
  ['  MÜLLER,  Zoë ', ['muller', 'zoe']],
  ['Dr. A. O’Neill', ['neill']],
  ['Li Wu', ['li', 'wu']],
  ['李 伟', ['李', '伟']],
  ['Frau Prof. B.', []],
  ['', []],
])('%j has the words %j', (name, words) => expect(nameWords(name)).toEqual(words));
