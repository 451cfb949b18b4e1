/** Contradictions between values of one form. */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../check-data.ts';
import { createWorld, pageOf, settingsOf, type World } from '../world.ts';

const VAT = { kind: 'vat', value: 'DE136695976' } as const;
const IBAN = { kind: 'iban', value: 'NL91 ABNA 0417 1643 00' } as const;
const SHOP = pageOf('https://shop.example');

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
