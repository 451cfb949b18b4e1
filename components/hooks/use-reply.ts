import { useCallback, useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/index.ts';
import { useOutcome } from './use-outcome.ts';

/**
 * Asks the background and keeps the latest reply; replies to earlier requests are ignored.
 * Sends nothing until `ask` is called.
 */
export function useReply<N extends MessageName>(send: SendToBackground, name: N) {
  const { track, ...state } = useOutcome<ReplyOf<N>>();
  const ask = useCallback((body: RequestOf<N>) => track(send(name, body)), [send, name, track]);
  return { ...state, ask };
}

/** For a free endpoint: asks for the cached answer, then for a fresh one. Returns a refresh function. */
export function useRefresh(ask: (body: { refresh: boolean }) => Promise<void>): () => void {
  useEffect(() => {
    void ask({ refresh: false }).then(() => ask({ refresh: true }));
  }, [ask]);
  return useCallback(() => void ask({ refresh: true }), [ask]);
}
