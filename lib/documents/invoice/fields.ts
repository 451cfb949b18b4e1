/** What is read from an e-invoice by name. */
import type { Kind } from '../../domain/index.ts';

/** The named fields. */
export type FieldName =
  | 'iban'
  | 'bic'
  | 'seller'
  | 'vat'
  | 'taxNumber'
  | 'email'
  | 'phone'
  | 'buyer'
  | 'buyerVat'
  | 'number'
  | 'date'
  | 'amount';

export interface InvoiceField {
  readonly name: FieldName;
  readonly text: string;
  /** ISO 3166-1 alpha-2 country of the party that it is about; '' if not stated. */
  readonly region: string;
}

export type Invoice = readonly InvoiceField[];

/** The kind that a field is checked as; other fields are only shown. */
export const FIELD_KINDS: Readonly<Partial<Record<FieldName, Kind>>> = {
  iban: 'iban',
  bic: 'bic',
  vat: 'vat',
  buyerVat: 'vat',
  email: 'email',
  phone: 'phone',
};

/** A payee's account may have a national number instead of an IBAN, which nobody can check. */
export const isIbanLike = (account: string): boolean => /^\s*[A-Z]{2}\s*\d{2}/i.test(account);

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
