/** What a payment code says. */

/** The standard that a code follows. */
export type CodeStandard =
  | ('epc' | 'swiss' | 'spayd' | 'upn' | 'hub3' | 'bysquare')
  | ('payto' | 'bank');

/**
 * What breaks the standard of a code. `unread`: it is a payment code, but its content is damaged. `noIban`: it pays
 * into an account that is no IBAN. `collects`: it is a direct debit, by which the payee takes the money.
 */
export type CodeFault =
  | ('unread' | 'version' | 'lines' | 'long' | 'noIban' | 'noPayee' | 'noBic' | 'collects')
  | ('amount' | 'currency' | 'reference' | 'references' | 'checksum' | 'country' | 'charset')
  | ('qrIbanReference' | 'referenceQrIban' | 'address' | 'twice');

export interface CodeAccount {
  readonly iban: string;
  /** '' if the code names none. */
  readonly bic: string;
}

export interface PaymentCode {
  readonly standard: CodeStandard;
  /** The accounts that it may pay, the one that a phone takes first. */
  readonly accounts: readonly CodeAccount[];
  /** '' if it names nobody. */
  readonly payee: string;
  /** With a decimal point, as "1234.50"; '' if the person is to enter it. */
  readonly amount: string;
  /** ISO 4217; '' if not stated. */
  readonly currency: string;
  /** The creditor's reference, or the symbols of the payment; '' without one. */
  readonly reference: string;
  /** What else the payee is told. */
  readonly message: string;
  readonly faults: readonly CodeFault[];
}

/** UTF-16 code units of one part of a code: far more than any standard allows. */
const MAX_PART = 500;

/** Letters, not control characters or marks of direction: what a code says is foreign. */
export const cleaned = (text = ''): string =>
  text
    .slice(0, MAX_PART)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

/** What a percent-encoded text says; as it is where the encoding is wrong. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const compact = (text = ''): string => cleaned(text).replace(/\s/g, '').toUpperCase();

export const codeAccountOf = (iban = '', bic = ''): CodeAccount => ({
  iban: compact(iban),
  bic: compact(bic),
});

/** Cents as a number with two decimals. */
export const fromCents = (cents: string): string => {
  const digits = cents.replace(/^0+/, '').padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The faults whose condition holds. */
export const faultsOf = (conditions: Partial<Record<CodeFault, boolean>>): CodeFault[] =>
  (Object.keys(conditions) as CodeFault[]).filter((fault) => conditions[fault]);

/** Splits a text at line breaks, of one or two signs. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
