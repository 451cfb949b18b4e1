import { useEffect } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { Usage } from '../../lib/extension/schemas/index.ts';
import { commonText as common, usageText } from '../../lib/texts/areas.ts';
import { AccountFacts, TeamQuotaList } from '../connect/index.ts';
import { formatDate, formatNumber, formatTimeAgo } from '../format/index.ts';
import { ReceiptList } from '../history/index.ts';
import { FailureNote, type ReplyState, TopUpLink, useReply } from '../ui/index.ts';
import { BalanceList } from './BalanceList.tsx';
import { spendingForecast, spentUntilRenewal } from './forecast.ts';
import { SpendingSection, SpentToday } from './SpendingSection.tsx';
import { WarningList } from './WarningList.tsx';

export interface UsageTabProps {
  readonly send: SendToBackground;
  /** Number of lookups since the popup opened. */
  readonly lookups: number;
  readonly usage: ReplyState<ReplyOf<'usage'>>;
  /** Undefined: not known, or no longer. */
  readonly creditsLeft: number | undefined;
  /** Why the numbers may be old, unless the top of the screen says it. */
  readonly failure: Failure | null;
  /** Asks the usage endpoint again; free. */
  readonly onRefresh: () => void;
  readonly onOptions: () => void;
  readonly disconnected: boolean;
  /** Ids of the warnings that are shown above the tabs. */
  readonly shownAboveTabs: readonly string[];
}

function Totals({ usage }: { usage: Usage }) {
  const { totalUsed, period, renewalDate } = usage;
  return (
    <dl className="facts">
      {totalUsed !== undefined && (
        <div>
          <dt>{usageText('usedInTotal')}</dt>
          <dd>{formatNumber(totalUsed)}</dd>
        </div>
      )}
      {period?.start && period.end && (
        <div>
          <dt>{usageText('billingPeriod')}</dt>
          <dd>{`${formatDate(period.start)} – ${formatDate(period.end)}`}</dd>
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

/** Lists the values of the account that could not be read; the others are shown where they belong. */
function UnreadableValues({ values }: { values: NonNullable<Usage['unreadable']> }) {
  return (
    <section className="note" aria-label={usageText('unreadableParts')}>
      <p className="note-title">{usageText('unreadableParts')}</p>
      <dl className="facts">
        {values.map(({ path, value }) => (
          <div key={path}>
            <dt className="wrap">{path}</dt>
            <dd className="wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{usageText('pricesFromDocumentation')}</p>
    </section>
  );
}

interface MonthProps {
  readonly quota: NonNullable<Usage['quota']>;
  /** Credits that this browser will use until the renewal at its pace. */
  readonly expected: number;
}

/** The month's quota as a bar: what is used, and what will be used until the renewal. */
function MonthBar({ quota: { used, total }, expected }: MonthProps) {
  const share = (credits: number) => `${Math.min(100, Math.max(0, (credits / total) * 100))}%`;
  return (
    <div className="month-bar" aria-hidden="true">
      <span className="month-expected" style={{ inlineSize: share(used + expected) }} />
      <span className="month-used" style={{ inlineSize: share(used) }} />
    </div>
  );
}

/** What is left, what was used today and this month, and how long it lasts; the rest behind "Details". */
export function UsageTab({
  send,
  lookups,
  usage,
  creditsLeft,
  failure,
  onRefresh,
  onOptions,
  disconnected,
  shownAboveTabs,
}: UsageTabProps) {
  const { value, busy } = usage;
  const { ask, value: spending } = useReply(send, 'spending');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup costs something
  useEffect(() => {
    void ask({});
  }, [ask, lookups]);
  const account = value?.usage ?? null;
  const isOutdated = account?.remaining !== undefined && creditsLeft === undefined;
  const warnings = value?.warnings.filter(({ id }) => !shownAboveTabs.includes(id)) ?? [];
  const quota = !isOutdated && account?.quota && account.quota.total > 0 ? account.quota : null;
  const current = isOutdated ? null : account;
  const forecast = spending && spendingForecast(spending.rows, spending.today, current);
  const expected =
    spending && current ? spentUntilRenewal(spending.rows, spending.today, current) : 0;
  return (
    <div aria-live="polite" aria-busy={busy}>
      {failure && !disconnected && (
        <FailureNote failure={failure} onOptions={onOptions} onRetry={onRefresh} />
      )}
      {account && (
        <section className="block" aria-label={usageText('balance')}>
          {account.remaining === undefined || isOutdated ? (
            <p>{usageText(isOutdated ? 'balanceOutdated' : 'balanceNotReported')}</p>
          ) : (
            <p className="figure">
              {usageText.rich('creditsLeft', {
                remaining: account.remaining,
                small: (words) => <small key="words">{words}</small>,
              })}
            </p>
          )}
          <WarningList warnings={warnings} />
          {quota && <MonthBar quota={quota} expected={expected} />}
          <dl className="month">
            {quota && (
              <div>
                <dt>{usageText('thisMonth')}</dt>
                <dd>{usageText('usedOfTotal', quota)}</dd>
              </div>
            )}
            {value && (
              <div>
                <dt>{usageText('todayHere')}</dt>
                <dd>{formatNumber(value.spent.today)}</dd>
              </div>
            )}
          </dl>
          {forecast && <p>{forecast}</p>}
          <TeamQuotaList team={account.team} heading />
          <p className="row">
            <span className="hint">{usageText('asOf', { when: formatTimeAgo(account.at) })}</span>
            <button type="button" className="quiet" onClick={onRefresh}>
              {usageText(busy ? 'refreshing' : 'refreshFree')}
            </button>
            <TopUpLink />
          </p>
        </section>
      )}
      {!account && !failure && (
        <p className="hint">{usageText(busy ? 'loading' : 'connectForBalance')}</p>
      )}
      {value && (
        <details className="usage-details">
          <summary>{common('details')}</summary>
          {account && (
            <>
              {!isOutdated && <BalanceList usage={account} />}
              <Totals usage={account} />
              {account.unreadable && <UnreadableValues values={account.unreadable} />}
            </>
          )}
          <SpentToday spent={value.spent} />
          {spending && <SpendingSection {...spending} />}
          {account && (
            <section className="block" aria-labelledby="account">
              <h2 id="account">{usageText('keyAndAccount')}</h2>
              <AccountFacts usage={account} />
            </section>
          )}
          <ReceiptList send={send} lookups={lookups} />
        </details>
      )}
    </div>
  );
}
