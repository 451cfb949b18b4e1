import type { ReplyOf, Usage } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/usage.ts';
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
  if (start && end) return text('periodFromTo', { start: date(start), end: date(end) });
  if (start) return text('periodSince', { start: date(start) });
  return end ? text('periodUntil', { end: date(end) }) : null;
}

function Totals({ usage }: { usage: Usage }) {
  const { totalUsed, renewalDate } = usage;
  const period = periodOf(usage);
  return (
    <dl className="facts">
      {totalUsed !== undefined && (
        <div>
          <dt>{text('usedInTotal')}</dt>
          <dd>{number(totalUsed)}</dd>
        </div>
      )}
      {period && (
        <div>
          <dt>{text('billingPeriod')}</dt>
          <dd>{period}</dd>
        </div>
      )}
      {renewalDate && (
        <div>
          <dt>{text('renewsOn')}</dt>
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
              <h2 id="balance">{text('balance')}</h2>
              <p className="row">
                <span className="hint">{text('asOf', { when: ago(record.at) })}</span>
                <button type="button" className="quiet" onClick={again}>
                  {text(busy ? 'refreshing' : 'refreshFree')}
                </button>
              </p>
            </div>
            <p className="figure">
              {record.remaining === undefined ? text('balanceNotTold') : number(record.remaining)}
              <small>{text('creditsLeft', { remaining: record.remaining ?? 0 })}</small>
            </p>
            <Warnings warnings={warnings} />
            <Balances usage={record} />
            <Totals usage={record} />
          </section>
          <Spending send={send} usage={record} lookups={lookups} />
          <section className="block" aria-labelledby="account">
            <h2 id="account">{text('keyAndAccount')}</h2>
            <AccountFacts usage={record} />
          </section>
        </>
      )}
      {!record && !failure && (
        <p className="hint">{text(busy ? 'loading' : 'connectForBalance')}</p>
      )}
      {value && <Spent spent={value.spent} />}
    </div>
  );
}
