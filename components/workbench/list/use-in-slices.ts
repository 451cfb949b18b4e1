import { useEffect, useReducer, useState } from 'react';
import { inSlices } from './in-slices.ts';

type Start<T> = () => Iterator<unknown, T>;

function createRunner<T>(onResult: () => void) {
  let result: T | undefined;
  /** What `result` is the result of. */
  let done: Start<T> | null = null;
  let wanted: Start<T> | null = null;
  let lastUrgent: unknown;
  /** Gives up the work under way; null: there is none. */
  let giveUp: (() => void) | null = null;

  function begin(start: Start<T>): void {
    let isFirstSlice = true;
    let hasEnded = false;
    const end = inSlices(start(), (next) => {
      [result, done, giveUp, hasEnded] = [next, start, null, true];
      if (isFirstSlice) return;
      if (wanted && wanted !== start) begin(wanted);
      onResult();
    });
    isFirstSlice = false;
    if (!hasEnded) giveUp = end;
  }

  return {
    want: (start: Start<T>, urgent: unknown) => {
      if (start !== wanted) {
        wanted = start;
        if (urgent !== lastUrgent) {
          giveUp?.();
          giveUp = null;
        }
        lastUrgent = urgent;
        if (!giveUp) begin(start);
      }
      return { result, isBusy: done !== wanted };
    },
    end: () => {
      giveUp?.();
      [giveUp, wanted] = [null, null];
    },
  };
}

/**
 * The result of work that runs in slices: known at once if it ends in the first, else the last result until then.
 * @param start starts the work, and is another function when there is other work
 * @param urgent if it is another, work under way is given up; else it is finished first, so that work which
 *   changes often ends at all
 */
export function useInSlices<T>(start: Start<T>, urgent: unknown) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [runner] = useState(() => createRunner<T>(draw));
  useEffect(() => runner.end, [runner]);
  return runner.want(start, urgent);
}
