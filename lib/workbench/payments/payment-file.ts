/** What is read of a payment file or a bank statement. */
import { remainderMod97 } from '../../values/text/index.ts';
import type { PaymentFault, PaymentRole } from '../messages/index.ts';

/** A payment or an entry of a statement: what the file has of each role. Amounts have a point; paid out: a minus. */
export type Payment = Readonly<Partial<Record<Exclude<PaymentRole, 'file'>, string | undefined>>>;

/** A fault without the name of the file, which who reads it knows. */
type WithoutFile<T> = T extends unknown ? Omit<T, 'file'> : never;
export type FaultInFile = WithoutFile<PaymentFault>;

export interface PaymentFile {
  /** That no other file of its list has. */
  readonly name: string;
  /** Such as "pain.001.001.09" or "MT940". */
  readonly format: string;
  readonly payments: readonly Payment[];
  readonly faults: readonly FaultInFile[];
  /** Payments beyond those that were kept. */
  readonly omitted: number;
}

/** Faults that are kept, of a file and of all that are opened together. */
export const MAX_FAULTS = 1_000;

export const addFaults = (faults: FaultInFile[], more: readonly FaultInFile[]): void => {
  faults.push(...more.slice(0, Math.max(0, MAX_FAULTS - faults.length)));
};

/** Payments of all files that are opened together. */
export const MAX_PAYMENTS = 100_000;

/** What stands where nothing is known, although it has the form of a BIC (EPC implementation guidelines, 1.5.1). */
const NOT_PROVIDED = /^NOT ?(?:PROVIDED|AVAILABLE|KNOWN)$/i;
/** A BIC or a number of a payment; empty where it is said that there is none. */
export const provided = (text: string): string => (NOT_PROVIDED.test(text.trim()) ? '' : text);

/** Characters of a name or number that a sentence names. */
const MAX_NAMED = 70;
export const named = (text: string): string => text.slice(0, MAX_NAMED);

/** Without how it is grouped. */
export const compact = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Whether a text has the form of an IBAN that is not grouped. */
export const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(text);
/** Whether it also has the check digits of one. */
export const isIban = (text: string): boolean =>
  looksLikeIban(text) && remainderMod97(text.slice(4) + text.slice(0, 4)) === 1;

/** A text that is not blank, on one line. */
export const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
