import { type ApiClient, pollQuestion, submitQuestion } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok } from '../../domain/index.ts';
import type { ApiSessionOpener, KeyStore } from '../account/index.ts';
import { interpretAnswer, type OutcomeRecorder, type PaidResult } from '../answers/index.ts';
import { keepAlive, type Ports } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { JobCost, UsageTotal } from './cost.ts';
import { type Job, type JobRequest, jobSchema } from './job.ts';
import type { JobNotifier } from './notifications.ts';

export const JOBS_ALARM = 'fieldmark.jobs';
/** Half a minute is the shortest period both browsers keep. */
const ALARM_MINUTES = 0.5;
/** While someone looks at the card: some 20 s in all. */
const POLL_DELAYS_MS = [700, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000] as const;
/** A job that has said nothing for a day is taken for lost. */
const LOST_AFTER_MS = 24 * 3_600_000;
/**
 * The contract records a failed job as 500 and does not show its poll: a 500 may be the job's end or
 * the API's bad moment. One that lasts so long, ms, while the account was charged nothing, is the
 * job's end, and free; where that cannot be told, one that lasts much longer is its end too.
 */
const FREE_FAILURE_AFTER_MS = 15_000;
const FAILURE_AFTER_MS = 5 * 60_000;
/** An answer that comes so long, ms, after a failure was told is paid for, and not lost. */
const LATE_ANSWER_MS = 3_600_000;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now' | 'sleep'>;
  readonly db: Db;
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
 * Deep checks run as API jobs. The job id is stored before anything else is done with it; from then
 * on the answer is owed: polled while someone waits, by alarm afterwards, and after a restart.
 */
export function createJobRunner({
  ports,
  db,
  key,
  openApiSession: door,
  recordOutcome: settle,
  jobCost: cost,
  notifyJobEnded: news,
}: Dependencies) {
  /** Jobs that somebody waits for now. */
  const watched = new Map<string, number>();
  const polling = new Map<string, Promise<JobOutcome>>();
  const all = () => db.all('jobs', jobSchema);

  const isOverdue = (job: Job): boolean => ports.now() - job.at > LOST_AFTER_MS;

  async function end(job: Job, outcome: Outcome<PaidResult>): Promise<JobOutcome> {
    const { kind, value } = job;
    const { id } = job.paid;
    const kept = await settle(job.paid, outcome);
    // What could not be stored stays owed: the next poll brings it again, free.
    if (kept || isOverdue(job)) await db.remove('jobs', id).catch(() => undefined);
    const isWatched = (watched.get(id) ?? 0) > 0;
    void news({ id, kind, value, outcome, isWatched }).catch(() => undefined);
    return outcome;
  }

  /** One that ended meanwhile, by another poll of it, must not come back. */
  async function rewrite(job: Job): Promise<void> {
    const { id } = job.paid;
    if (await db.read('jobs', id, jobSchema)) await db.write('jobs', id, job);
  }

  /** The failure is told now; the job stays for a while, as one that nobody waits for. */
  async function tell(job: Job): Promise<JobOutcome> {
    const state = await end(job, fail(createFailure('job-failed')));
    await db.write('jobs', job.paid.id, { ...job, toldAt: ports.now() }).catch(() => undefined);
    return state;
  }

  const lost = (why: Failure['kind']): Outcome<never> =>
    fail(createFailure(why, { billed: 'possibly' }));

  async function ask(job: Job): Promise<JobOutcome> {
    const opened = await door();
    // Asked for nowhere else: it waits until its API is connected again.
    if (!opened.ok || opened.value.origin !== job.origin) {
      return isOverdue(job) ? end(job, lost('aborted')) : null;
    }
    const { client, epoch: turn } = opened.value;
    const polled = await pollQuestion(client, job.asked, job.jobId);
    await key.updateTrouble(polled, turn).catch(() => undefined);
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
    // It would come again, as large, with each poll.
    if (!polled.ok && polled.failure.kind === 'answer-too-large') {
      return end(job, lost('answer-too-large'));
    }
    // Whoever waits holds the job as it was handed over; what was noted since stands on the disk.
    const noted = await db.read('jobs', job.paid.id, jobSchema).catch(() => undefined);
    const { failingSince, ...calm } = noted ?? job;
    if (!polled.ok && polled.failure.kind === 'server-error') {
      const since = failingSince ?? ports.now();
      const isLong = ports.now() - since >= FREE_FAILURE_AFTER_MS;
      if (isLong && job.before && (await cost.wasFree(job.before, job.paid.credits))) {
        return tell(job);
      }
      if (ports.now() - since > FAILURE_AFTER_MS) return end(job, lost('job-failed'));
      await rewrite({ ...job, failingSince: since });
    } else if (failingSince !== undefined) await rewrite(calm);
    return isOverdue(job) ? end(job, lost('timeout')) : null;
  }

  /** One poll at a time for each job, whoever asks. */
  function poll(job: Job): Promise<JobOutcome> {
    const running = polling.get(job.paid.id);
    if (running) return running;
    const mine = keepAlive(ports.platform, () => ask(job)).finally(() =>
      polling.delete(job.paid.id),
    );
    polling.set(job.paid.id, mine);
    return mine;
  }

  async function pollAll(): Promise<void> {
    await Promise.all((await all()).map((job) => poll(job).catch(() => null)));
    if ((await all()).length === 0) await ports.platform.clearAlarm(JOBS_ALARM);
  }

  /** The API has taken a question as a job: its answer is owed from here on. */
  async function add(handed: JobRequest, jobId: string, before: UsageTotal | null): Promise<Job> {
    const job = jobSchema.parse({ ...handed, jobId, before, at: ports.now() });
    // Paid from here on: whoever waits gets the answer even where the job cannot be stored.
    await db.write('jobs', job.paid.id, job).catch(() => undefined);
    await ports.platform.setAlarm(JOBS_ALARM, ALARM_MINUTES).catch(() => undefined);
    return job;
  }

  return {
    pollAll,

    /** Receipts whose answer is still owed by a job. */
    receiptsOwed: async (): Promise<Set<string>> =>
      new Set((await all()).map((job) => job.paid.id)),

    findRunning: async (question: string): Promise<Job | null> =>
      (await all()).find((job) => job.paid.question === question && job.toldAt === undefined) ??
      null,

    /** Hands the question over; its receipt must be open. */
    async submit(client: ApiClient, handed: JobRequest): Promise<Outcome<Job>> {
      const before = await cost.readTotal();
      const sent = await keepAlive(ports.platform, () => submitQuestion(client, handed.asked));
      if (!sent.ok) return sent;
      return ok(await add(handed, sent.value.jobId, before));
    },

    add,

    /** Somebody asks for a job by hand: where it has ended, its answer is owed no longer. */
    async pollById(jobId: string): Promise<JobOutcome | undefined> {
      const mine = (await all()).find((job) => job.jobId === jobId);
      return mine ? poll(mine) : undefined;
    },

    /** Waits for a job as long as a person waits for a card; null when it goes on after that. */
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

    /** At start-up: goes on with what a former worker left. */
    async resume(): Promise<void> {
      if ((await all()).length === 0) return;
      await ports.platform.setAlarm(JOBS_ALARM, ALARM_MINUTES);
      await pollAll();
    },
  };
}
