import type { Usage } from '../../lib/extension/schemas/index.ts';

type Ledger = NonNullable<Usage['subscription']>;

export interface BalanceEntry {
  /** The name of its name: a text of the area `usage`. */
  readonly name: 'monthlyQuota' | 'packs' | 'quotaAndPacks' | 'credits';
  /** Null: the account has none of it. */
  readonly ledger: Ledger | null;
  /** The next call is paid from it. */
  readonly drawn: boolean;
  /** Its packs stand below it. */
  readonly packs: boolean;
}

type Row = Omit<BalanceEntry, 'drawn'>;

/**
 * The balances in the order in which calls draw from them (API contract, Balance rules, 1). Where
 * the quota alone cannot be told, it stands with the packs as one, as the API reports them.
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
