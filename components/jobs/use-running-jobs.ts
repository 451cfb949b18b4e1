import { useCallback, useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RunningJob } from '../../lib/extension/schemas/index.ts';
import { useReply } from '../hooks/index.ts';

/** Ms between reads of the list while it is not empty. */
const RELOAD_MS = 5_000;
const NO_JOBS: readonly RunningJob[] = [];

/** The jobs that have no answer yet. @param lookups a number that changes with each lookup */
export function useRunningJobs(send: SendToBackground, lookups: number) {
  const { ask, value } = useReply(send, 'jobs');
  const load = useCallback(() => void ask({}), [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup may start or end a job
  useEffect(load, [load, lookups]);
  const jobs = value?.jobs ?? NO_JOBS;
  const hasJobs = jobs.length > 0;
  useEffect(() => {
    if (!hasJobs) return;
    const timer = setInterval(load, RELOAD_MS);
    return () => clearInterval(timer);
  }, [hasJobs, load]);

  const stop = async ({ id }: RunningJob) => {
    await send('stopJob', { id });
    load();
  };
  return { jobs, stop };
}
