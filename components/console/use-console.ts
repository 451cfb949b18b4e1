import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndpointReply } from '../../lib/console/messages/schemas.ts';
import { type ConsoleDraft, consoleParamsOf } from '../../lib/console/request/draft.ts';
import { ENDPOINT_CONTRACT, type Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { SentRequest } from './answer/reply-labels.ts';
import { type ConsoleJob, sendConsoleRequest, useConsoleJobs } from './use-console-jobs.ts';

function requestBody(
  draft: ConsoleDraft,
  refresh: boolean,
  shown: readonly string[],
): RequestOf<'console'> {
  const { endpoint, softFail, async } = draft;
  return {
    endpoint,
    params: consoleParamsOf(draft),
    fields: draft.fields.trim(),
    softFail,
    async,
    refresh,
    ...(shown.length > 0 ? { shown: [...shown] } : {}),
  };
}

/** What requests cost. */
export interface Spent {
  readonly credits: number;
  /** Some of the credits may not have been billed. */
  readonly isUncertain: boolean;
}

const withCostOf = (requests: readonly SentRequest[], before: Spent): Spent =>
  requests.reduce(({ credits, isUncertain }, { outcome, jobCredits = 0 }) => {
    const reply = outcome?.ok ? outcome.value : null;
    return {
      credits: credits + jobCredits + (reply?.credits ?? 0),
      isUncertain: isUncertain || reply?.billed === 'possibly',
    };
  }, before);

/**
 * The requests sent since the page opened, newest first, the shown one, and the jobs they started. A paid
 * answer is also in the history, and a job's answer gets there when this page is gone.
 *
 * @param onPaid called when the balance may have changed
 * @param subscribe calls back when the history was cleared
 */
export function useConsole(
  send: SendToBackground,
  onPaid: () => void,
  subscribe: (onCleared: () => void) => () => void,
) {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const lastId = useRef(0);

  const add = useCallback((request: Omit<SentRequest, 'id'>): number => {
    lastId.current += 1;
    const id = lastId.current;
    setRequests((previous) => [{ ...request, id }, ...previous]);
    return id;
  }, []);

  /** The cost of the requests that were cleared: the visit has still spent it. */
  const [cleared, setCleared] = useState<Spent>({ credits: 0, isUncertain: false });
  const clear = useEffectEvent(() => {
    setCleared(withCostOf(requests, cleared));
    setRequests(requests.filter(({ outcome }) => outcome === null));
  });
  useEffect(() => subscribe(() => clear()), [subscribe]);
  const current = requests.find(({ id }) => id === shown) ?? null;
  const onJobFinished = useCallback(
    (job: ConsoleJob, draft: ConsoleDraft, outcome: Outcome<EndpointReply>) => {
      const jobCredits = job.state === 'done' ? job.credits : 0;
      const id = add({ draft, jobDraft: job.draft, jobCredits, outcome });
      // In place of "accepted", unless the person has opened another request.
      setShown((now) => (now === job.requestId ? id : now));
      onPaid();
    },
    [add, onPaid],
  );
  const { jobs, follow, poll } = useConsoleJobs(send, onJobFinished);

  const ask = async (draft: ConsoleDraft, refresh = false, shown: readonly string[] = []) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    const id = add({ draft, outcome: null });
    setShown(id);
    const outcome = await sendConsoleRequest(send, requestBody(draft, refresh, shown));
    busy.current = false;
    setBusy(false);
    setRequests((previous) =>
      previous.map((request) => (request.id === id ? { ...request, outcome } : request)),
    );
    const started = outcome.ok ? outcome.value : null;
    if (started?.jobId) {
      const price = started.from === 'api' ? ENDPOINT_CONTRACT[draft.endpoint].credits : 0;
      follow({ id: started.jobId, draft, requestId: id, credits: price });
    }
    onPaid();
  };

  const spent = withCostOf(requests, cleared);
  return { requests, spent, current, show: setShown, ask, isBusy, jobs, poll };
}
