import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Shown, statusAt } from '../../lib/workbench/checked-list/index.ts';
import { needsYou } from '../../lib/workbench/list/index.ts';

/** The place of the next row from a place on, or before it, that needs a person, round the end; -1: none. */
function placeFrom(shown: Shown, from: number, by: 1 | -1, not: number | null) {
  const { indexes } = shown;
  const { length } = indexes;
  for (let i = 0; i < length; i += 1) {
    const place = (from + by * i + length * 2) % length;
    if (needsAt(shown, place) && indexes[place] !== not) return place;
  }
  return -1;
}

const needsAt = (shown: Shown, place: number): boolean =>
  needsYou({ status: statusAt(shown, place) });

/**
 * Goes through the rows that need a person, in the order in which they are shown.
 * @param active `index` of the active row
 * @param isBusy `shown` is older than the list
 */
export function useGoingThrough(
  shown: Shown,
  active: number | null,
  isBusy: boolean,
  onRow: (index: number) => void,
) {
  const at = useMemo(() => (active === null ? -1 : shown.indexes.indexOf(active)), [shown, active]);
  const hasMore = useMemo(() => placeFrom(shown, 0, 1, active) >= 0, [shown, active]);
  /** Where the active row was when it last needed a person: when it leaves, the next one is there. */
  const place = useRef(0);
  const needs = at >= 0 && needsAt(shown, at);
  useEffect(() => {
    if (needs) place.current = at;
  }, [needs, at]);
  const goTo = (next: number) => {
    const index = shown.indexes[next];
    if (index !== undefined) onRow(index);
  };
  const [isAwaited, setAwaited] = useState(false);
  const startNow = useEffectEvent(() => {
    setAwaited(false);
    goTo(placeFrom(shown, 0, 1, null));
  });
  useEffect(() => {
    if (isAwaited && !isBusy) startNow();
  }, [isAwaited, isBusy]);
  return {
    hasMore,
    /** Goes to the first of them, once it is known which these are: they may have just been corrected. */
    start: () => setAwaited(true),
    step: (by: 1 | -1) => {
      const from = needs ? at + by : by === 1 ? place.current : place.current - 1;
      goTo(placeFrom(shown, from, by, active));
    },
  };
}
