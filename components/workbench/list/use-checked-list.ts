import { useCallback, useMemo, useState } from 'react';
import { createCheckedList } from '../../../lib/workbench/checked-list/index.ts';
import { nameColumnIn } from '../../../lib/workbench/list-view/index.ts';
import type { OpenList } from './open-list.ts';
import { useInSlices } from './use-in-slices.ts';
import type { ListRunHandle } from './use-list-run.ts';
import type { ListHandle } from './use-open-list.ts';

/** The rows of the open list as they are checked, and the counts of all of them; null: not yet. */
export function useCheckedList(
  { sheet, choice }: OpenList,
  { readings }: Pick<ListHandle, 'readings'>,
  { answers }: Pick<ListRunHandle, 'answers'>,
) {
  const [model] = useState(createCheckedList);
  const nameColumn = useMemo(() => nameColumnIn(sheet, choice), [sheet, choice]);
  const start = useCallback(
    () => model.update({ sheet, layout: choice, readings, answers, nameColumn }),
    [model, sheet, choice, readings, answers, nameColumn],
  );
  // An update that is given up is continued by the next.
  const { result: list = null, isBusy } = useInSlices(start, start);
  return useMemo(() => ({ list, isBusy, model }), [list, isBusy, model]);
}
