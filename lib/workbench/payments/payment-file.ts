/** What is read of a payment file or a bank statement. */
import type { PaymentFault, PaymentListKind, PaymentRole } from '../messages/index.ts';

/** A payment or an entry of a statement: what the file has of each role. Amounts have a point; paid out: a minus. */
export type Payment = Readonly<Partial<Record<Exclude<PaymentRole, 'file'>, string | undefined>>>;

/** A fault without the name of the file, which who reads it knows. */
type WithoutFile<T> = T extends unknown ? Omit<T, 'file'> : never;
export type FaultInFile = WithoutFile<PaymentFault>;

export interface PaymentFile {
  readonly is: PaymentListKind;
  /** Such as "pain.001.001.09" or "MT940". */
  readonly format: string;
  readonly payments: readonly Payment[];
  readonly faults: readonly FaultInFile[];
}

/** `damaged`: it ends early or is not written as its format is; `large`: more than is kept; `empty`: no payments. */
export type PaymentProblem = 'damaged' | 'large' | 'empty';

export class PaymentFileError extends Error {
  readonly problem: PaymentProblem;

  constructor(problem: PaymentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Faults of a file that are kept. */
const MAX_FAULTS = 1_000;

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

/** A text that is not blank, on one line. */
export const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
