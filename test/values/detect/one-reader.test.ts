/**
 * What the detector calls a value and what the check makes of the same text are the same value: for every
 * text of every corpus of these tests, and for generated ones.
 */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import {
  dialCodeOf,
  dialRegions,
  type Finding,
  KINDS,
  type Verdict,
} from '../../../lib/domain/index.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { corpusTexts } from '../../accuracy/corpus.ts';
import { textsWithoutValues } from '../../accuracy/without-values/texts.ts';
import { dice, directory, prose } from '../../bench/texts.ts';
import { checkValue } from '../../check-data.ts';
import reported from '../../fixtures/reported-values.json' with { type: 'json' };
import * as domains from '../../kinds/domain/vectors.ts';
import * as emails from '../../kinds/email/vectors.ts';
import * as ibans from '../../kinds/iban/vectors.ts';
import * as ips from '../../kinds/ip/vectors.ts';
import { NUMBERS, SENTENCES } from '../../kinds/phone/matcher-vectors.ts';
import { numbersOf } from '../../kinds/phone/numbers.ts';
import { SAMPLES } from '../../kinds/samples.ts';
import * as vats from '../../kinds/vat/vectors.ts';
import { nonValues } from './non-values.ts';

interface Given {
  readonly text: string;
  readonly region?: string | undefined;
}

const optionsOf = (region: string | undefined) => (region ? { region } : {});

/** Prefixes of VAT numbers that are not their country's code. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The country that the words before a national number name: the value has its code. */
function countriesOf({ kind, value }: Finding): string[] {
  const prefix = value.slice(0, 2);
  if (kind === 'vat') return [COUNTRIES[prefix] ?? prefix];
  if (kind !== 'phone') return [];
  return [...dialRegions()].filter((region) => value.startsWith(`+${dialCodeOf(region)}`));
}

/** Whether the check reads the text of a finding as the value that the detector found. */
function isSameValue(finding: Finding, region: string | undefined): boolean {
  const { kind, raw, value } = finding;
  const found = checkValue(kind, value, optionsOf(region));
  const isSameIn = (place: string | undefined): boolean => {
    const read = checkValue(kind, raw, optionsOf(place));
    return (
      read.value === found.value ||
      read.suggestion === found.value ||
      found.suggestion === read.value ||
      // What is wrong has no value yet.
      (found.standing === 'bad' && (read.standing === 'bad' || read.standing === 'unknown'))
    );
  };
  return isSameIn(region) || countriesOf(finding).some(isSameIn);
}

function disagreementsIn(given: Given, scope: 'text' | 'selection'): string[] {
  const { text, region } = given;
  return detect(text, { ...optionsOf(region), scope })
    .filter((finding) => !isSameValue(finding, region))
    .map(({ kind, raw, value }) => {
      const read = checkValue(kind, raw, optionsOf(region));
      return `${region ?? ''} ${kind} ${JSON.stringify(raw)}: ${value}, but ${read.value} (${read.reason}) in ${JSON.stringify(text.slice(0, 90))}`;
    });
}

const disagreements = (texts: readonly Given[]): string[] => [
  ...new Set(
    (['text', 'selection'] as const).flatMap((scope) =>
      texts.flatMap((given) => disagreementsIn(given, scope)),
    ),
  ),
];

const plain = (texts: readonly string[]): Given[] => texts.map((text) => ({ text }));
const vectorsOf = ({ RIGHT, WRONG }: Record<'RIGHT' | 'WRONG', readonly string[]>) =>
  plain([...RIGHT, ...WRONG]);

const CORPORA: Readonly<Record<string, () => readonly Given[]>> = {
  'the corpus of planted errors': () =>
    corpusTexts(3).map(({ text, country }) => ({ text, region: country })),
  'texts without values': () => textsWithoutValues(60_000),
  'numbers that are something else': () =>
    nonValues(500).map(({ text }) => ({ text, region: 'DE' })),
  'the texts of the benchmark': () =>
    [prose(20_000), directory()].flatMap(({ blocks }) =>
      blocks.slice(0, 400).map((text) => ({ text, region: 'DE' })),
    ),
  'the samples of each kind': () =>
    KINDS.flatMap((kind) => {
      const { label, right, wrong, not } = SAMPLES[kind];
      return plain([...right, ...wrong].flatMap((value) => [value, `${label}: ${value}`])).concat(
        plain(not),
      );
    }),
  'reported values': () => reported.map(({ text, region }) => ({ text, region })),
  'vectors of email addresses': () => vectorsOf(emails),
  'vectors of domains': () => vectorsOf(domains),
  'vectors of IP addresses': () => vectorsOf(ips),
  'vectors of IBANs': () => [
    ...vectorsOf(ibans),
    ...plain([...ibans.UNREGISTERED, ...ibans.TERRITORIES]),
  ],
  'vectors of VAT numbers': () =>
    [vats.STDNUM_RIGHT, vats.STDNUM_WRONG, vats.APACHE_RIGHT, vats.APACHE_WRONG, vats.VALVAT_RIGHT]
      .flatMap((numbers) => Object.entries(numbers))
      .flatMap(([region, numbers]) =>
        numbers.split(' ').map((text) => ({ text: `VAT ${text}`, region })),
      ),
  'vectors of phone numbers': () =>
    NUMBERS.flatMap(([region, ...numbers]) =>
      numbers.flatMap((number) =>
        SENTENCES.map(([before, after]) => ({ text: before + number + after, region })),
      ),
    ),
};

it.each(Object.keys(CORPORA))('is read the same by both in %s', (name) => {
  const texts = CORPORA[name]?.() ?? [];
  expect(texts.length).toBeGreaterThan(1);
  expect(disagreements(texts)).toEqual([]);
});

/** What people and programs do to a value before they paste it. */
const DAMAGE: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => `${value}.0`,
  (value) => `${value},00`,
  (value) => `="${value}"`,
  (value) => `'${value}`,
  (value) => `"${value}"`,
  (value) => `<${value}>`,
  (value) => value.replace('+', ''),
  (value) => value.replace(/^0/, ''),
  (value) => value.replace(/(?<=.{4})(?=.)/, '\u200b'),
  (value) => value.replace(/(.{4})(?=.)/g, '$1 '),
  (value) => value.replace(/(.{4})(?=.)/g, '$1_'),
  (value) => value.replace(/(.{3})(?=.)/g, '$1-'),
  (value) => value.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (value) => value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (value) => value.toLowerCase(),
  (value) =>
    /^\+?\d{8,}$/.test(value) ? `${value[0]}.${value.slice(1)}E+${value.length - 1}` : value,
];
/** Markup around it, characters encoded as in links, and hyphens at the end of a line. */
const MORE_DAMAGE: typeof DAMAGE = [
  ...['*', '**', '_', '~', '|', '/', '`'].map((sign) => (value: string) => sign + value + sign),
  (value) => value.replace(/[@+ ]/g, (sign) => encodeURIComponent(sign)),
  (value) => value.replace(/(?<=[\p{Alpha}\d]{3})-?(?=[\p{Alpha}\d]{2})/u, '-\n'),
  (value) => value.replace(/(?<=@[\p{Alpha}\d]{2})-?(?=[\p{Alpha}\d]{2})/u, '-\n'),
];
const BEFORE = [
  '',
  'Tel. ',
  'Tel: ',
  'IBAN: ',
  'USt-IdNr. ',
  'E-Mail: ',
  'BIC: ',
  'see ',
  '(',
  'a; ',
];
const AFTER = ['', '.', ',', ' and more', ')', '\nnext', ' 2024', '; b'];
const PLACES = ['DE', 'FR', 'US', 'IT', 'PL', 'BR', 'ID', 'XK', undefined];

/** Texts with values that are damaged, labelled and wrapped at random, with a fixed seed. */
function generatedTexts(count: number, damage: typeof DAMAGE, seed: number): Given[] {
  const draw = dice(seed);
  const pick = <T>(all: readonly T[]): T => all[draw(all.length)] as T;
  const values = [
    ...KINDS.flatMap((kind) => [...SAMPLES[kind].right, ...SAMPLES[kind].wrong]),
    ...NUMBERS.flatMap(([, ...numbers]) => numbers),
    ...emails.RIGHT,
    ...ibans.RIGHT,
    ...Object.entries(vats.STDNUM_RIGHT).flatMap(([country, numbers]) =>
      numbers.split(' ').map((number) => country + number),
    ),
    ...['4915123456789', '496128123456', '493012345678', '0412345678', '612345678', '5261040828'],
  ];
  return Array.from({ length: count }, () => ({
    text: pick(BEFORE) + pick(damage)(pick(values)) + pick(AFTER),
    region: pick(PLACES),
  }));
}

it('is read the same by both in 20,000 generated texts', () => {
  expect(disagreements(generatedTexts(20_000, DAMAGE, 47))).toEqual([]);
});

it('is read the same by both in 10,000 texts with markup, encoded characters and divided lines', () => {
  expect(disagreements(generatedTexts(10_000, MORE_DAMAGE, 53))).toEqual([]);
});

const spaced = (number: string): string => number.replace(/^(..)(...)/, '$1 $2 ');

/** How numbers are dialled in and from other countries, rightly and wrongly: with the code and the number. */
const DIALLED: readonly ((code: string, number: string) => string)[] = [
  (code, number) => `+${code} (0)${number}`,
  (code, number) => `00${code} (0)${number}`,
  (code, number) => `+${code} 0${number}`,
  (code, number) => `+${code}0${number}`,
  (code, number) => `+${code} 06 ${number}`,
  (code, number) => `+${code} 8 ${number}`,
  (code, number) => `++${code} ${number}`,
  (code, number) => `00${code} ${number}`,
  (code, number) => `00${code}${number}`,
  (code, number) => `0${code}${number}`,
  (_, number) => `0${number}`,
  (_, number) => `8 ${number}`,
  (_, number) => `8 0${number}`,
  (_, number) => `03 ${number}`,
  (_, number) => `015 ${number}`,
  (_, number) => `044 ${number}`,
];

/** A number of each country after 00. */
const ABROAD = getCountries().flatMap((country) =>
  numbersOf(country, '', 1).map(
    (number) => `00${getCountryCallingCode(country)} ${spaced(number)}`,
  ),
);

/** What is said of a value: the value only if it is not wrong. */
const saidOf = ({ standing, value }: Verdict<unknown>) =>
  standing === 'bad' ? standing : [standing, value];

it.each(getCountries())('%s: a dialled number is judged in text as by itself', (region) => {
  const draw = dice(29);
  const written = [
    ...numbersOf(region, '', 3).flatMap((number) =>
      DIALLED.map((write) => write(getCountryCallingCode(region), spaced(number))),
    ),
    ...Array.from({ length: 40 }, () => ABROAD[draw(ABROAD.length)] ?? ''),
  ];
  for (const raw of written) {
    const alone = saidOf(checkValue('phone', raw, { region }));
    for (const text of [`Phone: ${raw}`, raw, `I wrote to ${raw} today`]) {
      const [found] = detect(text, { region });
      // Without a label, other parts of the digits may be a number.
      if (found?.kind !== 'phone' || found.raw !== raw) continue;
      const verdict = checkValue('phone', found.value, { region, written: raw });
      expect([text, found.value, saidOf(verdict)]).toEqual([text, found.value, alone]);
    }
  }
});
