/** The active row of the table, and whether its detail is open beside it. */
import { useEffect, useState } from 'react';
import type { ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { ShownListProps } from '../list-props.ts';
import { useGoingThrough } from '../use-going-through.ts';
import type { DrawnRows } from './use-drawn-rows.ts';

/** What opened the detail: a key takes the focus there, a pointer leaves it in the table. */
export type OpenedBy = 'key' | 'pointer';

export interface OpenedRowNeeds extends Pick<ShownListProps, 'client' | 'result' | 'isBusy'> {
  readonly drawn: DrawnRows;
  readonly view: ListView;
}

export function useOpenedRow({ client, result, isBusy, drawn, view }: OpenedRowNeeds) {
  const [active, setActive] = useState<number | null>(null);
  const [by, setBy] = useState<OpenedBy | null>(null);
  useEffect(() => client.look({ active }), [client, active]);
  // A row that a filter hides is not shown beside the table either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view changes
  useEffect(() => setBy(null), [view]);
  const open = (index: number) => {
    setActive(index);
    setBy('key');
  };
  const going = useGoingThrough(result.shown, active, isBusy, open);
  return {
    /** `index` of the active row. */
    active,
    /** The row whose detail is open; null: none. */
    row: by === null ? null : drawn.byIndex(active),
    takesFocus: by === 'key',
    open,
    /** Another row is active, whose detail is shown if one is; the focus stays in the table. */
    activate: (index: number) => {
      setActive(index);
      setBy(by && 'pointer');
    },
    show: setBy,
    hide: () => setBy(null),
    going,
  };
}

export type OpenedRow = ReturnType<typeof useOpenedRow>;
