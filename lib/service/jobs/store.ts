import { ENDPOINT_CONTRACT, type Failure, type Phrase } from '../../domain/index.ts';
import type { RunningJob } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import { createMutex } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import { type Job, jobSchema } from './job.ts';

/** The shortest alarm period that both browsers allow. */
export const ALARM_MINUTES = 0.5;

/** A job without an answer after a day counts as lost. */
export const LOST_AFTER_MS = 24 * 3_600_000;
/** A job whose polls returned only 500, or something unreadable, for this long, ms, has ended too. */
export const FAILURE_AFTER_MS = 5 * 60_000;

/** A job as surfaces show it. `account`: the id of the connected account; null: none. */
export function runningJobOf(job: Job, account: string | null, now: number): RunningJob<Phrase> {
  const { at, kind, value, paid, trouble, stoppedAt, failingSince } = job;
  const { id, credits, depth, endpoint, place } = paid;
  const { path } = ENDPOINT_CONTRACT[endpoint];
  const lostAt = at + LOST_AFTER_MS;
  const until =
    failingSince === undefined ? lostAt : Math.min(lostAt, failingSince + FAILURE_AFTER_MS);
  return {
    id,
    at,
    kind,
    value,
    endpoint: path,
    credits,
    depth,
    place,
    ...(job.account === account ? {} : { otherAccount: true }),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    ...(trouble && {
      trouble: { ...trouble, until, nextPoll: Math.max(now, trouble.at + ALARM_MINUTES * 60_000) },
    }),
  };
}

interface Dependencies {
  readonly db: Db;
  readonly key: Pick<KeyStore, 'account'>;
  readonly now: () => number;
}

export type JobStore = ReturnType<typeof createJobStore>;

/** The jobs whose answers have not come yet. */
export function createJobStore({ db, key, now }: Dependencies) {
  const locked = createMutex();
  const all = () => db.all('jobs', jobSchema);

  /** Changes a stored job. A job that has ended is not stored again. */
  const change = (id: string, changed: (job: Job) => Job): Promise<void> =>
    locked(async () => {
      const stored = await db.read('jobs', id, jobSchema);
      if (stored) await db.write('jobs', id, changed(stored));
    });

  return {
    all,

    /** Ids of the receipts whose answer a job can still bring. */
    receiptsOwed: async (): Promise<Set<string>> =>
      new Set((await all()).map((job) => job.paid.id)),

    /** Running jobs of all accounts, newest first. */
    async underWay(): Promise<RunningJob<Phrase>[]> {
      const jobs = (await all()).filter((job) => job.toldAt === undefined);
      const account = jobs.length > 0 ? ((await key.account())?.id ?? null) : null;
      return jobs.toSorted((a, b) => b.at - a.at).map((job) => runningJobOf(job, account, now()));
    },

    /**
     * A running job for this question that the person still waits for.
     *
     * @param shown ids of jobs that the person's surface shows, which are left out
     */
    findRunning: async (question: string, shown: readonly string[] = []): Promise<Job | null> =>
      (await all()).find(
        (job) =>
          job.paid.question === question &&
          job.toldAt === undefined &&
          job.stoppedAt === undefined &&
          !shown.includes(job.paid.id),
      ) ?? null,

    /** The person stops waiting for a job. The API cannot cancel jobs, so it is still polled. */
    stopWaiting: (id: string): Promise<void> => change(id, (job) => ({ ...job, stoppedAt: now() })),

    /**
     * Stores the failure of the last poll, if it did not return the job's state.
     *
     * @param failingSince since when polls have returned only 500, ms since the epoch
     */
    noteTrouble: (
      id: string,
      failure: Failure<Phrase> | undefined,
      failingSince?: number,
    ): Promise<void> =>
      change(id, ({ trouble: _trouble, failingSince: _since, ...job }) => ({
        ...job,
        ...(failure ? { trouble: { at: now(), failure } } : {}),
        ...(failingSince === undefined ? {} : { failingSince }),
        // Only what is shown of the job lacks it.
      })).catch(() => undefined),
  };
}
