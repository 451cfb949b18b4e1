import { plural } from '../lib/counted.ts';
import type { ReplyOf } from '../lib/messages.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { budgetWarning } from './budget-words.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, credits, date, number } from './format.ts';
import { Meter } from './Meter.tsx';
import type { Reply } from './use-reply.ts';

export interface UsageTabProps {
  readonly usage: Reply<ReplyOf<'usage'>>;
  /** Asks the free usage endpoint anew. */
  readonly again: () => void;
  readonly onOptions: () => void;
  readonly disconnected: boolean;
}

function Spent({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, budget } = spent;
  const warning = budgetWarning(spent);
  return (
    <section className="block" aria-labelledby="spent">
      <h2 id="spent">Spent by Fieldmark today</h2>
      <p className="figure">
        {number(today)}
        <small>
          {plural(today, 'credit')}
          {budget.totalPerDay !== null && ` of ${number(budget.totalPerDay)} allowed`}
        </small>
      </p>
      {warning && <p className="hint">{warning}</p>}
      <Meter label="Automatic lookups" used={automaticToday} total={budget.autoPerDay} />
      {possiblyBilled > 0 && (
        <p className="hint">
          {credits(possiblyBilled)} possibly billed: the answer was lost on the way.
        </p>
      )}
    </section>
  );
}

export function UsageTab({ usage, again, onOptions, disconnected }: UsageTabProps) {
  const { value, failure, busy } = usage;
  const record = value?.usage ?? null;
  return (
    <div aria-live="polite" aria-busy={busy}>
      {failure && !disconnected && (
        <FailureNote failure={failure} onOptions={onOptions} onRetry={again} />
      )}
      {record && (
        <section className="block" aria-labelledby="balance">
          <h2 id="balance">Balance</h2>
          <p className="figure">
            {record.remaining === undefined ? 'not told' : number(record.remaining)}
            <small>{plural(record.remaining ?? 0, 'credit')} left</small>
          </p>
          {record.subscription && (
            <Meter
              label={record.packs ? 'Quota and packs' : 'Quota'}
              used={record.subscription.used}
              total={record.subscription.total}
            />
          )}
          {record.renewalDate && <p className="hint">Renews on {date(record.renewalDate)}</p>}
          {record.credits && (
            <Meter label="Credits" used={record.credits.consumed} total={record.credits.given} />
          )}
          <AccountFacts usage={record} />
          <p className="row">
            <span className="hint">As of {ago(record.at)}</span>
            <button type="button" className="quiet" onClick={again}>
              {busy ? 'Refreshing…' : 'Refresh · free'}
            </button>
          </p>
        </section>
      )}
      {!record && !failure && (
        <p className="hint">
          {busy ? 'Loading…' : 'Connect a key to see what is left on your account.'}
        </p>
      )}
      {value && <Spent spent={value.spent} />}
    </div>
  );
}
