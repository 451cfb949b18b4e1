import { pollQuestion, type SubmittedJob } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome } from '../../domain/index.ts';
import type { ApiSessionOpener, KeyStore } from '../account/index.ts';
import { interpretAnswer, type OutcomeRecorder, type PaidResult } from '../answers/index.ts';
import { keepAlive, type Ports } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { JobCost, UsageTotal } from './cost.ts';
import {
  type Job,
  type JobRequest,
  jobOf,
  jobSchema,
  storedReference,
  submittedJob,
} from './job.ts';
import type { JobNotifier } from './notifications.ts';
import { ALARM_MINUTES, FAILURE_AFTER_MS, type JobStore, LOST_AFTER_MS } from './store.ts';

export const JOBS_ALARM = 'fieldmark.jobs';
/** Delays between polls while a caller waits: about 20 s in all. */
const POLL_DELAYS_MS = [700, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000] as const;
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

interface Dependencies {
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
type JobOutcome = Outcome<PaidResult> | null;

export type JobRunner = ReturnType<typeof createJobRunner>;

/**
 * Runs deep lookups as API jobs. The job id is stored first. From then on the job is polled until its
 * answer comes: while a caller waits, then by alarm, and after a restart.
 */
export function createJobRunner({
  ports,
  db,
  store,
  key,
  openApiSession,
  recordOutcome,
  jobCost,
  notifyJobEnded,
}: Dependencies) {
  /** Number of callers that wait for each job now. */
  const watched = new Map<string, number>();
  const polling = new Map<string, Promise<JobOutcome>>();
  const { all, noteTrouble } = store;

  const isOverdue = (job: Job): boolean => ports.now() - job.at > LOST_AFTER_MS;

  async function end(job: Job, received: Outcome<PaidResult>): Promise<JobOutcome> {
    const { kind, value } = job;
    const { id } = job.paid;
    const { kept, outcome } = await recordOutcome(job.paid, received);
    // If the answer could not be stored, the job is kept: the next poll returns the answer again, free.
    if (kept || isOverdue(job)) await db.remove('jobs', id).catch(() => undefined);
    const isWatched = (watched.get(id) ?? 0) > 0;
    const ended = outcome.ok ? outcome : fail({ ...outcome.failure, receipt: id });
    void notifyJobEnded({ id, kind, value, outcome: ended, isWatched }).catch(() => undefined);
    return outcome;
  }

  /** Reports the job as failed, and continues to poll it for a while. */
  async function reportFailure(job: Job): Promise<JobOutcome> {
    const state = await end(job, fail(createFailure('job-failed')));
    await db.write('jobs', job.paid.id, { ...job, toldAt: ports.now() }).catch(() => undefined);
    return state;
  }

  const lost = (why: Failure['kind']): Outcome<never> =>
    fail(createFailure(why, { billed: 'possibly' }));

  async function ask(job: Job): Promise<JobOutcome> {
    const opened = await openApiSession();
    // A job is polled only with its own account, so it waits until that is connected again.
    if (!opened.ok || opened.value.id !== job.account) {
      const withheld = opened.ok || opened.failure.kind === 'no-key' ? undefined : opened.failure;
      if (withheld) await noteTrouble(job.paid.id, withheld, job.failingSince);
      return isOverdue(job) ? end(job, lost('aborted')) : null;
    }
    const { client, epoch } = opened.value;
    const polled = await pollQuestion(client, job.asked, submittedJob(job));
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
  }

  /** Runs one poll at a time for each job. */
  function poll(job: Job): Promise<JobOutcome> {
    const running = polling.get(job.paid.id);
    if (running) return running;
    const outcome = keepAlive(ports.platform, () => ask(job)).finally(() =>
      polling.delete(job.paid.id),
    );
    polling.set(job.paid.id, outcome);
    return outcome;
  }

  async function pollAll(): Promise<void> {
    await Promise.all((await all()).map((job) => poll(job).catch(() => null)));
    if ((await all()).length === 0) await ports.platform.clearAlarm(JOBS_ALARM);
  }

  /** Stores a job that the API accepted, so that it is polled until its answer comes. */
  async function add(
    jobRequest: JobRequest,
    submitted: SubmittedJob,
    before: UsageTotal | null,
  ): Promise<Job> {
    const reference = storedReference(submitted);
    const job = jobOf(jobRequest, { ...reference, before, at: ports.now() });
    // The job is paid for, so a waiting caller gets the answer even if the job cannot be stored.
    await db.write('jobs', job.paid.id, job).catch(() => undefined);
    await ports.platform.setAlarm(JOBS_ALARM, ALARM_MINUTES).catch(() => undefined);
    return job;
  }

  return {
    pollAll,

    add,

    poll,

    /** Polls a job by its API id, and removes it if it ended. Undefined: Fieldmark has no such job. */
    async pollById(account: string, jobId: string): Promise<JobOutcome | undefined> {
      const job = (await all()).find(
        (stored) => stored.account === account && stored.answer === null && stored.jobId === jobId,
      );
      return job ? poll(job) : undefined;
    },

    /** Polls for about 20 s; null when the job runs longer. */
    async waitFor(job: Job): Promise<JobOutcome> {
      const { id } = job.paid;
      watched.set(id, (watched.get(id) ?? 0) + 1);
      try {
        for (const ms of POLL_DELAYS_MS) {
          const state = await poll(job);
          if (state) return state;
          await ports.sleep(ms);
        }
        return await poll(job);
      } finally {
        watched.set(id, (watched.get(id) ?? 1) - 1);
      }
    },

    /** Call at start-up: polls the jobs that a former worker left. */
    async resume(): Promise<void> {
      if ((await all()).length === 0) return;
      await ports.platform.setAlarm(JOBS_ALARM, ALARM_MINUTES);
      await pollAll();
    },
  };
}
