import type { Usage } from '../../lib/extension/schemas/index.ts';
import { commonText, recordText, usageText } from '../../lib/texts/areas.ts';
import { type BalanceEntry, balancesInDrawOrder } from './balances.ts';
import { CreditPackList } from './CreditPackList.tsx';
import { MeterBar } from './Meter.tsx';

function BalanceRow({ balance, usage }: { balance: BalanceEntry; usage: Usage }) {
  const { ledger, drawn, packs } = balance;
  const name = usageText(balance.name);
  return (
    <li className={drawn ? 'balance balance-drawn' : 'balance'} aria-current={drawn || undefined}>
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
