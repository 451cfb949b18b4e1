/** Compares what payment codes pay with what the page and the data of a document say. */
import {
  amountsIn,
  centsOfData,
  type Invoice,
  isSameValue,
  largestOf,
  writtenLike,
} from '../invoice/index.ts';
import type { PaymentCode } from './payment-code.ts';

/** A code pays something else than the page, the data or another code says. */
export interface CodeDifference {
  readonly name: 'iban' | 'amount';
  readonly inCode: string;
  readonly others: readonly string[];
  /** Where the others are. */
  readonly against: 'page' | 'data' | 'code';
}

export interface ComparedDocument {
  /** The accounts that pages name. */
  readonly accounts: readonly string[];
  /** All text of the pages; '' if they have none. */
  readonly text: string;
  readonly invoice: Invoice;
}

/** Values that a warning names. */
const MAX_OTHERS = 5;

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The account that a phone pays into. */
const accountOf = ({ accounts }: PaymentCode): string => accounts[0]?.iban ?? '';

/** Codes that pay into different accounts. */
function betweenCodes(payments: readonly PaymentCode[]): CodeDifference[] {
  const [inCode, ...others] = distinct(payments.map(accountOf).filter(Boolean));
  if (inCode === undefined || others.length === 0) return [];
  return [{ name: 'iban', inCode, others: others.slice(0, MAX_OTHERS), against: 'code' }];
}

function accountDifferences(
  inCode: string,
  { accounts, invoice }: ComparedDocument,
): CodeDifference[] {
  const inData = invoice.flatMap(({ name, text }) => (name === 'iban' ? text : []));
  const differs = (others: readonly string[]) =>
    others.length > 0 && !others.some((each) => isSameValue(each, inCode));
  const [page, data] = [differs(accounts), differs(inData)];
  const isSaid = page && inData.every((each) => accounts.some((on) => isSameValue(on, each)));
  const difference = { name: 'iban', inCode } as const;
  return [
    ...(page
      ? [{ ...difference, others: accounts.slice(0, MAX_OTHERS), against: 'page' as const }]
      : []),
    ...(data && !isSaid
      ? [{ ...difference, others: inData.slice(0, MAX_OTHERS), against: 'data' as const }]
      : []),
  ];
}

/** Whether a text has a whole amount without its cents: 1 190 or 1.190,- */
function hasWhole(text: string, cents: string): boolean {
  if (!cents.endsWith('00')) return false;
  const digits = cents.slice(0, -2);
  // Thousands from the right: "1", "190".
  const first = digits.length % 3;
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])];
  const written = groups.filter(Boolean).join("[.,'’ \\u00a0\\u202f]?");
  return new RegExp(`(?<![\\d.,])${written}(?![.,]?\\d)`).test(text);
}

function amountDifferences(
  { amount, currency }: PaymentCode,
  { text, invoice }: ComparedDocument,
): CodeDifference[] {
  const cents = centsOfData(amount);
  if (cents === null) return [];
  const withCurrency = (written: string) => `${written} ${currency}`.trim();
  const inPage = amountsIn(text);
  const largest = largestOf(inPage);
  const isShown = inPage.some((each) => each.cents === cents) || hasWhole(text, cents);
  const inCode = withCurrency(writtenLike(cents, largest?.text ?? '0.00'));
  const difference = { name: 'amount', inCode } as const;
  if (largest && !isShown)
    return [{ ...difference, others: [withCurrency(largest.text)], against: 'page' }];
  const due = invoice.find(({ name }) => name === 'amount')?.text ?? '';
  const [number = '', dataCurrency = ''] = due.split(' ');
  const inData = centsOfData(number);
  if (inData === null || inData === cents || (currency && currency !== dataCurrency)) return [];
  const others = [`${writtenLike(inData, largest?.text ?? '0.00')} ${dataCurrency}`.trim()];
  return [{ ...difference, others, against: 'data' }];
}

const keyOf = ({ name, inCode, against }: CodeDifference): string =>
  [name, inCode, against].join(' ');

/** Differences of accounts come first, before those of amounts. */
export function compareCodes(
  payments: readonly PaymentCode[],
  document: ComparedDocument,
): CodeDifference[] {
  const accounts = distinct(payments.map(accountOf).filter(Boolean));
  const all = [
    ...betweenCodes(payments),
    ...accounts.flatMap((account) => accountDifferences(account, document)),
    ...payments.flatMap((payment) => amountDifferences(payment, document)),
  ];
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}
