/** The lookup of one value as a screen shows it, and how it changes. */
import type { Depth, Failure, Outcome } from '../../lib/domain/index.ts';
import type {
  LookupOffer,
  LookupReply,
  RunningJob,
  StoredAnswer,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';
import { jobsOf, withAccount, withJobs } from './offer-changes.ts';

export type LookupState =
  | { readonly step: 'rest' }
  /** `since`: ms since the epoch. It may have been started on another screen. */
  | { readonly step: 'asking'; readonly since: number }
  /** A job in the background will bring the answer; its id, if the background named it. */
  | { readonly step: 'pending'; readonly job: string | undefined }
  | { readonly step: 'failed'; readonly failure: Failure; readonly depth: Depth }
  /** Waits in the popup to be confirmed; `opened`: the popup is open. */
  | { readonly step: 'prepared'; readonly opened: boolean };

/** The shown answer: its cost and where it came from. */
export interface LookupAnswer {
  /** Ms since the epoch. */
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** It is not known whether the credits were charged. */
  readonly unsure: boolean;
  readonly depth: Depth;
  /** The whole answer, if the reply contained it. */
  readonly record: StoredAnswer | undefined;
}

/** Whether the failed call was or may have been billed, so that the next call may be paid for twice. */
export const isRepeatPaid = ({ remedy, billed }: Failure): boolean =>
  remedy === 'refresh' || billed !== 'no';

export interface ShownLookup {
  readonly judgement: VerdictWithOffer;
  readonly answer: LookupAnswer | null;
  readonly state: LookupState;
  /** A request has no reply yet, whatever is shown meanwhile: a press starts no second one. */
  readonly isAsked: boolean;
}

type AnsweredReply = Extract<LookupReply, { state: 'answered' }>;

export type LookupEvent =
  /** `since`: ms since the epoch. */
  | { readonly is: 'asked'; readonly since: number }
  /** The request has its reply. */
  | { readonly is: 'replied'; readonly outcome: Outcome<LookupReply>; readonly depth: Depth }
  /** The answer to an earlier request. */
  | { readonly is: 'answered'; readonly reply: AnsweredReply; readonly depth: Depth }
  | { readonly is: 'failed'; readonly failure: Failure; readonly depth: Depth }
  | { readonly is: 'prepared'; readonly opened: boolean }
  | { readonly is: 'stopped' }
  /** A free check. `isNewOnly`: its verdict is shown only if it is newer than the one shown. */
  | { readonly is: 'checked'; readonly fresh: VerdictWithOffer; readonly isNewOnly: boolean }
  | { readonly is: 'job-failed'; readonly failure: Failure }
  | { readonly is: 'account-changed'; readonly offer: LookupOffer };

/** When the shown answer came, ms since the epoch; 0 without one. */
const answeredAtOf = ({ answer, judgement }: ShownLookup): number =>
  answer?.at ?? judgement.offer.answeredAt ?? 0;

/** Whether the verdict of a free check takes the place of the one shown. */
export const isReplacedBy = (
  shown: ShownLookup,
  { offer }: VerdictWithOffer,
  isNewOnly: boolean,
): boolean => !isNewOnly || (offer.answeredAt ?? 0) > answeredAtOf(shown);

export function reduceLookup(shown: ShownLookup, event: LookupEvent): ShownLookup {
  const { judgement, answer, state } = shown;
  const isPending = state.step === 'pending';
  switch (event.is) {
    case 'asked':
      return { ...shown, state: { step: 'asking', since: event.since }, isAsked: true };
    case 'replied':
      return { ...replied(shown, event.outcome, event.depth), isAsked: false };
    case 'answered':
      return answered(shown, event.reply, event.depth);
    case 'failed': {
      const { failure, depth } = event;
      return { ...shown, state: { step: 'failed', failure, depth } };
    }
    case 'prepared':
      return { ...shown, state: { step: 'prepared', opened: event.opened } };
    case 'stopped':
      return isPending ? { ...shown, state: { step: 'rest' } } : shown;
    case 'checked': {
      const { fresh, isNewOnly } = event;
      if (isReplacedBy(shown, fresh, isNewOnly)) {
        // Without a time, the cache no longer has the shown answer.
        const kept = fresh.offer.answeredAt === undefined ? null : answer;
        return { ...shown, judgement: fresh, answer: kept, state: { step: 'rest' } };
      }
      const owed = jobsOf(fresh);
      const isOver = isPending && state.job && owed.every(({ id }) => id !== state.job);
      return {
        ...shown,
        judgement: withJobs(judgement, owed, fresh.offer.runningSince),
        state: isOver ? { step: 'rest' } : state,
      };
    }
    case 'job-failed': {
      const { failure } = event;
      const others = jobsOf(judgement).filter(({ id }) => id !== failure.receipt);
      return {
        ...shown,
        judgement: withJobs(judgement, others),
        // The failed job of another surface does not concern the answer shown here.
        state: isPending ? { step: 'failed', failure, depth: 'deep' } : state,
      };
    }
    case 'account-changed':
      return { ...shown, judgement: withAccount(judgement, event.offer) };
  }
}

function answered(shown: ShownLookup, reply: AnsweredReply, depth: Depth): ShownLookup {
  const { verdict, offer, at, credits, from, billed, record } = reply;
  const answer = { at, credits, from, unsure: billed === 'possibly', depth, record };
  return { ...shown, judgement: { verdict, offer }, answer, state: { step: 'rest' } };
}

function replied(shown: ShownLookup, outcome: Outcome<LookupReply>, depth: Depth): ShownLookup {
  if (!outcome.ok) return { ...shown, state: { step: 'failed', failure: outcome.failure, depth } };
  if (outcome.value.state === 'answered') return answered(shown, outcome.value, depth);
  const { job } = outcome.value;
  const state: LookupState = { step: 'pending', job: job?.id };
  return { ...shown, state, judgement: job ? withJob(shown.judgement, job) : shown.judgement };
}

const withJob = (judgement: VerdictWithOffer, job: RunningJob): VerdictWithOffer =>
  withJobs(judgement, [job, ...jobsOf(judgement).filter(({ id }) => id !== job.id)]);
