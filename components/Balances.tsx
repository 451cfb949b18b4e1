import type { Usage } from '../lib/messages.ts';
import { text } from '../lib/texts/usage.ts';
import { type Balance, balancesOf } from './balances.ts';
import { date, percent } from './format.ts';
import { MeterBar } from './Meter.tsx';
import { Packs } from './Packs.tsx';

type Ledger = NonNullable<Balance['ledger']>;

/** @param resets ISO 8601, where it is known when all of it will be there again */
function usedOf({ used, total, percentUsed }: Ledger, resets: string | null | undefined): string {
  const said = { used, total, percent: percent(percentUsed) };
  return resets ? text('usedOfResets', { ...said, date: date(resets) }) : text('usedOf', said);
}

function Row({ balance, usage }: { balance: Balance; usage: Usage }) {
  const { ledger, drawn, packs } = balance;
  const name = text(balance.name);
  const resets = balance.name === 'monthlyQuota' ? usage.renewalDate : null;
  return (
    <li className={drawn ? 'balance balance-drawn' : 'balance'} aria-current={drawn || undefined}>
      <p className="balance-head">
        <span className="balance-name">{name}</span>
        {drawn && <span className="chip chip-api">{text('inUse')}</span>}
        <span className="balance-left">
          {ledger === null ? (
            <span className="soft">{text('noneOfBalance')}</span>
          ) : (
            text.rich('leftOfBalance', {
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
            words={text('creditsUsedOf', ledger)}
            look={ledger.remaining <= 0 ? 'spent' : drawn ? undefined : 'calm'}
          />
          <p className="hint">{usedOf(ledger, resets)}</p>
        </>
      )}
      {packs && usage.packs && <Packs packs={usage.packs} inUse={drawn} />}
    </li>
  );
}

/** What calls are paid from, in the order in which it is drawn. */
export function Balances({ usage }: { usage: Usage }) {
  const balances = balancesOf(usage);
  if (balances.length === 0) return null;
  return (
    <ol className="balances" aria-label={text('balancesInOrder')}>
      {balances.map((balance) => (
        <Row key={balance.name} balance={balance} usage={usage} />
      ))}
    </ol>
  );
}
