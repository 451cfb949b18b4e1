export {
  type AutomaticHold,
  type PaidResultState,
  paidFailureState,
  tooManyUnreadable,
  UNREADABLE_WINDOW,
} from './automatic-hold.ts';
export { spentToday, totalCredits } from './budget.ts';
export type { Charge, ListBudget, SpendingLedger } from './ledger.ts';
export { type BillingApi, createBilling } from './module.ts';
export { listSpendingId, type Receipts, type StoredReceipt } from './receipts.ts';
export {
  type AccountSharing,
  billingPeriodOf,
  RECONCILE_ALARM,
  type Reconciliation,
} from './reconciliation.ts';
