/** A workbook of suppliers with planted errors, and what must be found in it, computed without `lib`. */
import { makeWorkbook } from '../../models/workbook/make-workbook.ts';
import { ibans } from '../../service/lists/start-list.ts';

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
};

/** The suppliers that are looked up; two of them have the same VAT number, and one has a wrong IBAN. */
export const BREMEN = Array.from({ length: 16 }, (_, i) => 1_000 + i);
const SHARED_VAT = { of: 1_003, from: 1_002 };

/** Which suppliers have which result, from the worst to the best, each only once. */
export function expectedCounts(): Record<'bad' | 'unread' | 'caution' | 'fits', number> {
  const { emailWithoutEnding, wrongIban, wrongVat, shortPhone } = PLANTED;
  const bad = new Set<number>([...emailWithoutEnding, ...wrongIban, ...wrongVat, ...shortPhone]);
  const unread = PLANTED.wordsForEmail.filter((i) => !bad.has(i)).length;
  const caution = PLANTED.mistypedEmail.filter((i) => !bad.has(i)).length;
  return { bad: bad.size, unread, caution, fits: SUPPLIER_COUNT - bad.size - unread - caution };
}

/** What looking up the suppliers of Bremen costs by README's prices, each distinct value once. */
export const BREMEN_PRICE = {
  values: 4 * BREMEN.length - 1,
  credits: (3 + 1 + 1 + 1) * BREMEN.length - 1,
};

/** A German VAT number with its check digit (ISO 7064, MOD 11,10). */
function germanVat(index: number, isWrong: boolean): string {
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
  return has(PLANTED.wordsForEmail, i) ? 'on request' : `${name}@gmail.com`;
}

/** The corrected address of a supplier whose address is mistyped. */
export const correctedEmail = (i: number): string => `supplier.${number(i)}@gmail.com`;
const ALL_IBANS = ibans(SUPPLIER_COUNT, PLANTED.wrongIban);
/** The IBAN of a supplier without the planted error. */
export const rightIban = (i: number): string => ibans(i + 1)[i] ?? '';

/** The row of a supplier in the workbook, whose first row has the headings. */
export const rowOf = (i: number): number => i + 2;

export const SUPPLIERS: readonly (readonly PlannedCell[])[] = Array.from(
  { length: SUPPLIER_COUNT },
  (_, i) => [
    String(i).padStart(6, '0'),
    `Supplier ${number(i)} ${has(BREMEN, i) ? 'Bremen' : 'Kiel'}`,
    emailOf(i),
    ALL_IBANS[i] ?? '',
    germanVat(i === SHARED_VAT.of ? SHARED_VAT.from : i, has(PLANTED.wrongVat, i)),
    has(PLANTED.shortPhone, i) ? '+49 30 1' : `+49 30 ${90_180_000 + i}`,
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

/** The workbook as a file; format 14 is a date. */
export function suppliersWorkbook(): Uint8Array {
  const rows = [HEADINGS, ...SUPPLIERS].map(
    (cells: readonly PlannedCell[]) => `<row>${cells.map(cellXml).join('')}</row>`,
  );
  return makeWorkbook({ sheets: [rows.join('')], styles: [0, 14] });
}
