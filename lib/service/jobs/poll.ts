/** One poll of a job: its answer, its failure, or that it still runs. */
import { pollQuestion } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, type Phrase } from '../../domain/index.ts';
import type { ApiSessionOpener, KeyStore } from '../account/index.ts';
import { interpretAnswer, type OutcomeRecorder, type PaidResult } from '../answers/index.ts';
import type { Ports } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { JobCost } from './cost.ts';
import { type Job, jobSchema, submittedJob } from './job.ts';
import type { JobNotifier } from './notifications.ts';
import { FAILURE_AFTER_MS, type JobStore, LOST_AFTER_MS } from './store.ts';

/**
 * The contract records a failed job as 500 but does not show its poll, so a 500 may mean that the job
 * failed, or a passing fault. If polls return 500 for this long, ms, and the account was charged
 * nothing, the job has failed and was free. If the charge is not known, it counts as failed after
 * `FAILURE_AFTER_MS`.
 */
const FREE_FAILURE_AFTER_MS = 15_000;
/**
 * A job that was reported as failed is still polled for this long, ms, because a late answer was paid
 * for.
 */
const LATE_ANSWER_MS = 3_600_000;

export interface JobDependencies {
  readonly ports: Pick<Ports, 'platform' | 'now' | 'sleep'>;
  readonly db: Db;
  readonly store: JobStore;
  readonly key: KeyStore;
  readonly openApiSession: ApiSessionOpener;
  readonly recordOutcome: OutcomeRecorder;
  readonly jobCost: JobCost;
  readonly notifyJobEnded: JobNotifier;
}

/** `null`: still running. */
export type JobOutcome = Outcome<PaidResult, Phrase> | null;

/** @param isWatched whether a caller waits for the job with this receipt */
export function createPoll(
  {
    ports,
    db,
    store,
    key,
    openApiSession,
    recordOutcome,
    jobCost,
    notifyJobEnded,
  }: JobDependencies,
  isWatched: (id: string) => boolean,
) {
  const { noteTrouble } = store;
  const isOverdue = (job: Job): boolean => ports.now() - job.at > LOST_AFTER_MS;

  async function end(job: Job, received: Outcome<PaidResult, Phrase>): Promise<JobOutcome> {
    const { kind, value } = job;
    const { id } = job.paid;
    const { kept, outcome } = await recordOutcome(job.paid, received);
    // If the answer could not be stored, the job is kept: the next poll returns the answer again, free.
    if (kept || isOverdue(job)) await db.remove('jobs', id).catch(() => undefined);
    const ended = outcome.ok ? outcome : fail({ ...outcome.failure, receipt: id });
    void notifyJobEnded({ id, kind, value, outcome: ended, isWatched: isWatched(id) }).catch(
      () => undefined,
    );
    return outcome;
  }

  /** Reports the job as failed, and continues to poll it for a while. */
  async function reportFailure(job: Job): Promise<JobOutcome> {
    const state = await end(job, fail(createFailure('job-failed')));
    // The failure is told even where that cannot be stored.
    await db.write('jobs', job.paid.id, { ...job, toldAt: ports.now() }).catch(() => undefined);
    return state;
  }

  const lost = (why: Failure<Phrase>['kind']): Outcome<never, Phrase> =>
    fail(createFailure(why, { billed: 'possibly' }));

  return async function ask(job: Job): Promise<JobOutcome> {
    const opened = await openApiSession();
    // A job is polled only with its own account, so it waits until that is connected again.
    if (!opened.ok || opened.value.id !== job.account) {
      const withheld = opened.ok || opened.failure.kind === 'no-key' ? undefined : opened.failure;
      if (withheld) await noteTrouble(job.paid.id, withheld, job.failingSince);
      return isOverdue(job) ? end(job, lost('aborted')) : null;
    }
    const { client, epoch } = opened.value;
    const polled = await pollQuestion(client, job.asked, submittedJob(job));
    // The answer must not wait for what is shown of the key.
    await key.updateTrouble(polled, epoch).catch(() => undefined);
    if (polled.ok && polled.value.state === 'done') {
      const { kind, value, asked, partial } = job;
      return end(
        job,
        interpretAnswer({ kind, value, endpoint: asked.endpoint, partial }, polled.value.value),
      );
    }
    if (job.toldAt !== undefined) {
      const isOver = polled.ok && polled.value.state === 'failed';
      if (isOver || ports.now() - job.toldAt > LATE_ANSWER_MS) await db.remove('jobs', job.paid.id);
      return null;
    }
    if (polled.ok && polled.value.state === 'failed') {
      return end(job, fail(polled.value.failure));
    }
    // Every further poll would return the same large answer.
    if (!polled.ok && polled.failure.kind === 'answer-too-large') {
      return end(job, fail({ ...polled.failure, billed: 'possibly' }));
    }
    const failure = polled.ok ? polled.value.doubt : polled.failure;
    // A waiting caller has the job as it was submitted. Later changes are only in the database.
    const stored = (await db.read('jobs', job.paid.id, jobSchema).catch(() => undefined)) ?? job;
    const since = stored.failingSince ?? ports.now();
    if (failure?.kind === 'unexpected-answer') {
      // Every poll returns the same, so it is taken for the answer.
      if (ports.now() - since > FAILURE_AFTER_MS)
        return end(job, fail({ ...failure, billed: 'possibly' }));
      await noteTrouble(job.paid.id, failure, since);
    } else if (failure?.kind === 'server-error') {
      const isLong = ports.now() - since >= FREE_FAILURE_AFTER_MS;
      if (
        isLong &&
        job.before &&
        (await jobCost.wasFree(job.account, job.before, job.paid.credits))
      ) {
        return reportFailure(job);
      }
      if (ports.now() - since > FAILURE_AFTER_MS) return end(job, lost('job-failed'));
      await noteTrouble(job.paid.id, failure, since);
    } else if (failure || stored.trouble || stored.failingSince !== undefined) {
      await noteTrouble(job.paid.id, failure);
    }
    return isOverdue(job) ? end(job, lost('timeout')) : null;
  };
}
