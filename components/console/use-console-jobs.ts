import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { type ConsoleDraft, emptyConsoleDraft } from '../../lib/models/console/index.ts';

/** A job that was started here. */
export interface ConsoleJob {
  readonly id: string;
  /** What it was asked to tell. */
  readonly draft: ConsoleDraft;
  /** The request that started it. */
  readonly visit: number;
  /** What it costs when it succeeds; 0 where it was on its way already, and is paid for elsewhere. */
  readonly credits: number;
  readonly state: 'running' | 'done' | 'failed';
  readonly isPolling: boolean;
}

type JobFinishedHandler = (
  job: ConsoleJob,
  poll: ConsoleDraft,
  outcome: Outcome<EndpointReply>,
) => void;

/** Between polls, ms; they are free, and every one is a request to the API. */
const POLL_INTERVAL_MS = 2_000;
/** So often by itself; after that by a press. The background follows it either way. */
const MAX_POLLS = 60;

/** Follows jobs until they are done; polling is free. */
export function useConsoleJobs(send: SendToBackground, onFinished: JobFinishedHandler) {
  const [jobs, setJobs] = useState<readonly ConsoleJob[]>([]);
  const polls = useRef(new Map<string, number>());
  const under = useRef(new Set<string>());

  const change = useCallback(
    (id: string, to: Partial<ConsoleJob>) =>
      setJobs((all) => all.map((job) => (job.id === id ? { ...job, ...to } : job))),
    [],
  );

  const follow = useCallback((started: Pick<ConsoleJob, 'id' | 'draft' | 'visit' | 'credits'>) => {
    polls.current.set(started.id, 0);
    setJobs((all) =>
      all.some(({ id }) => id === started.id)
        ? all
        : [{ ...started, state: 'running', isPolling: false }, ...all],
    );
  }, []);

  const poll = useCallback(
    async (job: ConsoleJob) => {
      if (under.current.has(job.id)) return;
      under.current.add(job.id);
      change(job.id, { isPolling: true });
      const draft = { ...emptyConsoleDraft('job'), values: { job_id: job.id } };
      const outcome = await send('console', {
        endpoint: 'job',
        params: { job_id: job.id },
        fields: '',
        softFail: false,
        async: false,
        refresh: false,
      });
      under.current.delete(job.id);
      const state = outcome.ok ? (outcome.value.job ?? 'running') : 'running';
      change(job.id, { state, isPolling: false });
      if (state !== 'running') onFinished({ ...job, state }, draft, outcome);
    },
    [send, change, onFinished],
  );

  const running = jobs.filter(({ state }) => state === 'running');
  const names = running.map(({ id }) => id).join(' ');
  const latest = useRef(running);
  useEffect(() => {
    latest.current = running;
  });
  useEffect(() => {
    if (names === '') return;
    const timer = setInterval(() => {
      for (const job of latest.current) {
        const count = polls.current.get(job.id) ?? 0;
        if (count >= MAX_POLLS) continue;
        polls.current.set(job.id, count + 1);
        void poll(job);
      }
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [names, poll]);

  return { jobs, follow, poll };
}
