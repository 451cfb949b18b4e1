/** What is read from an e-invoice by name. */
import type { Kind } from '../../domain/index.ts';

/**
 * The named fields. An `account` is no IBAN and only shown. Not shown: a `text`, which is searched (notes and payment
 * terms), and the account of the `payer`.
 */
export type FieldName =
  | 'iban'
  | 'bic'
  | 'account'
  | 'seller'
  | 'payee'
  | 'payer'
  | 'vat'
  | 'taxNumber'
  | 'email'
  | 'phone'
  | 'buyer'
  | 'buyerVat'
  | 'number'
  | 'date'
  | 'amount'
  | 'text';

export interface InvoiceField {
  readonly name: FieldName;
  readonly text: string;
  /** ISO 3166-1 alpha-2 country of the party that it is about; '' if not stated. */
  readonly region: string;
}

export type Invoice = readonly InvoiceField[];

/** Fields that nobody is shown. */
export const UNSHOWN: ReadonlySet<FieldName> = new Set(['payer', 'text']);

/** The kind that a field is checked as; other fields are only shown. */
export const FIELD_KINDS: Readonly<Partial<Record<FieldName, Kind>>> = {
  iban: 'iban',
  bic: 'bic',
  vat: 'vat',
  buyerVat: 'vat',
  email: 'email',
  phone: 'phone',
};

/** Whether a number is meant as an IBAN, also with its label or a letter O, I, L, S, B or Z for a digit. */
const isIbanLike = (account: string): boolean =>
  /^\W*(?:IBAN\W*)?[A-Z]{2}[\s-]?[\dOILSBZ]{2}/i.test(account) &&
  (account.match(/\d/g)?.length ?? 0) > 7;

/** The payee's accounts: a national number instead of an IBAN cannot be checked. */
export const accountFields = (
  ibans: readonly string[],
  others: readonly string[],
): InvoiceField[] => [
  ...fieldsOf('iban', [...ibans, ...others.filter(isIbanLike)]),
  ...fieldsOf(
    'account',
    others.filter((account) => !isIbanLike(account)),
  ),
];

/** A value or name without what is only how it is written: its letters and digits. */
export const plain = (value: string): string =>
  value.replace(/[^\p{Alpha}\p{N}]/gu, '').toUpperCase();

/** Who is paid, if it is not the seller. */
export function payeeField(payees: readonly string[], sellers: readonly string[]): InvoiceField[] {
  const known = new Set(sellers.map(plain));
  return fieldsOf(
    'payee',
    payees.filter((payee) => !known.has(plain(payee))),
  );
}

/** Accounts and other values of one name: a file can have any number. */
const MAX_TEXTS = 200;

/** The texts of a party or document as fields; the first comes first. */
export const fieldsOf = (name: FieldName, texts: readonly string[], region = ''): InvoiceField[] =>
  [...new Set(texts)].slice(0, MAX_TEXTS).map((text) => ({ name, text, region }));

/** The amount with its currency, ISO 4217. */
export const amountField = (amounts: readonly string[], currency = ''): InvoiceField[] =>
  fieldsOf(
    'amount',
    amounts.slice(0, 1).map((amount) => `${amount} ${currency}`.trim()),
  );
