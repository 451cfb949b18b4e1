import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EndpointReply } from '../../lib/console/messages/schemas.ts';
import {
  type ConsoleDraft,
  consoleParamsOf,
  draftOfRequest,
} from '../../lib/console/request/draft.ts';
import { ENDPOINT_CONTRACT, type Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { SentRequest } from './answer/reply-labels.ts';
import {
  type ConsoleJob,
  loadWholeReply,
  sendConsoleRequest,
  useConsoleJobs,
} from './use-console-jobs.ts';

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
 * The requests sent since the page opened and those kept from earlier visits, newest first, the shown one,
 * and the jobs they started. The background keeps them.
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

  const { earlier, load, read } = useEarlierRequests(send);
  /** The cost of the requests that were cleared: the visit has still spent it. */
  const [cleared, setCleared] = useState<Spent>({ credits: 0, isUncertain: false });
  const clear = useEffectEvent(() => {
    setCleared(withCostOf(requests, cleared));
    setRequests(requests.filter(({ outcome }) => outcome === null));
    void read();
  });
  useEffect(() => subscribe(() => clear()), [subscribe]);
  const answered = [...requests, ...earlier].filter(({ outcome }) => outcome?.ok);
  const current = [...requests, ...earlier].find(({ id }) => id === shown) ?? null;
  const show = (request: SentRequest) => {
    setShown(request.id);
    void load(request);
  };
  /** A job's answer is shown in place of "accepted", unless the person has opened another request. */
  const shownRef = useRef<number | null>(null);
  useEffect(() => {
    shownRef.current = shown;
  }, [shown]);

  const onJobFinished = useCallback(
    (job: ConsoleJob, draft: ConsoleDraft, outcome: Outcome<EndpointReply>) => {
      const jobCredits = job.state === 'done' ? job.credits : 0;
      const id = add({ draft, jobDraft: job.draft, jobCredits, outcome });
      if (shownRef.current === job.requestId) setShown(id);
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
  return { requests, spent, earlier, answered, current, show, load, ask, isBusy, jobs, poll };
}

/** The requests that were kept from earlier visits, newest first. Their ids are negative. */
export function useEarlierRequests(send: SendToBackground) {
  const [earlier, setEarlier] = useState<readonly SentRequest[]>([]);
  const loading = useRef(new Set<number>());

  const read = useCallback(async () => {
    const outcome = await send('consoleHistory', {});
    if (!outcome.ok) return;
    setEarlier(
      outcome.value.entries.map(({ id, request, reply }, index) => ({
        id: -1 - index,
        keptId: id,
        draft: draftOfRequest(request),
        outcome: { ok: true, value: reply },
      })),
    );
  }, [send]);
  useEffect(() => void read(), [read]);

  /** Loads the body and the headers of a kept answer. */
  const load = useCallback(
    async ({ id, keptId, outcome }: SentRequest) => {
      if (keptId === undefined || !outcome?.ok || loading.current.has(id)) return;
      loading.current.add(id);
      const entry = await send('consoleEntry', { id: keptId });
      // A reply that names its body but does not have it is shown as no longer stored.
      const gone: EndpointReply = { ...outcome.value, bodyId: keptId };
      const stored = entry.ok ? (entry.value.reply ?? gone) : gone;
      const loaded = await loadWholeReply(send, stored);
      setEarlier((previous) =>
        previous.map((request) =>
          request.id === id ? { ...request, outcome: { ok: true, value: loaded } } : request,
        ),
      );
    },
    [send],
  );

  return { earlier, load, read };
}
