/** Compares an attached e-invoice with the page that people read. */
import type { Kind } from '../../domain/index.ts';
import type { FieldName, Invoice } from './fields.ts';

/** A value of the data that the page does not show, while it shows others of its kind. */
export interface Difference {
  readonly name: Extract<FieldName, 'iban' | 'vat' | 'amount'>;
  readonly inData: string;
  /** What the page shows instead; empty for an amount, of which a page shows many. */
  readonly shown: readonly string[];
}

interface ShownValue {
  readonly kind: Kind;
  readonly value: string;
}

/** An IBAN is read in groups. */
export const inGroups = (text: string, name: Difference['name']): string =>
  name === 'iban' ? (text.match(/.{1,4}/g)?.join('\u00a0') ?? text) : text;

/** A number with two decimals, with or without separators of thousands. */
const AMOUNT = /(?<![\d.,'’])\d{1,3}(?:[.,'’ \u00a0\u202f]?\d{3})*[.,]\d{2}(?![\d]|[.,]\d)/g;

const plain = (value: string): string => value.replace(/[^\p{Alpha}\p{N}]/gu, '').toUpperCase();
const cents = (amount: string): string => amount.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

function differenceOf(
  name: 'iban' | 'vat',
  wanted: readonly string[],
  shown: readonly string[],
): Difference[] {
  const known = new Set(shown.map(plain));
  const missing = wanted.find((value) => !known.has(plain(value)));
  return missing !== undefined && shown.length > 0 ? [{ name, inData: missing, shown }] : [];
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
  const amounts = new Set((text.match(AMOUNT) ?? []).map(cents));
  const [amount] = data('amount');
  const [number = ''] = amount?.text.split(' ') ?? [];
  const due = cents(Number(number).toFixed(2));
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
    ...(amount && Number(number) > 0 && amounts.size > 0 && !amounts.has(due)
      ? [{ name: 'amount' as const, inData: amount.text, shown: [] }]
      : []),
  ];
}
