import { PRESS_BODY_BYTES, type Question } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import type { Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { ApiSessionOpener, KeyStore } from '../account/index.ts';
import type {
  AnswerCache,
  NotFoundInterpreter,
  OutcomeRecorder,
  PaidCall,
  RawAnswers,
} from '../answers/index.ts';
import type { Charge, ListBudget, SpendingLedger } from '../billing/index.ts';
import type { KeyedMutex, RateLimitedQueue } from '../concurrency/index.ts';
import type { JobRunner, JobStore } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { EarlierCallExplainer } from './failures.ts';

/** A lookup in progress: request, caller, and the offline verdict that is combined with the answer. */
export interface LookupContext {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** The account's id. */
  readonly account: string;
  /** The account's epoch at the start; null without a key. */
  readonly epoch: number | null;
  /** The list whose budget pays for the lookup. */
  readonly listBudget: ListBudget | undefined;
}

export const chargeOf = ({
  request,
  caller,
  question,
  questionKey,
  account,
  listBudget,
}: LookupContext): Charge => ({
  endpoint: ENDPOINTS[question.endpoint].path,
  credits: question.credits,
  automatic: request.trigger === 'typed',
  question: questionKey,
  // For a list, the person confirmed which values are asked again, with their price.
  repeats: (receipt) =>
    request.trigger === 'gesture' &&
    (listBudget ? request.refresh : request.shown?.includes(receipt) === true),
  place: request.place,
  caller,
  account,
  listBudget,
});

/** A larger body limit for a lookup of one value that a person started. */
export const bodyLimitOf = ({ request, listBudget }: LookupContext): { bodyLimit?: number } =>
  request.trigger === 'gesture' && !listBudget ? { bodyLimit: PRESS_BODY_BYTES } : {};

/** The record for `recordOutcome`; `id`: the receipt's. */
export const paidCallOf = (
  { request, caller, offline, question, questionKey: name, listBudget: purse }: LookupContext,
  id: string,
): PaidCall => ({
  id,
  question: name,
  endpoint: question.endpoint,
  credits: question.credits,
  depth: request.depth,
  whole: question.fields.length === 0,
  offline,
  place: request.place,
  ...(caller.host ? { site: caller.host } : {}),
  private: caller.private,
  ...(purse ? { listed: true } : {}),
});

/** Dependencies of any paid call, for one value or from the console. */
export interface PaidCallDependencies {
  readonly ports: Pick<Ports, 'platform' | 'check' | 'now' | 'newId'>;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly recordOutcome: OutcomeRecorder;
  readonly rawAnswers: RawAnswers;
  readonly jobs: JobRunner;
  readonly jobStore: JobStore;
  readonly explainEarlier: EarlierCallExplainer;
  /** Runs one call at a time for each question, whichever surface asks. */
  readonly runExclusive: KeyedMutex;
  readonly interpretNotFound: NotFoundInterpreter;
}
