export type { PaidAccounts } from '../payments/index.ts';
export { type ExportFormat, type ListAsks, rowsAtOnce } from './list-asks.ts';
export { type ListResult, type Shown, saysAt, statusAt } from './list-result.ts';
export type { ListPatch, SheetToCome } from './list-state.ts';
export { type AskName, type FromList, serveList, type ToList } from './serve-list.ts';
export { DEFAULT_LIST_VIEW, type ListView } from './view.ts';
