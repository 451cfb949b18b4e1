import { useCallback, useEffect, useRef, useState } from 'react';
import type { EndpointReply } from '../../lib/console/messages/index.ts';
import { draftOfRequest } from '../../lib/console/request/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { SentRequest } from './answer/index.ts';
import { loadWholeReply } from './use-console-jobs.ts';

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
