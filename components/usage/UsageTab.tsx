import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { Usage } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/usage.ts';
import { AccountFacts } from '../connect/index.ts';
import { formatDate, formatNumber, formatTimeAgo } from '../format/index.ts';
import type { ReplyState } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { BalanceList } from './BalanceList.tsx';
import { SpendingSection } from './SpendingSection.tsx';
import { SpentToday } from './SpentToday.tsx';
import { WarningList } from './WarningList.tsx';

export interface UsageTabProps {
  readonly send: SendToBackground;
  /** Lookups made since the popup opened. */
  readonly lookups: number;
  readonly usage: ReplyState<ReplyOf<'usage'>>;
  /** Asks the free usage endpoint anew. */
  readonly onRefresh: () => void;
  readonly onOptions: () => void;
  readonly disconnected: boolean;
  /** Ids of warnings that stand above the tabs already. */
  readonly shownAboveTabs: readonly string[];
}

/** "1 Nov 2026 to 1 Dec 2026", as far as it was told. */
function periodOf({ period }: Usage): string | null {
  const { start, end } = period ?? {};
  if (start && end)
    return usageText('periodFromTo', { start: formatDate(start), end: formatDate(end) });
  if (start) return usageText('periodSince', { start: formatDate(start) });
  return end ? usageText('periodUntil', { end: formatDate(end) }) : null;
}

function Totals({ usage }: { usage: Usage }) {
  const { totalUsed, renewalDate } = usage;
  const period = periodOf(usage);
  return (
    <dl className="facts">
      {totalUsed !== undefined && (
        <div>
          <dt>{usageText('usedInTotal')}</dt>
          <dd>{formatNumber(totalUsed)}</dd>
        </div>
      )}
      {period && (
        <div>
          <dt>{usageText('billingPeriod')}</dt>
          <dd>{period}</dd>
        </div>
      )}
      {renewalDate && (
        <div>
          <dt>{usageText('renewsOn')}</dt>
          <dd>{formatDate(renewalDate)}</dd>
        </div>
      )}
    </dl>
  );
}

export function UsageTab({
  send,
  lookups,
  usage,
  onRefresh: again,
  onOptions,
  disconnected,
  shownAboveTabs: above,
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
              <h2 id="balance">{usageText('balance')}</h2>
              <p className="row">
                <span className="hint">
                  {usageText('asOf', { when: formatTimeAgo(record.at) })}
                </span>
                <button type="button" className="quiet" onClick={again}>
                  {usageText(busy ? 'refreshing' : 'refreshFree')}
                </button>
              </p>
            </div>
            <p className="figure">
              {record.remaining === undefined
                ? usageText('balanceNotTold')
                : formatNumber(record.remaining)}
              <small>{usageText('creditsLeft', { remaining: record.remaining ?? 0 })}</small>
            </p>
            <WarningList warnings={warnings} />
            <BalanceList usage={record} />
            <Totals usage={record} />
          </section>
          <SpendingSection send={send} usage={record} lookups={lookups} />
          <section className="block" aria-labelledby="account">
            <h2 id="account">{usageText('keyAndAccount')}</h2>
            <AccountFacts usage={record} />
          </section>
        </>
      )}
      {!record && !failure && (
        <p className="hint">{usageText(busy ? 'loading' : 'connectForBalance')}</p>
      )}
      {value && <SpentToday spent={value.spent} />}
    </div>
  );
}
