import { useCallback } from 'react';
import type { CheckedList, CheckedListModel } from '../../../lib/workbench/checked-list/index.ts';
import {
  type CheckedRow,
  type ListAnswers,
  pricedQuestionsOf,
} from '../../../lib/workbench/list/index.ts';
import { useInSlices } from './use-in-slices.ts';

interface Checked {
  readonly list: CheckedList;
  readonly model: CheckedListModel;
  /** The list is computed again. */
  readonly isBusy: boolean;
}

/** What a lookup would ask: of the selected rows, whatever their verdict, or of the whole list. */
export function usePrice(
  { list, model, isBusy }: Checked,
  chosen: readonly CheckedRow[],
  isSelection: boolean,
  answers: ListAnswers,
) {
  const start = useCallback(
    () => pricedQuestionsOf(isSelection ? chosen : [], { all: true, answers }),
    [chosen, isSelection, answers],
  );
  const selected = useInSlices(start, start);
  const isPricing = isBusy || (isSelection && selected.isBusy);
  return isSelection && selected.result
    ? { priced: selected.result, isPricing, questions: () => selected.result?.questions ?? [] }
    : { priced: list.price, isPricing: isPricing || isSelection, questions: model.questions };
}
