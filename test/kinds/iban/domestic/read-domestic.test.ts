/**
 * Account numbers as they are written inside a country. The examples are computed here from the rules of each
 * country, without the code that is tested; a few are published: 123456-785 (Finance Finland), 34 1090 …
 * (Poland's example in the IBAN registry).
 */
import { describe, expect, it } from 'vitest';
import { detect, readCellAs } from '../../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../../lib/values/detect/page-detector.ts';
import { dice } from '../../../bench/texts.ts';
import { checkValue } from '../../checked.ts';

const roll = dice(11);
const random = (count: number) => Array.from({ length: count }, () => roll(10)).join('');

const sum = (digits: string, weights: readonly number[]) =>
  weights.reduce((total, weight, i) => total + weight * Number(digits.charAt(i)), 0);

/** Random digits whose weighted sum is a multiple; the first is not 0. */
function weighted(weights: readonly number[], multiple: number): string {
  for (;;) {
    const digits = random(weights.length);
    if (sum(digits, weights) % multiple === 0 && !digits.startsWith('0')) return digits;
  }
}

const ibanOf = (country: string, bban: string) => {
  const digits = Array.from(`${bban}${country}00`, (char) => Number.parseInt(char, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
};

/** Digits with two check digits that make the remainder by 97 one (ISO 7064 MOD 97-10). */
const withMod97 = (digits: string) =>
  digits + String(98n - (BigInt(`${digits}00`) % 97n)).padStart(2, '0');

const NINE_SEVEN = [9, 7, 3, 1, 9, 7, 3, 1];
const CZECH_PREFIX = weighted([10, 5, 8, 4, 2, 1], 11);
const CZECH_NUMBER = weighted([6, 3, 7, 9, 10, 5, 8, 4, 2, 1], 11);
const NORWEGIAN = weighted([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11);
const GIRO_BANK = weighted(NINE_SEVEN, 10);
const GIRO = weighted(NINE_SEVEN, 10);
const GIRO_LONG = weighted([...NINE_SEVEN, ...NINE_SEVEN], 10);
const POLISH_BANK = weighted([3, 9, 7, 1, 3, 9, 7, 1], 10);
const POLISH = ibanOf('PL', POLISH_BANK + random(16)).slice(2);
const RIB_DIGITS = random(21);
const RIB = RIB_DIGITS + String(97n - ((BigInt(RIB_DIGITS) * 100n) % 97n)).padStart(2, '0');
const BELGIAN_DIGITS = `3${random(9)}`;
const BELGIAN = BELGIAN_DIGITS + String(Number(BELGIAN_DIGITS) % 97 || 97).padStart(2, '0');
const NIB = withMod97(`0035${random(15)}`);
const SLOVENIAN = withMod97(`02${random(11)}`);
const SERBIAN = withMod97(`160${random(13)}`);
const MONTENEGRIN = withMod97(`510${random(13)}`);

const spanish = (digits: string) => {
  const rest = 11 - (sum(digits, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return rest === 10 ? '1' : String(rest % 11);
};
const CCC_BANK = random(8);
const CCC_NUMBER = random(10);
const CCC_CHECK = spanish(`00${CCC_BANK}`) + spanish(CCC_NUMBER);

/** ISO 7064 MOD 11,10. */
const mod1110 = (digits: string) => {
  let product = 10;
  for (const digit of digits) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return digits + String((11 - product) % 10);
};
const CROATIAN = [mod1110(random(6)), mod1110(random(9))] as const;

const inGroups = (text: string, ...sizes: number[]) => {
  let at = 0;
  const groups = sizes.map((size) => {
    at += size;
    return text.slice(at - size, at);
  });
  return groups.join(' ');
};

/** What is written, the region, the country, its BBAN, and a label of the country. */
const ACCOUNTS: readonly (readonly [
  written: string,
  region: string,
  country: string,
  bban: string,
  label: string,
])[] = [
  [POLISH, '', 'PL', POLISH.slice(2), 'Nr konta:'],
  [inGroups(POLISH, 2, 4, 4, 4, 4, 4, 4), '', 'PL', POLISH.slice(2), 'Numer rachunku'],
  [`${CZECH_PREFIX}-${CZECH_NUMBER}/0800`, '', 'CZ', `0800${CZECH_PREFIX}${CZECH_NUMBER}`, 'Účet:'],
  [`${CZECH_PREFIX}-${CZECH_NUMBER}/0900`, '', 'SK', `0900${CZECH_PREFIX}${CZECH_NUMBER}`, 'Účet:'],
  [`${CZECH_NUMBER} / 0100`, 'CZ', 'CZ', `0100000000${CZECH_NUMBER}`, 'Číslo účtu:'],
  [`${CZECH_NUMBER}/9999`, 'SK', 'SK', `9999000000${CZECH_NUMBER}`, 'Číslo účtu:'],
  [NORWEGIAN, 'NO', 'NO', NORWEGIAN, 'Konto'],
  [inGroups(NORWEGIAN, 4, 2, 5).replaceAll(' ', '.'), 'NO', 'NO', NORWEGIAN, 'Kontonr.'],
  [`${GIRO_BANK}-${GIRO}`, '', 'HU', `${GIRO_BANK}${GIRO}00000000`, 'Számlaszám:'],
  [
    `${GIRO_BANK}-${GIRO_LONG.slice(0, 8)}-${GIRO_LONG.slice(8)}`,
    '',
    'HU',
    GIRO_BANK + GIRO_LONG,
    'Bankszámla:',
  ],
  [GIRO_BANK + GIRO_LONG, 'HU', 'HU', GIRO_BANK + GIRO_LONG, 'Számlaszám:'],
  [inGroups(RIB, 5, 5, 11, 2), 'FR', 'FR', RIB, 'RIB :'],
  [RIB, 'RE', 'FR', RIB, 'RIB :'],
  [RIB, 'MC', 'MC', RIB, 'RIB :'],
  [
    `${inGroups(CCC_BANK, 4, 4)} ${CCC_CHECK} ${CCC_NUMBER}`,
    '',
    'ES',
    CCC_BANK + CCC_CHECK + CCC_NUMBER,
    'CCC:',
  ],
  [CCC_BANK + CCC_CHECK + CCC_NUMBER, 'ES', 'ES', CCC_BANK + CCC_CHECK + CCC_NUMBER, 'Cuenta:'],
  [inGroups(BELGIAN, 3, 7, 2).replaceAll(' ', '-'), '', 'BE', BELGIAN, 'Rekening:'],
  [BELGIAN, 'BE', 'BE', BELGIAN, 'Rekening:'],
  [inGroups(NIB, 4, 4, 11, 2), 'PT', 'PT', NIB, 'NIB:'],
  [CROATIAN.join('-'), '', 'HR', CROATIAN.join(''), 'Račun:'],
  [inGroups(SLOVENIAN, 5, 10).replace(' ', '-'), '', 'SI', SLOVENIAN, 'Račun:'],
  [inGroups(SERBIAN, 3, 13, 2).replaceAll(' ', '-'), '', 'RS', SERBIAN, 'Račun:'],
  [inGroups(MONTENEGRIN, 3, 13, 2).replaceAll(' ', '-'), '', 'ME', MONTENEGRIN, 'Račun:'],
  ['X 05428 11101 000000123456', '', 'IT', 'X0542811101000000123456', 'Conto:'],
  ['U 03225 09800 000000270100', '', 'SM', 'U0322509800000000270100', 'Conto:'],
  ['123456-785', 'FI', 'FI', '12345600000785', 'Tilinumero:'],
  ['423456-781', 'FI', 'FI', '42345670000081', 'Tilinumero:'],
  ['0159-26-007654-551073-0339', '', 'IS', '0159260076545510730339', 'Konto:'],
];

describe.each(ACCOUNTS)('%s (%s), an account in %s', (written, region, country, bban, label) => {
  const iban = ibanOf(country, bban);
  const options = region === '' ? {} : { region };

  it('is said to be one in a field, with its IBAN', () => {
    for (const typed of [written, ` ${written} `, `${label} ${written}`]) {
      const verdict = checkValue('iban', typed, options);
      expect(verdict).toMatchObject({
        standing: 'caution',
        reason: 'domestic-account',
        suggestion: iban,
      });
      expect(checkValue('iban', verdict.value, options).suggestion).toBe(iban);
    }
    expect(checkValue('iban', iban)).toMatchObject({ standing: 'good', value: iban });
  });

  it('is found after a label, but is not marked on a page', () => {
    const text = `Info 2026. ${label} ${written}, Test`;
    const found = detect(text, options).find(({ kind }) => kind === 'iban');
    expect(found?.raw).toBe(written);
    expect(checkValue('iban', found?.value ?? '', options).suggestion).toBe(iban);
    expect(detectCandidates(text, options).filter(({ kind }) => kind === 'iban')).toEqual([]);
  });

  it('is read in a cell', () => {
    const found = readCellAs('iban', written, options);
    expect(checkValue('iban', found?.value ?? '', options).suggestion).toBe(iban);
  });

  it('is none with another digit', () => {
    const at = written.search(/\d/);
    const other = (Number(written.charAt(at)) + 1) % 10;
    const changed = written.slice(0, at) + other + written.slice(at + 1);
    expect(checkValue('iban', changed, options).suggestion).not.toBe(iban);
    expect(checkValue('iban', changed, options).standing).not.toBe('good');
  });
});

describe('without a label', () => {
  it.each([
    [
      inGroups(POLISH, 2, 4, 4, 4, 4, 4, 4),
      `Przelew: 100 zł, ${inGroups(POLISH, 2, 4, 4, 4, 4, 4, 4)}.`,
    ],
    [POLISH, POLISH],
    [`${CZECH_PREFIX}-${CZECH_NUMBER}/0800`, ` ${CZECH_PREFIX}-${CZECH_NUMBER}/0800\n`],
    [CROATIAN.join('-'), CROATIAN.join('-')],
  ])('%s is found in %j, because its digits prove it', (raw, text) => {
    expect(detect(text).map((found) => [found.kind, found.raw])).toEqual([['iban', raw]]);
  });

  it.each([
    [NORWEGIAN, 'NO', 'a check digit in eleven is right by chance'],
    [`${CZECH_PREFIX}-${CZECH_NUMBER}/0800`, 'CZ', 'it is only part of the text', ' is order'],
    [RIB, 'FR', 'other countries write theirs alike'],
  ])('%s (%s) is not: %s', (raw, region, _why, after = '') => {
    const found = detect(`${raw}${after}`, { region });
    expect(found.filter(({ kind }) => kind === 'iban')).toEqual([]);
  });
});

describe('what is never guessed', () => {
  it.each([
    ['Konto 532013000 BLZ 370 400 44', 'DE'],
    ['BLZ: 37040044, Kontonummer: 0532013000', 'DE'],
    ['Kto. 00234573201 BLZ 19043', 'AT'],
    ['20-00-00 12345678', 'GB'],
  ])('%s: only the bank can say the IBAN', (typed, region) => {
    const verdict = checkValue('iban', typed, { region });
    expect(verdict).toMatchObject({ standing: 'bad', reason: 'domestic-account' });
    expect(verdict.headline).toMatch(/Only the bank/);
    expect(verdict.suggestion).toBeUndefined();
  });

  it.each([
    [NORWEGIAN, '', 'without its region'],
    [RIB, '', 'without its region'],
    [RIB, 'CM', 'Cameroon writes accounts alike'],
    [NIB, 'AO', 'Angola too'],
    [`${CZECH_NUMBER}/7777`, '', 'a bank of neither country'],
    ['0000000000000000', 'HU', 'only zeros'],
    ['4711081500', 'DE', 'only an account'],
  ])('%s (%s) has no correction: %s', (typed, region) => {
    const verdict = checkValue('iban', typed, { region });
    expect(verdict).toMatchObject({ standing: 'bad', reason: 'no-country-code' });
    expect(verdict.suggestion).toBeUndefined();
  });

  it('offers the letters that an IBAN lacks if the region shows them', () => {
    const typed = '89 3704 0044 0532 0130 00';
    expect(checkValue('iban', typed).suggestion).toBeUndefined();
    expect(checkValue('iban', typed, { region: 'DE' })).toMatchObject({
      standing: 'bad',
      reason: 'no-country-code',
      suggestion: 'DE89370400440532013000',
    });
  });
});
