/** An unusual way to answer a paid lookup, and the result that Fieldmark must report. */
import type { Billed, FailureKind } from '../../lib/domain/failure.ts';
import { answering, message } from './manners.ts';
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

type Rest = Pick<OddCase, 'shows' | 'firefox'>;

export const IS_ANSWERED = { outcome: 'answered', billed: 'yes', charged: 1 } as const;

export const answered = (name: string, manner: Manner, rest: Rest = {}): OddCase => ({
  name,
  manner,
  ...IS_ANSWERED,
  ...rest,
});

/** The bank of every IBAN that is looked up. */
export const IBAN_BANK = 'Commerzbank';
/** The page that a gateway sends to clients that are not signed in. */
export const PAGE =
  '<!doctype html><title>Sign in</title><form action="/login"><input type="password"></form>';

export const encoded = (name: string, encode: (body: Buffer) => Buffer): Manner =>
  answering(({ status, body }) =>
    message({ status, headers: [['content-encoding', name]], body: encode(body) }),
  );

export const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
