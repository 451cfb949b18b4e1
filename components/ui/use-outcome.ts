import { useCallback, useEffect, useState } from 'react';
import type { Failure, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { MessageName, ReplyOf, RequestOf } from '../../lib/extension/messages/index.ts';
import { useLatestResult } from './use-latest.ts';

/** The result of the requests so far. After a failure `value` is still the last value. */
export interface ReplyState<T> {
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly busy: boolean;
}

/** The state after a request has ended. */
const settledState = <T>(outcome: Outcome<T>, previous: T | null): ReplyState<T> =>
  outcome.ok
    ? { value: outcome.value, failure: null, busy: false }
    : { value: previous, failure: outcome.failure, busy: false };

/**
 * Keeps the outcome of the latest promise passed to `track`; an earlier promise that resolves later is
 * ignored.
 *
 * @param initial shown at the first render; later changes of it are ignored
 */
export function useOutcome<T>(initial?: Outcome<T>) {
  const [state, setState] = useState<ReplyState<T>>(() =>
    initial ? settledState(initial, null) : { value: null, failure: null, busy: false },
  );
  const latest = useLatestResult();
  const track = useCallback(
    (work: Promise<Outcome<T>>) => {
      setState((previous) => ({ ...previous, busy: true }));
      return latest(work, (outcome) =>
        setState((previous) => settledState(outcome, previous.value)),
      );
    },
    [latest],
  );
  return { ...state, track };
}

/**
 * Asks the background and keeps the latest reply; replies to earlier requests are ignored.
 * Sends nothing until `ask` is called.
 */
export function useReply<N extends MessageName>(send: SendToBackground, name: N) {
  const { track, ...state } = useOutcome<ReplyOf<N>>();
  const ask = useCallback((body: RequestOf<N>) => track(send(name, body)), [send, name, track]);
  return { ...state, ask };
}

/**
 * Asks the background at once, and again when the body or `again` changes. Null: it is not asked yet.
 *
 * @param again a number that grows with what may change the reply
 */
export function useAsked<N extends MessageName>(
  send: SendToBackground,
  name: N,
  body: RequestOf<N> | null,
  again?: number,
) {
  const { ask, ...state } = useReply(send, name);
  // A message is JSON, so that equal bodies are the same text.
  const asked = JSON.stringify(body);
  const reload = useCallback(
    async () => (asked === 'null' ? undefined : ask(JSON.parse(asked))),
    [ask, asked],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says that the reply may have changed
  useEffect(() => void reload(), [reload, again]);
  return { ...state, reload };
}

/** Calls `refresh` now, and again when the person comes back to the page, because it may have changed elsewhere. */
export function useOnReturn(refresh: () => void): void {
  useEffect(() => {
    refresh();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
}
