import { describe, expect, it } from 'vitest';
import {
  type ConsistencyContext,
  contradictionsAmong as contradictionsAmongInReferences,
  type SoundValue,
} from '../../lib/check/consistency.ts';
import { inTexts } from '../texts/in-texts.ts';

const contradictionsAmong = inTexts(contradictionsAmongInReferences);

const VAT_DE = { kind: 'vat', value: 'DE136695976' } as const;
const VAT_NL = { kind: 'vat', value: 'NL123456789B13' } as const;
const IBAN_NL = { kind: 'iban', value: 'NL91ABNA0417164300' } as const;
const IBAN_DE = { kind: 'iban', value: 'DE89370400440532013000' } as const;
const PHONE_GB = { kind: 'phone', value: '+442079460018' } as const;
const PHONE_DE = { kind: 'phone', value: '+4930123456' } as const;
const mail = (value: string): SoundValue => ({ kind: 'email', value });
const site = (value: string): SoundValue => ({ kind: 'domain', value });

const sentences = (all: readonly SoundValue[], around?: ConsistencyContext) =>
  contradictionsAmong(all, around).map(({ says }) => says);

describe('contradictions between countries', () => {
  const rows: readonly (readonly [readonly SoundValue[], ConsistencyContext, readonly string[]])[] =
    [
      [[VAT_DE, IBAN_DE, PHONE_DE], { country: 'DE' }, []],
      [
        [VAT_DE, IBAN_NL],
        {},
        ['The VAT number and the IBAN are from different countries (Germany and Netherlands).'],
      ],
      [
        [IBAN_NL, VAT_DE],
        {},
        ['The VAT number and the IBAN are from different countries (Germany and Netherlands).'],
      ],
      [[VAT_NL, IBAN_NL], {}, []],
      [[VAT_DE, VAT_NL, IBAN_DE, IBAN_NL], {}, []],
      [
        [VAT_DE, VAT_NL, IBAN_NL],
        {},
        ['The VAT number and the IBAN are from different countries (Germany and Netherlands).'],
      ],
      [
        [VAT_DE, PHONE_GB],
        {},
        [
          'The VAT number and the phone number are from different countries (Germany and United Kingdom).',
        ],
      ],
      [
        [VAT_DE],
        { country: 'AT' },
        [
          'The country of the VAT number (Germany) and the country in the form (Austria) do not match.',
        ],
      ],
      [
        [PHONE_GB],
        { country: 'FR' },
        [
          'The country of the phone number (United Kingdom) and the country in the form (France) do not match.',
        ],
      ],
      // Too common to mention.
      [[IBAN_NL, PHONE_GB], {}, []],
      [[IBAN_NL], { country: 'DE' }, []],
      [[VAT_DE, IBAN_DE], {}, []],
      [[{ kind: 'vat', value: 'EU372008134' }, IBAN_NL], { country: 'FR' }, []],
      [[{ kind: 'vat', value: 'FR40303265045' }], { country: 'RE' }, []],
      [
        [
          { kind: 'vat', value: 'XI980780684' },
          { kind: 'iban', value: 'GB29NWBK60161331926819' },
        ],
        { country: 'JE' },
        [],
      ],
      [[], { country: 'DE' }, []],
    ];
  it.each(rows)('of %j, given %j', (all, around, says) =>
    expect(sentences(all, around)).toEqual(says),
  );
});

describe('contradictions between domains', () => {
  const rows: readonly (readonly [readonly SoundValue[], ConsistencyContext, readonly string[]])[] =
    [
      [
        [mail('ada@nordwind.de'), site('musterbau.de')],
        {},
        ['The email address (nordwind.de) and the website (musterbau.de) have different domains.'],
      ],
      [[mail('ada@mail.musterbau.de'), site('www.musterbau.de')], {}, []],
      [[mail('ada@gmail.com'), site('musterbau.de')], {}, []],
      [[mail('ada@duck.com')], { company: 'Musterbau GmbH' }, []],
      [
        [mail('ada@nordwind.de')],
        { company: 'Musterbau GmbH' },
        ['The email address (nordwind.de) does not match the company name (Musterbau GmbH).'],
      ],
      [[mail('ada@musterbau.de')], { company: 'Musterbau GmbH' }, []],
      // The website shows the company's own domain.
      [[mail('ada@mbg.de'), site('mbg.de')], { company: 'Nordwind AG' }, []],
      [[mail('ada@nordwind.de')], {}, []],
    ];
  it.each(rows)('of %j, given %j', (all, around, says) =>
    expect(sentences(all, around)).toEqual(says),
  );
});

describe('contradictions between a form and its account holder', () => {
  const TEAM = 'This is probably a team’s address, but the form asks for a person’s name.';
  const rows: readonly (readonly [readonly SoundValue[], ConsistencyContext, readonly string[]])[] =
    [
      [[mail('info@musterbau.de')], { isPersonal: true }, [TEAM]],
      [[mail('vertrieb+shop@musterbau.de')], { isPersonal: true }, [TEAM]],
      [[mail('info@musterbau.de')], {}, []],
      [[mail('ada@musterbau.de')], { isPersonal: true }, []],
      [
        [IBAN_DE],
        { isOtherName: true },
        ['You entered this IBAN on this site before, with another name.'],
      ],
      [[VAT_DE], { isOtherName: true }, []],
    ];
  it.each(rows)('of %j, given %j', (all, around, says) =>
    expect(sentences(all, around)).toEqual(says),
  );
});

it('names the kinds that contradict each other', () => {
  const all = [VAT_DE, IBAN_NL, mail('info@nordwind.de'), site('musterbau.de')];
  const around = { country: 'AT', isPersonal: true, isOtherName: true };
  expect(contradictionsAmong(all, around).map(({ between }) => between)).toEqual([
    ['email'],
    ['iban'],
    ['vat', 'iban'],
    ['vat'],
    ['email', 'domain'],
  ]);
});
