import { describe, expect, it } from 'vitest';
import { createLabelMatcher } from '../../../lib/values/text/index.ts';

const labelsOf = createLabelMatcher([
  ['iban', 'iban'],
  ['nif', 'vat'],
  ['p iva', 'vat'],
  ['ust id nr', 'vat'],
  ['dič', 'vat'],
  ['αφμ', 'vat'],
  ['telefon*', 'phone'],
  ['tel', 'phone'],
  ['e mail', 'email'],
  ['konto', 'iban'],
  ['konto*', 'account'],
  ['t', 'phone'],
]);

const found = (text: string) =>
  labelsOf(text).map(({ start, end, owners }) => `${owners.join('+')} ${text.slice(start, end)}`);

describe('labels', () => {
  it.each([
    ['IBAN: DE89', ['iban IBAN']],
    ['Our Iban is', ['iban Iban']],
    ['N.I.F. B58378431', ['vat N.I.F']],
    ['N. I. F. B58378431', []],
    ['P. IVA 1, P.IVA 2, PIVA 3, p iva 4', ['vat P. IVA', 'vat P.IVA', 'vat PIVA', 'vat p iva']],
    ['USt-IdNr.: DE', ['vat USt-IdNr']],
    ['USt-Id-Nr. DE', ['vat USt-Id-Nr']],
    ['UST ID NR', ['vat UST ID NR']],
    ['DIČ, dič, Dič', ['vat DIČ', 'vat dič', 'vat Dič']],
    ['ΑΦΜ: 094259216', ['vat ΑΦΜ']],
    ['Telefonnummer 030', ['phone Telefonnummer']],
    ['Telefon-Nr 030', ['phone Telefon']],
    ['Tel.030', ['phone Tel']],
    ['E-Mail e/mail email', ['email E-Mail', 'email e/mail', 'email email']],
    ['Firmen-IBAN', ['iban IBAN']],
    ['T: 030', ['phone T']],
    ['Konto', ['iban+account Konto']],
    ['Kontonummer', ['account Kontonummer']],
    ['IBAN\nKonto', ['iban IBAN', 'iban+account Konto']],
    ['(IBAN)', ['iban IBAN']],
    ['Tonif libans telling', []],
    ['ibans', []],
    ['', []],
  ])('are found in %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('begin only in the ranges that are searched', () => {
    const text = 'IBAN Telefon IBAN';
    const starts = labelsOf(text, [{ from: 2, to: 13 }]).map(({ start }) => start);
    expect(starts).toEqual([5]);
    expect(labelsOf(text, [{ from: 6, to: 12 }])).toEqual([]);
    expect(
      labelsOf(text, [
        { from: 0, to: 6 },
        { from: 6, to: 17 },
      ]).map(({ start }) => start),
    ).toEqual([0, 5, 13]);
  });

  it('have the word under which they are listed', () => {
    expect(labelsOf('Telefonnummer')[0]?.word).toBe('telefon*');
  });
});
