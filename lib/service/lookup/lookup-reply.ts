import {
  type Billed,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
  withDisposableSetting,
} from '../../domain/index.ts';
import type {
  LookupOffer,
  LookupReply,
  SharedAnswer,
  StoredAnswer,
} from '../../extension/schemas/index.ts';
import { type AnswerCache, combineVerdicts } from '../answers/index.ts';
import type { JobStore } from '../jobs/index.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from '../settings/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import type { LookupContext } from './authorization.ts';

export interface AnsweredLookup {
  readonly verdict: Verdict<Phrase>;
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** Set where the cost is not known. */
  readonly billed?: Billed;
  readonly record: StoredAnswer;
  readonly shared?: SharedAnswer;
}
interface Dependencies {
  readonly cache: Pick<AnswerCache, 'mergeWithOlder'>;
  readonly evaluate: ValueEvaluator;
  readonly jobStore: Pick<JobStore, 'underWay'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

/** Builds replies to a lookup, with only the data that its caller may know. */
export function createLookupReplies({ cache, evaluate, jobStore, settings }: Dependencies) {
  return {
    async answered(
      context: LookupContext,
      answered: AnsweredLookup,
    ): Promise<Outcome<LookupReply<Phrase>, Phrase>> {
      const { request, caller, offline } = context;
      const where = { place: request.place, form: request.form, caller };
      const { at, credits, billed } = answered;
      const isOnPage = caller.context === 'page';
      // A page cannot tell the team's answers from those that this browser has.
      const from = isOnPage && answered.shared ? 'cache' : answered.from;
      const shared = answered.shared && !isOnPage ? { shared: answered.shared } : {};
      // Storage that cannot be read must not hide the answer.
      const shown = await cache.mergeWithOlder(context.questionKey, answered).catch(() => answered);
      // An error while computing the offer must not hide the answer.
      const [evaluated] = await evaluate([offline], where).catch(() => []);
      const none: LookupOffer = { policy: 'check', connected: false, credits: 0 };
      const { shared: _, ...offered } = evaluated?.offer ?? none;
      const offer = { ...offered, credits: 0, answeredAt: at, ...shared };
      const combined = combineVerdicts(offline, shown.verdict);
      // Storage that cannot be read must not hide the answer.
      const { disposableIsBad } = await settings.read().catch(() => DEFAULT_SETTINGS);
      // A list stores its answers, and verdicts are stored without this setting.
      const verdict = context.listBudget
        ? combined
        : withDisposableSetting(combined, disposableIsBad);
      // A page gets only the data that its line shows.
      const record = isOnPage ? {} : { record: shown.record };
      const { facts, standing } = shown.verdict;
      const isUnknown = standing === 'unknown';
      const read = context.listBudget ? { read: { facts: facts.length, isUnknown } } : {};
      const cost = { credits, from, ...(billed ? { billed } : {}) };
      return ok({ state: 'answered', verdict, offer, at, ...cost, ...read, ...record });
    },

    /** The reply while a job runs. `receipt`: the id of its receipt. */
    async pending(
      { caller, question }: LookupContext,
      receipt: string,
    ): Promise<Outcome<LookupReply<Phrase>, Phrase>> {
      const { credits } = question;
      if (caller.context === 'page') return ok({ state: 'pending', credits });
      // The job goes on, known by its receipt.
      const jobsUnderWay = await jobStore.underWay().catch(() => []);
      const known = jobsUnderWay.find(({ id }) => id === receipt);
      return ok({ state: 'pending', credits, ...(known ? { job: known } : {}) });
    },
  };
}
