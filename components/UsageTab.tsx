import { plural } from '../lib/counted.ts';
import type { ReplyOf, Usage } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { Balances } from './Balances.tsx';
import { FailureNote } from './FailureNote.tsx';
import { ago, date, number } from './format.ts';
import { Spending } from './Spending.tsx';
import { Spent } from './Spent.tsx';
import type { Reply } from './use-reply.ts';
import { Warnings } from './Warnings.tsx';

export interface UsageTabProps {
  readonly send: Send;
  /** Lookups made since the popup opened. */
  readonly lookups: number;
  readonly usage: Reply<ReplyOf<'usage'>>;
  /** Asks the free usage endpoint anew. */
  readonly again: () => void;
  readonly onOptions: () => void;
  readonly disconnected: boolean;
  /** Ids of warnings that stand above the tabs already. */
  readonly above: readonly string[];
}

/** "1 Nov 2026 to 1 Dec 2026", as far as it was told. */
function periodOf({ period }: Usage): string | null {
  const { start, end } = period ?? {};
  if (start && end) return `${date(start)} to ${date(end)}`;
  if (start) return `since ${date(start)}`;
  return end ? `until ${date(end)}` : null;
}

function Totals({ usage }: { usage: Usage }) {
  const { totalUsed, renewalDate } = usage;
  const period = periodOf(usage);
  return (
    <dl className="facts">
      {totalUsed !== undefined && (
        <div>
          <dt>Used in total</dt>
          <dd>{number(totalUsed)}</dd>
        </div>
      )}
      {period && (
        <div>
          <dt>Billing period</dt>
          <dd>{period}</dd>
        </div>
      )}
      {renewalDate && (
        <div>
          <dt>Renews on</dt>
          <dd>{date(renewalDate)}</dd>
        </div>
      )}
    </dl>
  );
}

export function UsageTab({
  send,
  lookups,
  usage,
  again,
  onOptions,
  disconnected,
  above,
}: UsageTabProps) {
  const { value, failure, busy } = usage;
  const record = value?.usage ?? null;
  const warnings = value?.warnings.filter(({ id }) => !above.includes(id)) ?? [];
  return (
    <div aria-live="polite" aria-busy={busy}>
      {failure && !disconnected && (
        <FailureNote failure={failure} onOptions={onOptions} onRetry={again} />
      )}
      {record && (
        <>
          <section className="block" aria-labelledby="balance">
            <div className="block-top">
              <h2 id="balance">Balance</h2>
              <p className="row">
                <span className="hint">As of {ago(record.at)}</span>
                <button type="button" className="quiet" onClick={again}>
                  {busy ? 'Refreshing…' : 'Refresh · free'}
                </button>
              </p>
            </div>
            <p className="figure">
              {record.remaining === undefined ? 'not told' : number(record.remaining)}
              <small>{plural(record.remaining ?? 0, 'credit')} left</small>
            </p>
            <Warnings warnings={warnings} />
            <Balances usage={record} />
            <Totals usage={record} />
          </section>
          <Spending send={send} usage={record} lookups={lookups} />
          <section className="block" aria-labelledby="account">
            <h2 id="account">Key and account</h2>
            <AccountFacts usage={record} />
          </section>
        </>
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
