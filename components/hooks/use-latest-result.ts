import { useCallback, useEffect, useRef } from 'react';

/** Hands on the result of some work, unless later work was begun or the component has gone meanwhile. */
export type TakeLatest = <T>(work: Promise<T>, take: (result: T) => void) => Promise<void>;

/** The latest answer wins: one that was overtaken is dropped, however late it comes. */
export function useLatestResult(): TakeLatest {
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return useCallback(async (work, take) => {
    turn.current += 1;
    const mine = turn.current;
    const result = await work;
    if (mine === turn.current) take(result);
  }, []);
}
