import { ENDPOINT_CONTRACT } from '../../domain/index.ts';
import type { RunningJob } from '../../extension/schemas/index.ts';
import type { Job } from './job.ts';

/** The shortest alarm period that both browsers allow. */
export const ALARM_MINUTES = 0.5;

/** A job without an answer after a day counts as lost. */
export const LOST_AFTER_MS = 24 * 3_600_000;
/** A job whose polls returned only 500, or something unreadable, for this long, ms, has ended too. */
export const FAILURE_AFTER_MS = 5 * 60_000;

/** A job as surfaces show it. `account`: the id of the connected account; null: none. */
export function runningJobOf(job: Job, account: string | null, now: number): RunningJob {
  const { at, kind, value, paid, trouble, stoppedAt, failingSince } = job;
  const { id, credits, depth, endpoint, place } = paid;
  const { path } = ENDPOINT_CONTRACT[endpoint];
  const lostAt = at + LOST_AFTER_MS;
  const until =
    failingSince === undefined ? lostAt : Math.min(lostAt, failingSince + FAILURE_AFTER_MS);
  return {
    ...{ id, at, kind, value, endpoint: path, credits, depth, place },
    ...(job.account === account ? {} : { otherAccount: true }),
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
    ...(trouble && {
      trouble: { ...trouble, until, nextPoll: Math.max(now, trouble.at + ALARM_MINUTES * 60_000) },
    }),
  };
}
