import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/index.ts';
import { useLatestResult } from './use-latest-result.ts';

/** What a free question has brought so far. A failure leaves the last value in view. */
export interface ReplyState<T> {
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
}

/**
 * Asks the background and keeps the latest reply; one that was overtaken is dropped.
 * Nothing is asked until `ask` is called.
 */
export function useReply<N extends MessageName>(send: SendToBackground, name: N) {
  const [reply, setReply] = useState<ReplyState<ReplyOf<N>>>({
    value: null,
    failure: null,
    busy: false,
  });
  const latest = useLatestResult();
  const ask = useCallback(
    (body: RequestOf<N>) => {
      setReply((last) => ({ ...last, busy: true }));
      return latest(send(name, body), (outcome) =>
        setReply((last) =>
          outcome.ok
            ? { value: outcome.value, failure: null, busy: false }
            : { ...last, failure: outcome.failure, busy: false },
        ),
      );
    },
    [send, name, latest],
  );
  return { ...reply, ask };
}

/** A free endpoint: what was kept is shown at once, then it is asked anew. Returns the refresh. */
export function useRefresh(ask: (body: { refresh: boolean }) => Promise<void>): () => void {
  useEffect(() => {
    void ask({ refresh: false }).then(() => ask({ refresh: true }));
  }, [ask]);
  return useCallback(() => void ask({ refresh: true }), [ask]);
}
