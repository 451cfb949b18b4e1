import { useCallback } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RunningJob } from '../../lib/extension/schemas/index.ts';
import { useReply } from '../hooks/index.ts';
import { usePolling } from './use-polling.ts';

const NO_JOBS: readonly RunningJob[] = [];

/** The jobs that have no answer yet. @param lookups a number that changes with each lookup */
export function useRunningJobs(send: SendToBackground, lookups: number) {
  const { ask, value } = useReply(send, 'jobs');
  const load = useCallback(() => void ask({}), [ask]);
  const jobs = value?.jobs ?? NO_JOBS;
  usePolling(load, lookups, jobs.length > 0);

  const stop = async ({ id }: RunningJob) => {
    await send('stopJob', { id });
    load();
  };
  return { jobs, stop };
}
