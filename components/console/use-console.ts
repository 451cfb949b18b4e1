import { useCallback, useEffect, useRef, useState } from 'react';
import { ENDPOINT_CONTRACT, type Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { type ConsoleDraft, consoleParamsOf } from '../../lib/models/console/index.ts';
import { type ConsoleJob, useConsoleJobs } from './use-console-jobs.ts';

/** A request of this visit and what came of it; null: it is on its way. */
export interface SentRequest {
  readonly id: number;
  readonly draft: ConsoleDraft;
  /** What a finished job was asked to tell, where this is its answer. */
  readonly jobDraft?: ConsoleDraft;
  /** What that job cost. */
  readonly jobCredits?: number;
  readonly outcome: Outcome<EndpointReply> | null;
}

function requestBody(draft: ConsoleDraft, refresh: boolean): RequestOf<'console'> {
  const { endpoint, softFail, async } = draft;
  return {
    endpoint,
    params: consoleParamsOf(draft),
    fields: draft.fields.trim(),
    softFail,
    async,
    refresh,
  };
}

/**
 * The requests of this visit, newest first, the one on show, and the jobs that they started. Nothing
 * of it is stored by the page.
 *
 * @param onPaid the balance may have changed
 */
export function useConsole(send: SendToBackground, onPaid: () => void) {
  const [visits, setVisits] = useState<readonly SentRequest[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const last = useRef(0);

  const add = useCallback((visit: Omit<SentRequest, 'id'>): number => {
    last.current += 1;
    const id = last.current;
    setVisits((all) => [{ ...visit, id }, ...all]);
    return id;
  }, []);

  const current = visits.find(({ id }) => id === shown) ?? null;
  /** The answer of a job takes the place of "accepted", unless the person looks at something else. */
  const looking = useRef<number | null>(null);
  useEffect(() => {
    looking.current = shown;
  }, [shown]);

  const finished = useCallback(
    (job: ConsoleJob, draft: ConsoleDraft, outcome: Outcome<EndpointReply>) => {
      const paid = job.state === 'done' ? job.credits : 0;
      const id = add({ draft, jobDraft: job.draft, jobCredits: paid, outcome });
      if (looking.current === job.visit) setShown(id);
      onPaid();
    },
    [add, onPaid],
  );
  const { jobs, follow, poll } = useConsoleJobs(send, finished);

  const ask = async (draft: ConsoleDraft, refresh = false) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    const id = add({ draft, outcome: null });
    setShown(id);
    const outcome = await send('console', requestBody(draft, refresh));
    busy.current = false;
    setBusy(false);
    setVisits((all) => all.map((each) => (each.id === id ? { ...each, outcome } : each)));
    const started = outcome.ok ? outcome.value : null;
    if (started?.jobId) {
      const price = started.from === 'api' ? ENDPOINT_CONTRACT[draft.endpoint].credits : 0;
      follow({ id: started.jobId, draft, visit: id, credits: price });
    }
    onPaid();
  };

  return { visits, current, show: setShown, ask, isBusy, jobs, poll };
}
