/** Compares an attached e-invoice with the page that people read. */
import type { Kind } from '../../domain/index.ts';
import { amountsIn, centsOfData, largestOf, type ShownAmount, writtenLike } from './amounts.ts';
import { type FieldName, type Invoice, plain } from './fields.ts';

/** A value of the data that the page does not show, while it shows others of its kind. */
export interface Difference {
  readonly name: Extract<FieldName, 'iban' | 'vat' | 'amount'>;
  /** An amount as the page would write it. */
  readonly inData: string;
  /** What the page shows instead; of amounts, the largest. */
  readonly shown: readonly string[];
  /** Not a page, but the data's own notes or payment terms name another account. */
  readonly isInNotes?: true;
}

interface ShownValue {
  readonly kind: Kind;
  readonly value: string;
}

/** An IBAN is read in groups. */
export const inGroups = (text: string, name: Difference['name']): string =>
  name === 'iban' ? (text.match(/.{1,4}/g)?.join('\u00a0') ?? text) : text;

/** Values that a warning names. */
const MAX_SHOWN = 5;

/** Whether two values are the same but for how they are written. */
export const isSameValue = (a: string, b: string): boolean => plain(a) === plain(b);

function differenceOf(
  name: 'iban' | 'vat',
  wanted: readonly string[],
  shown: readonly string[],
): Difference[] {
  const known = new Set(shown.map(plain));
  const missing = wanted.find((value) => !known.has(plain(value)));
  if (missing === undefined || shown.length === 0) return [];
  const expected = new Set(wanted.map(plain));
  const others = shown.filter((value) => !expected.has(plain(value)));
  const named = others.length > 0 ? others : shown;
  return [{ name, inData: missing, shown: named.slice(0, MAX_SHOWN) }];
}

function amountDifference(due: string, amounts: readonly ShownAmount[]): Difference[] {
  const [number = '', currency = ''] = due.split(' ');
  const cents = centsOfData(number);
  const largest = largestOf(amounts);
  if (cents === null || !largest || amounts.some((amount) => amount.cents === cents)) return [];
  const withCurrency = (amount: string) => `${amount} ${currency}`.trim();
  const inData = withCurrency(writtenLike(cents, largest.text));
  return [{ name: 'amount', inData, shown: [withCurrency(largest.text)] }];
}

/** @param text all text of the page; @param values the values that were found in it */
export function compareWithText(
  invoice: Invoice,
  text: string,
  values: readonly ShownValue[],
): Difference[] {
  const data = (name: FieldName) => invoice.filter((field) => field.name === name);
  const shown = (kind: Kind) => [
    ...new Set(values.filter((value) => value.kind === kind).map(({ value }) => value)),
  ];
  const vat = (name: 'vat' | 'buyerVat') =>
    data(name).map(({ text: number, region }) =>
      /^[A-Z]{2}/i.test(number) ? number : `${region}${number}`,
    );
  const buyer = new Set(vat('buyerVat').map(plain));
  const [amount] = data('amount');
  return [
    ...differenceOf(
      'iban',
      data('iban').map(({ text: iban }) => iban),
      shown('iban'),
    ),
    ...differenceOf(
      'vat',
      vat('vat'),
      shown('vat').filter((value) => !buyer.has(plain(value))),
    ),
    ...(amount ? amountDifference(amount.text, amountsIn(text)) : []),
  ];
}

/**
 * The accounts that the notes and payment terms of the data name, if the payee's is not among them: a seller may list
 * several. The account of the payer, from which money is collected, is not compared.
 *
 * @param values those that were found there
 */
export function compareWithNotes(invoice: Invoice, values: readonly ShownValue[]): Difference[] {
  const textsOf = (wanted: FieldName) =>
    invoice.flatMap(({ name, text }) => (name === wanted ? text : []));
  const accounts = textsOf('iban');
  const [payees, payers] = [accounts, textsOf('payer')].map((texts) => new Set(texts.map(plain)));
  const noted = values.flatMap(({ kind, value }) => (kind === 'iban' ? value : []));
  const others = [...new Set(noted)].filter((value) => !payers?.has(plain(value)));
  const [inData] = accounts;
  const isNamed = others.some((value) => payees?.has(plain(value)));
  if (inData === undefined || others.length === 0 || isNamed) return [];
  return [{ name: 'iban', inData, shown: others.slice(0, MAX_SHOWN), isInNotes: true }];
}
