import type { Usage } from '../../lib/extension/schemas/index.ts';
import { commonText, recordText, usageText } from '../../lib/texts/areas.ts';
import { CreditPackList, MeterBar } from './CreditPackList.tsx';

type Ledger = NonNullable<Usage['subscription']>;

interface BalanceEntry {
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
function balancesInDrawOrder({
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

function BalanceRow({ balance, usage }: { balance: BalanceEntry; usage: Usage }) {
  const { ledger, drawn, packs } = balance;
  const name = usageText(balance.name);
  return (
    <li className="balance" aria-current={drawn || undefined}>
      <p className="balance-head">
        <span className="balance-name">{name}</span>
        {drawn && <span className="chip chip-api">{usageText('inUse')}</span>}
        <span className="balance-left">
          {ledger === null ? (
            <span className="soft">{recordText('none')}</span>
          ) : (
            usageText.rich('leftOfBalance', {
              remaining: ledger.remaining,
              amount: (inner) => <strong key="amount">{inner}</strong>,
            })
          )}
        </span>
      </p>
      {ledger && (
        <>
          <MeterBar
            label={name}
            used={ledger.used}
            total={ledger.total}
            words={commonText('creditsUsed', ledger)}
            look={ledger.remaining <= 0 ? 'spent' : drawn ? undefined : 'calm'}
          />
          <p className="hint">{usageText('usedOfTotal', ledger)}</p>
        </>
      )}
      {packs && usage.packs && <CreditPackList packs={usage.packs} inUse={drawn} />}
    </li>
  );
}

/** The balances that calls are paid from, in the order in which they are used up. */
export function BalanceList({ usage }: { usage: Usage }) {
  const balances = balancesInDrawOrder(usage);
  if (balances.length === 0) return null;
  return (
    <ol className="balances" aria-label={usageText('balancesInOrder')}>
      {balances.map((balance) => (
        <BalanceRow key={balance.name} balance={balance} usage={usage} />
      ))}
    </ol>
  );
}
