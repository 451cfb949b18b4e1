import type { ApiSessionOpener, KeyStore } from '../account/index.ts';
import type { AnswerCache, NotFoundInterpreter, OutcomeRecorder } from '../answers/index.ts';
import type { SpendingLedger } from '../billing/index.ts';
import type { KeyedMutex, RateLimitedQueue } from '../concurrency/index.ts';
import type { JobRunner } from '../jobs/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';

/** What any paid call needs, of one value or from the console. */
export interface PaidCallDependencies {
  readonly ports: Pick<Ports, 'platform' | 'check' | 'now'>;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly recordOutcome: OutcomeRecorder;
  readonly jobs: JobRunner;
  /** Runs one call at a time for each question, whichever surface asks. */
  readonly runExclusive: KeyedMutex;
  readonly interpretNotFound: NotFoundInterpreter;
}
