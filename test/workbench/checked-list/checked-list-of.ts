import {
  createListChecker,
  type ListInput,
} from '../../../lib/workbench/checked-list/check-list.ts';

/** The rows and counts of a list. */
export const checkedListOf = (
  input: Pick<ListInput, 'sheet' | 'layout' | 'readings'> & Partial<ListInput>,
) => createListChecker()({ answers: new Map(), nameColumn: null, ...input });
