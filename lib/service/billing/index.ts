export { spentToday } from './budget.ts';
export {
  type Charge,
  createSpendingLedger,
  type ListBudget,
  type SpendingLedger,
} from './ledger.ts';
export { createReceipts, type Receipts, type StoredReceipt } from './receipts.ts';
export {
  createReconciliation,
  RECONCILE_ALARM,
  RECONCILE_INTERVAL_MINUTES,
  type Reconciliation,
} from './reconciliation.ts';
export { createSpendingReport } from './spending-report.ts';
