import type { SubmittedJob } from '../../api/client/index.ts';
import { keepAlive } from '../platform/index.ts';
import type { UsageTotal } from './cost.ts';
import { type Job, type JobRequest, jobOf, storedReference } from './job.ts';
import { createPoll, type JobDependencies, type JobOutcome } from './poll.ts';
import { ALARM_MINUTES } from './store.ts';

export const JOBS_ALARM = 'fieldmark.jobs';
/** Delays between polls while a caller waits: about 20 s in all. */
const POLL_DELAYS_MS = [700, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000] as const;
export type JobRunner = ReturnType<typeof createJobRunner>;

/**
 * Runs deep lookups as API jobs. The job id is stored first. From then on the job is polled until its
 * answer comes: while a caller waits, then by alarm, and after a restart.
 */
export function createJobRunner(dependencies: JobDependencies) {
  const { ports, db, store } = dependencies;
  const { all } = store;
  /** Number of callers that wait for each job now. */
  const watched = new Map<string, number>();
  const polling = new Map<string, Promise<JobOutcome>>();
  const askOnce = createPoll(dependencies, (id) => (watched.get(id) ?? 0) > 0);

  /** Runs one poll at a time for each job. */
  function poll(job: Job): Promise<JobOutcome> {
    const running = polling.get(job.paid.id);
    if (running) return running;
    const outcome = keepAlive(ports.platform, () => askOnce(job)).finally(() =>
      polling.delete(job.paid.id),
    );
    polling.set(job.paid.id, outcome);
    return outcome;
  }

  async function pollAll(): Promise<void> {
    // The next alarm polls it again.
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
