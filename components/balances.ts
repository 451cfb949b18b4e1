import type { Usage } from '../lib/messages.ts';

type Ledger = NonNullable<Usage['subscription']>;

export interface Balance {
  readonly name: string;
  /** Null: the account has none of it. */
  readonly ledger: Ledger | null;
  /** The next call is paid from it. */
  readonly drawn: boolean;
  /** Its packs stand below it. */
  readonly packs: boolean;
}

type Row = Omit<Balance, 'drawn'>;

/**
 * The balances in the order in which calls draw from them (API contract, Balance rules, 1). Where
 * the quota alone cannot be told, it stands with the packs as one, as the API reports them.
 */
export function balancesOf({ quota, subscription, packs, credits }: Usage): readonly Balance[] {
  const rows: Row[] = [];
  if (quota !== undefined) {
    rows.push({ name: 'Monthly quota', ledger: quota, packs: false });
    if (packs !== undefined) rows.push({ name: 'Packs', ledger: packs, packs: true });
  } else if (subscription) {
    rows.push({ name: 'Quota and packs', ledger: subscription, packs: true });
  } else if (packs !== undefined) {
    rows.push({ name: 'Packs', ledger: packs, packs: true });
  }
  if (credits) rows.push({ name: 'Credits', ledger: credits, packs: false });
  const first = rows.find(({ ledger }) => ledger !== null && ledger.remaining > 0);
  return rows.map((row) => ({ ...row, drawn: row === first }));
}
