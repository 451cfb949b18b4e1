import { useCallback, useState } from 'react';
import type { Failure, Outcome } from '../../lib/domain/index.ts';
import { useLatestResult } from './use-latest-result.ts';

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
