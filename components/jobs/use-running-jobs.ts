import { useCallback, useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RunningJob } from '../../lib/extension/schemas/index.ts';
import { useReply } from '../hooks/index.ts';

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

/** Ms between reads while something changes by itself. */
const RELOAD_MS = 5_000;

/** Loads now, after each lookup, and repeatedly while something changes by itself. */
export function usePolling(load: () => void, lookups: number, isChanging: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup may start or end something
  useEffect(load, [load, lookups]);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(load, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isChanging, load]);
}
