import type { Usage } from '../lib/messages.ts';
import { type Balance, balancesOf } from './balances.ts';
import { date, number, percent } from './format.ts';
import { MeterBar } from './Meter.tsx';
import { Packs } from './Packs.tsx';

function usedOf({ used, total, percentUsed }: NonNullable<Balance['ledger']>): string {
  return `${number(used)} of ${number(total)} used · ${percent(percentUsed)}`;
}

function Row({ balance, usage }: { balance: Balance; usage: Usage }) {
  const { name, ledger, drawn, packs } = balance;
  const resets = name === 'Monthly quota' && usage.renewalDate;
  return (
    <li className={drawn ? 'balance balance-drawn' : 'balance'} aria-current={drawn || undefined}>
      <p className="balance-head">
        <span className="balance-name">{name}</span>
        {drawn && <span className="chip chip-api">In use</span>}
        <span className="balance-left">
          {ledger === null ? (
            <span className="soft">None</span>
          ) : (
            <>
              <strong>{number(ledger.remaining)}</strong> left
            </>
          )}
        </span>
      </p>
      {ledger && (
        <>
          <MeterBar
            label={name}
            used={ledger.used}
            total={ledger.total}
            words={`${number(ledger.used)} of ${number(ledger.total)} credits used`}
            look={ledger.remaining <= 0 ? 'spent' : drawn ? undefined : 'calm'}
          />
          <p className="hint">
            {usedOf(ledger)}
            {resets && ` · resets ${date(resets)}`}
          </p>
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
    <ol className="balances" aria-label="Balances, in the order in which they are drawn from">
      {balances.map((balance) => (
        <Row key={balance.name} balance={balance} usage={usage} />
      ))}
    </ol>
  );
}
