/** Kinds of values, in the order in which the UI shows them. */
export const KINDS = ['email', 'domain', 'ip', 'phone', 'vat', 'iban', 'bic'] as const;

export type Kind = (typeof KINDS)[number];

/** Identifies a value, however it is written. @param value as a verdict names it */
export const valueKey = ({ kind, value }: { readonly kind: Kind; readonly value: string }) =>
  `${kind} ${value}`;

/**
 * Identifies what is said of a value: the same number is sound as "+49 30 1234567" and doubted as "+49301234567.0".
 */
export const verdictKey = (verdict: {
  readonly kind: Kind;
  readonly value: string;
  readonly reason: string;
}) => `${valueKey(verdict)} ${verdict.reason}`;

/** Evidence that a text is meant as a value although it may break the rules of its kind. */
export const FINDING_EVIDENCE = ['label', 'column', 'shape'] as const;

export type FindingEvidence = (typeof FINDING_EVIDENCE)[number];

/** A value found in text: `raw` is `text.slice(start, end)`, `value` its form for the API. */
export interface Finding {
  readonly kind: Kind;
  /** UTF-16 offset of the first code unit, as in `String.prototype.slice`. */
  readonly start: number;
  /** UTF-16 offset one past the last code unit. */
  readonly end: number;
  readonly raw: string;
  readonly value: string;
  /** Set where the value is shown even if its check says that it is wrong. */
  readonly evidence?: FindingEvidence;
}

/** Why a text that may be meant as a value was not read as one. */
export const UNREAD_REASONS = [
  /** Words only. */
  'no-value',
  /** In a column or list of values. */
  'not-in-column',
  /** Digits without a label or country code. */
  'number',
  /** The same, where naming a region in the settings may make it a phone number. */
  'number-without-region',
  /** Digits after a label for IBANs. */
  'account-number',
  /** Begins like a value: "+49", "DE89". */
  'incomplete',
  /** An IBAN with too few or too many characters for its country. */
  'too-short',
  'too-long',
  /** Begins like an IBAN, with letters of no country that has IBANs. */
  'unknown-country',
  /** Has an @, but no name before it or no domain after it. */
  'email-incomplete',
  /** An empty cell in a column of values. */
  'missing',
] as const;

export type UnreadReason = (typeof UNREAD_REASONS)[number];
