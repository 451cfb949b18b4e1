import type { Failure } from '../../domain/index.ts';
import type { RunningJob } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';
import { codedJob, type Job, jobSchema } from './job.ts';
import { runningJobOf } from './running-job.ts';

interface Dependencies {
  readonly db: Db;
  readonly key: Pick<KeyStore, 'account'>;
  readonly now: () => number;
}

export type JobStore = ReturnType<typeof createJobStore>;

/** The jobs whose answers are owed. */
export function createJobStore({ db, key, now }: Dependencies) {
  const locked = createMutex();
  const all = () => db.all('jobs', jobSchema);

  /** Must not bring back a job that has ended. */
  const change = (id: string, changed: (job: Job) => Job): Promise<void> =>
    locked(async () => {
      const stored = await db.read('jobs', id, jobSchema);
      if (stored) await db.write('jobs', id, codedJob(changed(stored)));
    });

  return {
    all,

    /** Receipts whose answer is still owed by a job. */
    receiptsOwed: async (): Promise<Set<string>> =>
      new Set((await all()).map((job) => job.paid.id)),

    /** Jobs under way, newest first, those of other accounts too. */
    async underWay(): Promise<RunningJob[]> {
      const jobs = (await all()).filter((job) => job.toldAt === undefined);
      const account = jobs.length > 0 ? ((await key.account())?.id ?? null) : null;
      return jobs.toSorted((a, b) => b.at - a.at).map((job) => runningJobOf(job, account, now()));
    },

    /**
     * A job for this question that the person waits for.
     *
     * @param shown ids of jobs that the person knows of, which are left out
     */
    findRunning: async (question: string, shown: readonly string[] = []): Promise<Job | null> =>
      (await all()).find(
        (job) =>
          job.paid.question === question &&
          job.toldAt === undefined &&
          job.stoppedAt === undefined &&
          !shown.includes(job.paid.id),
      ) ?? null,

    /** The person no longer waits for a job. The API cannot cancel it, so its answer stays owed. */
    stopWaiting: (id: string): Promise<void> => change(id, (job) => ({ ...job, stoppedAt: now() })),

    /**
     * Stores what the last poll said where it told no state of the job.
     *
     * @param failingSince when polls began to return only 500, ms
     */
    noteTrouble: (id: string, failure: Failure | undefined, failingSince?: number): Promise<void> =>
      change(id, ({ trouble: _trouble, failingSince: _since, ...job }) => ({
        ...job,
        ...(failure ? { trouble: { at: now(), failure } } : {}),
        ...(failingSince === undefined ? {} : { failingSince }),
      })).catch(() => undefined),
  };
}
