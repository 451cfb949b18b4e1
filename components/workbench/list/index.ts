export {
  type ConnectList,
  connectToWorker,
  createListClient,
  type ListClient,
} from './list-client.ts';
export { type OpenList, storageFailed } from './open-list.ts';
export { type DrawnRows, useDrawnRows } from './use-drawn-rows.ts';
export { isUnderWay, type ListRunHandle, useListRun } from './use-list-run.ts';
export { listInAddress, useListSaving } from './use-list-saving.ts';
export { type ListHandle, useOpenList } from './use-open-list.ts';
export { type RowSelection, useRowSelection } from './use-row-selection.ts';
