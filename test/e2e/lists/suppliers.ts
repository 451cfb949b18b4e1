/** A workbook of suppliers with planted errors, and what must be found in it, computed without `lib`. */

import { ibans } from '../../ibans.ts';
import { makeWorkbook } from '../../workbench/workbook/make-workbook.ts';

export const SUPPLIER_COUNT = 2_000;

/** Indexes of suppliers: `count` of them, from `first`, 100 apart. */
const every100 = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + 100 * i);

/** The planted errors by the index of their supplier. Supplier 710 has two. */
export const PLANTED = {
  mistypedEmail: [...every100(100, 7), 710],
  emailWithoutEnding: every100(150, 5),
  wordsForEmail: every100(140, 3),
  wrongIban: every100(110, 11),
  wrongVat: every100(120, 6),
  shortPhone: every100(130, 4),
  // Cells with two values, of which the second is wrong, each with another separator.
  secondEmailMistyped: every100(160, 3),
  secondIbanWrong: every100(170, 3),
  secondVatWrong: every100(180, 2),
  secondPhoneShort: every100(190, 2),
  wordsBesideEmail: every100(145, 2),
  noEmail: every100(165, 2),
  noIban: every100(175, 3),
  noVat: every100(185, 2),
  noPhone: every100(195, 2),
};
/** Of the first 300 suppliers, so that a list of them has errors of every kind. */
export const SHORT_COUNT = 300;

/** The suppliers that are looked up; two of them have the same VAT number, and one has a wrong IBAN. */
export const BREMEN = Array.from({ length: 16 }, (_, i) => 1_000 + i);
const SHARED_VAT = { of: 1_003, from: 1_002 };
/** One of them has two addresses. */
const TWO_ADDRESSES = 1_005;

/** The first suppliers with a planted error, in order. */
export const plantedIn = (of: number): number[] =>
  [...new Set(Object.values(PLANTED).flat())].filter((i) => i < of).toSorted((a, b) => a - b);

type Counts = Record<'bad' | 'unread' | 'caution' | 'fits', number>;

/** How many of the first suppliers have which result, from the worst to the best, each only once. */
export function expectedCounts(of = SUPPLIER_COUNT): Counts {
  const { emailWithoutEnding, wrongIban, wrongVat, shortPhone } = PLANTED;
  const { secondIbanWrong, secondVatWrong, secondPhoneShort } = PLANTED;
  const isShown = (i: number) => i < of;
  const bad = new Set<number>(
    [
      ...[...emailWithoutEnding, ...wrongIban, ...wrongVat, ...shortPhone],
      ...[...secondIbanWrong, ...secondVatWrong, ...secondPhoneShort],
    ].filter(isShown),
  );
  const countOf = (...planted: readonly (readonly number[])[]) =>
    planted.flat().filter((i) => isShown(i) && !bad.has(i)).length;
  const unread = countOf(PLANTED.wordsForEmail, PLANTED.wordsBesideEmail);
  const missing = countOf(PLANTED.noEmail, PLANTED.noIban, PLANTED.noVat, PLANTED.noPhone);
  const mistyped = countOf(PLANTED.mistypedEmail, PLANTED.secondEmailMistyped);
  const caution = missing + mistyped;
  const fits = Math.min(of, SUPPLIER_COUNT) - bad.size - unread - caution;
  return { bad: bad.size, unread, caution, fits };
}

/** What looking up the suppliers of Bremen costs by README's prices, each distinct value once. */
export const BREMEN_PRICE = {
  values: 4 * BREMEN.length - 1 + 1,
  credits: (3 + 1 + 1 + 1) * BREMEN.length - 1 + 3,
};

/** A German VAT number with its check digit (ISO 7064, MOD 11,10). */
export function germanVat(index: number, isWrong: boolean): string {
  const digits = String(10_000_000 + index);
  const product = [...digits].reduce((last, digit) => {
    const sum = (Number(digit) + last) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  const check = (11 - product) % 10;
  return `DE${digits}${isWrong ? (check + 1) % 10 : check}`;
}

/** A cell: text, a number, the day of a date, or true or false. */
export type PlannedCell = string | number | boolean | { readonly day: number };

export const HEADINGS = [
  'No.',
  'Supplier',
  'Email',
  'IBAN',
  'VAT no.',
  'Phone',
  'Amount',
  'Note',
  'Invoice date',
  'Paid',
];
export const COLUMN = { email: 2, iban: 3, vat: 4, phone: 5 } as const;

/** Texts that a spreadsheet would take for numbers or formulas, and that XML writes differently. */
const NOTES = ['007', '=SUM(A1:A9)', '-5', '@sum', '+1', "'0042", '', ' padded ', 'a & b <c>'];

const number = (i: number): string => String(i).padStart(4, '0');
const has = (planted: readonly number[], i: number): boolean => planted.includes(i);

function emailOf(i: number): string {
  const name = `supplier.${number(i)}`;
  if (has(PLANTED.mistypedEmail, i)) return `${name}@gmial.com`;
  if (has(PLANTED.emailWithoutEnding, i)) return `${name}@gmail`;
  if (has(PLANTED.wordsForEmail, i)) return 'on request';
  if (has(PLANTED.noEmail, i)) return '';
  if (has(PLANTED.secondEmailMistyped, i)) return `${name}@gmail.com; second.${name}@gmial.com`;
  if (has(PLANTED.wordsBesideEmail, i)) return `${name}@gmail.com; on request`;
  return i === TWO_ADDRESSES ? `${name}@gmail.com, second.${name}@gmail.com` : `${name}@gmail.com`;
}

const ALL_IBANS = ibans(SUPPLIER_COUNT, PLANTED.wrongIban);
/** The IBAN of a supplier without the planted error. */
export const rightIban = (i: number): string => ibans(i + 1)[i] ?? '';

function ibanOf(i: number): string {
  if (has(PLANTED.noIban, i)) return '';
  const iban = ALL_IBANS[i] ?? '';
  const wrong = iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return has(PLANTED.secondIbanWrong, i) ? `${iban} / ${wrong}` : iban;
}

function vatOf(i: number): string {
  if (has(PLANTED.noVat, i)) return '';
  const second = has(PLANTED.secondVatWrong, i) ? `\n${germanVat(i + SUPPLIER_COUNT, true)}` : '';
  return germanVat(i === SHARED_VAT.of ? SHARED_VAT.from : i, has(PLANTED.wrongVat, i)) + second;
}

function phoneOf(i: number): string {
  if (has(PLANTED.noPhone, i)) return '';
  if (has(PLANTED.shortPhone, i)) return '+49 30 1';
  const second = has(PLANTED.secondPhoneShort, i) ? ' oder +49 30 2' : '';
  return `+49 30 ${90_180_000 + i}${second}`;
}

/** The row of a supplier in the workbook, whose first row has the headings. */
export const rowOf = (i: number): number => i + 2;

export const SUPPLIERS: readonly (readonly PlannedCell[])[] = Array.from(
  { length: SUPPLIER_COUNT },
  (_, i) => [
    String(i).padStart(6, '0'),
    `Supplier ${number(i)} ${has(BREMEN, i) ? 'Bremen' : 'Kiel'}`,
    emailOf(i),
    ibanOf(i),
    vatOf(i),
    phoneOf(i),
    (i % 2 === 0 ? 1 : -1) * (i + 0.25),
    NOTES[i % NOTES.length] ?? '',
    { day: 45_000 + i },
    i % 3 === 0,
  ],
);

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: PlannedCell): string {
  switch (typeof cell) {
    case 'string':
      return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
    case 'number':
      return `<c s="0"><v>${cell}</v></c>`;
    case 'boolean':
      return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
    case 'object':
      return `<c s="1"><v>${cell.day}</v></c>`;
  }
}

/** The workbook of the first suppliers as a file; format 14 is a date. */
export function suppliersWorkbook(of = SUPPLIER_COUNT): Uint8Array {
  const rows = [HEADINGS, ...SUPPLIERS.slice(0, of)].map(
    (cells: readonly PlannedCell[]) => `<row>${cells.map(cellXml).join('')}</row>`,
  );
  return makeWorkbook({ sheets: [rows.join('')], styles: [0, 14] });
}
