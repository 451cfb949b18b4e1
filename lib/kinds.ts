/** What a value is. The six kinds Fieldmark knows, and the only place that lists them. */
export const KINDS = ['email', 'domain', 'ip', 'phone', 'vat', 'iban'] as const;

export type Kind = (typeof KINDS)[number];

export interface KindRow {
  /** The word for one value, in a sentence: "this email address". */
  readonly noun: string;
  /** The word on a badge or tab. */
  readonly label: string;
  /** Looked for in running text. Domains and IPs are only parsed from a selection or a paste. */
  readonly inText: boolean;
  /** Looked for in form fields. */
  readonly inFields: boolean;
  /** Credits of the cheapest endpoint that answers for this kind (API contract, Endpoints). */
  readonly credits: number;
  /** What the API takes (contract, Endpoints); a value of another shape can only be checked. */
  readonly askable: RegExp;
  /** What a value that is not askable lacks, as a sentence. */
  readonly lacks: string;
}

export const KIND_TABLE: Readonly<Record<Kind, KindRow>> = {
  email: {
    noun: 'email address',
    label: 'Email',
    inText: true,
    inFields: true,
    credits: 3,
    askable: /@/,
    lacks: 'It has no @.',
  },
  domain: {
    noun: 'domain',
    label: 'Domain',
    inText: false,
    inFields: false,
    credits: 2,
    askable: /\./,
    lacks: 'It has no dot.',
  },
  ip: {
    noun: 'IP address',
    label: 'IP',
    inText: false,
    inFields: false,
    credits: 2,
    askable: /[.:]/,
    lacks: 'It is no IP address.',
  },
  phone: {
    noun: 'phone number',
    label: 'Phone',
    inText: true,
    inFields: true,
    credits: 1,
    askable: /^\+\d/,
    lacks: 'The country code is missing: +49 for Germany, for instance.',
  },
  vat: {
    noun: 'VAT number',
    label: 'VAT',
    inText: true,
    inFields: true,
    credits: 1,
    askable: /^[A-Z]{2}/,
    lacks: 'The country prefix is missing: DE for Germany, for instance.',
  },
  iban: {
    noun: 'IBAN',
    label: 'IBAN',
    inText: true,
    inFields: true,
    credits: 1,
    askable: /^[A-Z]{2}/,
    lacks: 'The country letters are missing: DE for Germany, for instance.',
  },
};

/** What a form is for; the default policy depends on it. */
export const FORM_TYPES = [
  'sign-in',
  'sign-up',
  'checkout',
  'contact',
  'newsletter',
  'other',
] as const;

export type FormType = (typeof FORM_TYPES)[number];

/** What Fieldmark may do with a value of a kind on a site (DESIGN, Words: policy). */
export const POLICIES = ['off', 'check', 'ask', 'auto'] as const;

export type Policy = (typeof POLICIES)[number];

/** A value found in text: `raw` is exactly `text.slice(start, end)`, `value` what the API takes. */
export interface Finding {
  readonly kind: Kind;
  /** UTF-16 offset of the first code unit, as in `String.prototype.slice`. */
  readonly start: number;
  /** UTF-16 offset one past the last code unit. */
  readonly end: number;
  readonly raw: string;
  readonly value: string;
}
