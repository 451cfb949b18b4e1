/** The values of a document, and how much each needs a look. */
import { SEVERITIES, type Severity, severityOf } from '../domain/index.ts';
import type { FoundValue } from '../extension/schemas/index.ts';
import type { CodeDifference, FoundCode } from './codes/index.ts';
import {
  type Difference,
  type FieldName,
  type InvoiceField,
  isSameValue,
} from './invoice/index.ts';
import type { Announcement } from './mail/index.ts';
import type { TextPlace } from './pdf/index.ts';
import type { ScannedValue, UnsureReading } from './scan/index.ts';

/** Where a value is drawn. */
export interface ValuePlace {
  /** Counted from 0. */
  readonly page: number;
  readonly texts: readonly TextPlace[];
}

/** Where a value is in the text of the message, UTF-16 code units. */
export interface MailPlace {
  readonly start: number;
  readonly end: number;
}

export interface DocumentValue {
  readonly key: string;
  readonly found: FoundValue;
  readonly places: readonly ValuePlace[];
  readonly mailPlaces: readonly MailPlace[];
  /** The field of the data that it is in. */
  readonly field?: FieldName;
  /** Page and data do not both have it. */
  readonly difference?: Difference;
  /** It was read from the pixels of a page. */
  readonly scan?: ScanPlace;
  /** A payment code has it. */
  readonly isInCode?: true;
  /** Code and page, or code and data, do not both have it. */
  readonly codeDifference?: CodeDifference;
  /** How much it needs a look: one in which page and data differ needs it, too. */
  readonly severity: Severity;
}

/** Where a value was read in a picture, and how surely. */
export interface ScanPlace extends Pick<ScannedValue, 'certainty' | 'part'> {
  /** Counted from 0. */
  readonly page: number;
}

/** What was meant as a value and could not be read surely. */
export interface UnsureValue extends UnsureReading {
  readonly page: number;
}

/** A payment that a code asks for. */
export interface CheckedCode extends FoundCode {
  /** Counted from 0. */
  readonly page: number;
  /** The key of its account among the values; null if it has none. */
  readonly key: string | null;
  /** Whether pages name the payee and the reference of the code; null if they have no text, or the code none. */
  readonly isPayeePrinted: boolean | null;
  readonly isReferencePrinted: boolean | null;
}

export interface CheckedDocument {
  /** Distinct values, the wrong ones first, then in the order of the document; at most `MAX_LISTED`. */
  readonly values: readonly DocumentValue[];
  /** Values that are not among them. */
  readonly moreValues: number;
  readonly differences: readonly Difference[];
  readonly codes: readonly CheckedCode[];
  readonly codeDifferences: readonly CodeDifference[];
  readonly unsure: readonly UnsureValue[];
  /** Pages whose pixels were read as text. */
  readonly scanned: number;
  /** The fields of the data that are only shown. */
  readonly facts: readonly InvoiceField[];
  /** The sentence of the message that announces another account. */
  readonly announcement: Announcement | null;
  /** Its pages have no text. */
  readonly isPicture: boolean;
  /** Pages beside others that may be pictures, by their index: hardly any text, and something drawn. */
  readonly pictures: readonly number[];
}

/** What the person knows better, then what is wrong, then what differs, then what is doubtful. */
export function valueRankOf({
  severity,
  found,
  difference,
  codeDifference,
}: DocumentValue): number {
  if (found.note?.other) return -1;
  const isOwn = severityOf(found.verdict) === severity;
  const isAccount = difference?.name === 'iban' || codeDifference !== undefined;
  return 4 * SEVERITIES.indexOf(severity) + (isAccount ? 0 : isOwn ? 1 : 2);
}

/** A value that differs is as bad as a wrong one. */
export function withDifference(
  value: DocumentValue,
  differences: readonly Difference[],
): DocumentValue {
  const { kind, value: text } = value.found.verdict;
  const isData = value.field !== undefined && value.field !== 'text';
  const difference = differences.find(
    ({ name, inData, shown }) =>
      name === kind && (isData ? isSameValue(inData, text) : shown.includes(text)),
  );
  return difference ? { ...value, difference, severity: 'bad' } : value;
}

/** A code that pays something else makes its account, and what it differs from, as bad as a wrong one. */
export function withCodeDifference(
  value: DocumentValue,
  differences: readonly CodeDifference[],
): DocumentValue {
  const { kind, value: text } = value.found.verdict;
  if (kind !== 'iban') return value;
  const codeDifference = differences.find(
    ({ name, inCode, others, against }) =>
      name === 'iban' &&
      ((value.isInCode && isSameValue(inCode, text)) ||
        (value.isInCode && against === 'code' && others.includes(text)) ||
        (!value.isInCode && others.includes(text))),
  );
  return codeDifference ? { ...value, codeDifference, severity: 'bad' } : value;
}
