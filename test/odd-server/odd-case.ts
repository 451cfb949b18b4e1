/** An unusual way to answer a paid lookup, and the result that Fieldmark must report. */
import type { Billed, FailureKind } from '../../lib/domain/failure.ts';
import { cutAfter, message } from './manners.ts';
import type { Manner } from './server.ts';

export interface OddCase {
  /** What the server does. */
  readonly name: string;
  readonly manner: Manner;
  readonly outcome: 'answered' | FailureKind;
  /** Alternative outcome, for browsers that deliver more of a broken answer. */
  readonly orElse?: FailureKind;
  readonly billed: Billed;
  /** Credits that the server charges. */
  readonly charged: 0 | 1 | 5;
  /** How polls of its job are answered; if omitted, as usual. */
  readonly job?: Manner;
  /** The id that the server gives to its job. */
  readonly jobId?: (id: string) => string;
  /** Part of the answer that is kept although it cannot be read. */
  readonly keeps?: string;
  /** Part of the answer that the verdict shows. */
  readonly shows?: string;
  /** Runs in Firefox too. */
  readonly firefox?: true;
}

export type Row = readonly [name: string, manner: Manner, rest?: Partial<OddCase>];

/** Rows with what they have in common. */
export const cases = (
  common: Pick<OddCase, 'outcome' | 'billed' | 'charged'>,
  rows: readonly Row[],
): OddCase[] => rows.map(([name, manner, rest]) => ({ name, manner, ...common, ...rest }));

/** The bank of every IBAN that is looked up. */
export const BANK = 'Commerzbank';
export const firefox = { firefox: true } as const;
/** The page that a gateway sends to clients that are not signed in. */
export const PAGE =
  '<!doctype html><title>Sign in</title><form action="/login"><input type="password"></form>';
export const SIGN_IN = { type: 'text/html', body: PAGE } as const;

export const GZIP = [['content-encoding', 'gzip']] as const;
export const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
export const cutInHalf = cutAfter(({ status, body }) =>
  message({ status, body: half(body), length: body.length }),
);
