export { holdsPayments, unpacked } from './archive.ts';
export { statementIn } from './csv.ts';
export { type PaidAccounts, paidAccountsOf } from './paid-accounts.ts';
export type { PaymentFile } from './payment-file.ts';
export { formatOfFile, readPaymentFile } from './read-file.ts';
export { remarksOfPayments } from './remarks.ts';
export { tableOfPayments } from './table.ts';
