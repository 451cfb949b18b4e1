export type { AccountSharing } from './account-sharing.ts';
export type { AutomaticHold } from './automatic-hold.ts';
export { spentToday } from './budget.ts';
export type { Charge, ListBudget, SpendingLedger } from './ledger.ts';
export { type BillingApi, createBilling } from './module.ts';
export { listSpendingId, type Receipts, type StoredReceipt } from './receipts.ts';
export { billingPeriodOf, RECONCILE_ALARM, type Reconciliation } from './reconciliation.ts';
export {
  type PaidResultState,
  paidFailureState,
  tooManyUnreadable,
  UNREADABLE_WINDOW,
} from './unreadable-answers.ts';
