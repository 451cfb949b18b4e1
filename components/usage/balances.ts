import type { Usage } from '../../lib/extension/schemas/index.ts';

type Ledger = NonNullable<Usage['subscription']>;

export interface BalanceEntry {
  /** Text key in the area `usage`. */
  readonly name: 'monthlyQuota' | 'packs' | 'quotaAndPacks' | 'credits';
  /** Null if the account has no such balance. */
  readonly ledger: Ledger | null;
  /** The next call is paid from this balance. */
  readonly drawn: boolean;
  /** The list of packs is shown below it. */
  readonly packs: boolean;
}

type Row = Omit<BalanceEntry, 'drawn'>;

/**
 * The balances in the order in which calls draw from them (API contract, Balance rules, 1). If the
 * API reports quota and packs only as a sum, they are one balance.
 */
export function balancesInDrawOrder({
  quota,
  subscription,
  packs,
  credits,
}: Usage): readonly BalanceEntry[] {
  const rows: Row[] = [];
  if (quota !== undefined) {
    rows.push({ name: 'monthlyQuota', ledger: quota, packs: false });
    if (packs !== undefined) rows.push({ name: 'packs', ledger: packs, packs: true });
  } else if (subscription) {
    rows.push({ name: 'quotaAndPacks', ledger: subscription, packs: true });
  } else if (packs !== undefined) {
    rows.push({ name: 'packs', ledger: packs, packs: true });
  }
  if (credits) rows.push({ name: 'credits', ledger: credits, packs: false });
  const first = rows.find(({ ledger }) => ledger !== null && ledger.remaining > 0);
  return rows.map((row) => ({ ...row, drawn: row === first }));
}
