export { readListFile } from './list-file.ts';
export type { OpenList } from './open-list.ts';
export { SAMPLE_LIST } from './sample-list.ts';
export { useCheckedList } from './use-checked-list.ts';
export { useInSlices } from './use-in-slices.ts';
export { type ListRunHandle, useListRun } from './use-list-run.ts';
export { listInAddress, useListSaving, valueListOf } from './use-list-saving.ts';
export { type ListHandle, useOpenList } from './use-open-list.ts';
export { type RowSelection, useRowSelection } from './use-row-selection.ts';
