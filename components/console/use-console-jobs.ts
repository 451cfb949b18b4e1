import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndpointReply } from '../../lib/console/messages/schemas.ts';
import { type ConsoleDraft, emptyConsoleDraft } from '../../lib/console/request/draft.ts';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import { loadRawAnswer } from '../ui/index.ts';

/** A job that was started on this page. */
export interface ConsoleJob {
  readonly id: string;
  /** The request's parameters. */
  readonly draft: ConsoleDraft;
  /** Id of the request that started it. */
  readonly requestId: number;
  /** Its price when it succeeds; 0 if it was running already, because it is charged once. */
  readonly credits: number;
  readonly state: 'running' | 'done' | 'failed';
  readonly isPolling: boolean;
}

type JobFinishedHandler = (
  job: ConsoleJob,
  pollDraft: ConsoleDraft,
  outcome: Outcome<EndpointReply>,
) => void;

/** Ms between polls: they are free, but each is a request to the API. */
const POLL_INTERVAL_MS = 2_000;
/** Automatic polls per job; then only the button polls. The background follows the job in any case. */
const MAX_POLLS = 60;

/** Loads a body that is too long for the reply. The reply keeps its `bodyId` if the body is gone. */
async function loadWholeReply(
  send: SendToBackground,
  reply: EndpointReply,
): Promise<EndpointReply> {
  const { bodyId, ...known } = reply;
  if (bodyId === undefined) return reply;
  const body = await loadRawAnswer(send, bodyId);
  return body === null ? reply : { ...known, body };
}

/** Sends a request and loads a body that is too long for the reply. */
export async function sendConsoleRequest(
  send: SendToBackground,
  request: RequestOf<'console'>,
): Promise<Outcome<EndpointReply>> {
  const outcome = await send('console', request);
  return outcome.ok ? { ok: true, value: await loadWholeReply(send, outcome.value) } : outcome;
}

/** Polls jobs until they have ended. */
export function useConsoleJobs(send: SendToBackground, onFinished: JobFinishedHandler) {
  const [jobs, setJobs] = useState<readonly ConsoleJob[]>([]);
  const pollCounts = useRef(new Map<string, number>());
  const polling = useRef(new Set<string>());

  const change = useCallback(
    (id: string, patch: Partial<ConsoleJob>) =>
      setJobs((previous) => previous.map((job) => (job.id === id ? { ...job, ...patch } : job))),
    [],
  );

  const follow = useCallback(
    (started: Pick<ConsoleJob, 'id' | 'draft' | 'requestId' | 'credits'>) => {
      pollCounts.current.set(started.id, 0);
      setJobs((previous) =>
        previous.some(({ id }) => id === started.id)
          ? previous
          : [{ ...started, state: 'running', isPolling: false }, ...previous],
      );
    },
    [],
  );

  const poll = useCallback(
    async (job: ConsoleJob) => {
      if (polling.current.has(job.id)) return;
      polling.current.add(job.id);
      change(job.id, { isPolling: true });
      const draft = { ...emptyConsoleDraft('job'), values: { job_id: job.id } };
      const outcome = await sendConsoleRequest(send, {
        endpoint: 'job',
        params: { job_id: job.id },
        fields: '',
        softFail: false,
        async: false,
        refresh: false,
      });
      polling.current.delete(job.id);
      const state = outcome.ok ? (outcome.value.job ?? 'running') : 'running';
      change(job.id, { state, isPolling: false });
      if (state !== 'running') onFinished({ ...job, state }, draft, outcome);
    },
    [send, change, onFinished],
  );

  const running = jobs.filter(({ state }) => state === 'running');
  const pollAll = useEffectEvent(() => {
    for (const job of running) {
      const count = pollCounts.current.get(job.id) ?? 0;
      if (count >= MAX_POLLS) continue;
      pollCounts.current.set(job.id, count + 1);
      void poll(job);
    }
  });
  const isRunning = running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => pollAll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { jobs, follow, poll };
}
