import { useCallback, useEffect, useRef } from 'react';

/** Passes the result of `work` to `take`, unless later work has started or the component has unmounted. */
export type TakeLatest = <T>(work: Promise<T>, take: (result: T) => void) => Promise<void>;

/** Only the latest work counts: results of earlier work are dropped. */
export function useLatestResult(): TakeLatest {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return useCallback(async (work, take) => {
    latest.current += 1;
    const id = latest.current;
    const result = await work;
    if (id === latest.current) take(result);
  }, []);
}
