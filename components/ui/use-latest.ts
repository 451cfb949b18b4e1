/** Work of which only the latest counts: its result comes late, when other work may have begun. */
import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Latest {
  /** Begins work. The result tells whether no other work has begun since, and the component is still there. */
  readonly begin: () => () => boolean;
  /** As `begin`, for a part of the work that was begun last. */
  readonly goOn: () => () => boolean;
}

export function useLatest(): Latest {
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return useMemo(() => {
    const goOn = () => {
      const id = latest.current;
      return () => id === latest.current;
    };
    const begin = () => {
      latest.current += 1;
      return goOn();
    };
    return { begin, goOn };
  }, []);
}

/**
 * Returns a function that passes the result of `work` to `take`, unless later work has started or the
 * component has unmounted.
 */
export function useLatestResult() {
  const { begin } = useLatest();
  return useCallback(
    async <T>(work: Promise<T>, take: (result: T) => void) => {
      const isLatest = begin();
      const result = await work;
      if (isLatest()) take(result);
    },
    [begin],
  );
}
