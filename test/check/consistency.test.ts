import { expect, it } from 'vitest';
import {
  type ConsistencyContext,
  contradictionsAmong as contradictionsAmongInMessages,
  type SoundValue,
} from '../../lib/check/consistency.ts';
import { inTexts } from '../texts/in-texts.ts';

const contradictionsAmong = inTexts(contradictionsAmongInMessages);

const valueOfKind = (kind: SoundValue['kind']) => (value: string) => ({ kind, value });
const [vat, iban, phone] = [valueOfKind('vat'), valueOfKind('iban'), valueOfKind('phone')];
const [mail, site] = [valueOfKind('email'), valueOfKind('domain')];
const [VAT_DE, VAT_NL] = [vat('DE136695976'), vat('NL123456789B13')];
const [IBAN_DE, IBAN_NL] = [iban('DE89370400440532013000'), iban('NL91ABNA0417164300')];
const [PHONE_DE, PHONE_GB] = [phone('+4930123456'), phone('+442079460018')];
const PERSONAL = { isPersonal: true };

const SAYS = {
  vatAndIban: 'The VAT number and the IBAN are from different countries (Germany and Netherlands).',
  vatAndPhone:
    'The VAT number and the phone number are from different countries (Germany and United Kingdom).',
  vatAndForm:
    'The country of the VAT number (Germany) and the country in the form (Austria) do not match.',
  phoneAndForm:
    'The country of the phone number (United Kingdom) and the country in the form (France) do not match.',
  domains: 'The email address (nordwind.de) and the website (musterbau.de) have different domains.',
  team: 'This is probably a team’s address, but the form asks for a person’s name.',
};

it.each<[SoundValue[], ConsistencyContext, keyof typeof SAYS | null]>([
  [[VAT_DE, IBAN_DE, PHONE_DE], { country: 'DE' }, null],
  [[VAT_DE, IBAN_NL], {}, 'vatAndIban'],
  [[IBAN_NL, VAT_DE], {}, 'vatAndIban'],
  [[VAT_NL, IBAN_NL], {}, null],
  [[VAT_DE, VAT_NL, IBAN_DE, IBAN_NL], {}, null],
  [[VAT_DE, VAT_NL, IBAN_NL], {}, 'vatAndIban'],
  [[VAT_DE, PHONE_GB], {}, 'vatAndPhone'],
  [[VAT_DE], { country: 'AT' }, 'vatAndForm'],
  [[PHONE_GB], { country: 'FR' }, 'phoneAndForm'],
  // Too common to mention.
  [[IBAN_NL, PHONE_GB], {}, null],
  [[IBAN_NL], { country: 'DE' }, null],
  [[VAT_DE, IBAN_DE], {}, null],
  [[vat('EU372008134'), IBAN_NL], { country: 'FR' }, null],
  [[vat('FR40303265045')], { country: 'RE' }, null],
  [[vat('EL094259216')], { country: 'GR' }, null],
  [[vat('IM2760000045')], { country: 'DE' }, null],
  [[phone('+14165550134')], { country: 'CA' }, null],
  [[phone('+80012345678')], { country: 'DE' }, null],
  [[phone('+41441234567')], { country: 'LI' }, null],
  [[phone('+12025550142')], { country: 'PR' }, null],
  [[vat('XI980780684'), iban('GB29NWBK60161331926819')], { country: 'JE' }, null],
  [[], { country: 'DE' }, null],

  [[mail('ada@nordwind.de'), site('musterbau.de')], {}, 'domains'],
  [[mail('ada@mail.musterbau.de'), site('www.musterbau.de')], {}, null],
  [[mail('ada@gmail.com'), site('musterbau.de')], {}, null],
  [[mail('ada@duck.com'), site('musterbau.de')], {}, null],
  [[mail('ada@nordwind.de')], {}, null],

  [[mail('info@musterbau.de')], PERSONAL, 'team'],
  [[mail('vertrieb+shop@musterbau.de')], PERSONAL, 'team'],
  [[mail('info@musterbau.de')], {}, null],
  [[mail('ada@musterbau.de')], PERSONAL, null],
])('of %j, given %j: %s', (all, around, name) => {
  const sentences = contradictionsAmong(all, around).map(({ says }) => says);
  expect(sentences).toEqual(name === null ? [] : [SAYS[name]]);
});

it('names the kinds that contradict each other', () => {
  const all = [VAT_DE, IBAN_NL, mail('info@nordwind.de'), site('musterbau.de')];
  const around = { country: 'AT', ...PERSONAL };
  expect(contradictionsAmong(all, around).map(({ between }) => between.join())).toEqual([
    ...['email', 'vat,iban', 'vat', 'email,domain'],
  ]);
});
