import { createCheckedList, type ListInput } from '../../../lib/workbench/checked-list/index.ts';

/** Runs all steps of some work. */
export function finish<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The rows and counts of a list. */
export const checkedListOf = (
  input: Pick<ListInput, 'sheet' | 'layout' | 'readings'> & Partial<ListInput>,
) => finish(createCheckedList().update({ answers: new Map(), nameColumn: null, ...input }));
