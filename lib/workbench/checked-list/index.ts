export type { PaidAccounts } from '../payments/index.ts';
export { DUPLICATE_KINDS, type DuplicateKind, groupText, isGrouped } from './duplicates.ts';
export { type ExportFormat, type ListAsks, rowsAtOnce, type SheetToCome } from './list-asks.ts';
export type { ListResult } from './list-result.ts';
export type { ListPatch } from './list-state.ts';
export { type AskName, type FromList, serveList, type ToList } from './serve-list.ts';
export { type Shown, saysAt, statusAt } from './shown.ts';
export { DEFAULT_LIST_VIEW, type ListView } from './view.ts';
