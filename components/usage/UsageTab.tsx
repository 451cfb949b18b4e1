import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { CreditsLeft, Usage } from '../../lib/extension/schemas/index.ts';
import { commonText as common, usageText } from '../../lib/texts/areas.ts';
import { AccountFacts, TeamQuotaList } from '../connect/index.ts';
import { formatDate, formatNumber, formatTimeAgo } from '../format/index.ts';
import { ReceiptList } from '../history/index.ts';
import { FailureNote, LiveRegion, type ReplyState, TopUpLink, useAsked } from '../ui/index.ts';
import { BalanceList } from './BalanceList.tsx';
import { spendingForecast, spentUntilRenewal } from './forecast.ts';
import { SpendingSection, SpentToday } from './SpendingSection.tsx';
import { WarningList } from './WarningList.tsx';

export interface UsageTabProps {
  readonly send: SendToBackground;
  /** Number of lookups since the popup opened. */
  readonly lookups: number;
  readonly usage: ReplyState<ReplyOf<'usage'>>;
  /** Why the API refuses now, or does not answer, is said here or above: the numbers are the last known. */
  readonly isOld: boolean;
  /** Why the numbers may be old, unless the top of the screen says it. */
  readonly failure: Failure | null;
  /** Asks the usage endpoint again; free. */
  readonly onRefresh: () => void;
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

/** What is left of the month's quota as a bar, and in it what will be used until the renewal. */
function MonthBar({ quota: { remaining, total }, expected }: MonthProps) {
  const share = (credits: number) => `${Math.min(100, Math.max(0, (credits / total) * 100))}%`;
  return (
    <div className="month-bar" aria-hidden="true">
      <span className="month-expected" style={{ inlineSize: share(remaining) }} />
      <span className="month-left" style={{ inlineSize: share(remaining - expected) }} />
    </div>
  );
}

interface LeftProps {
  readonly account: Usage;
  readonly left: CreditsLeft | undefined;
  /** Why the API refuses now, or that it does not answer, stands above. */
  readonly isOld: boolean;
}

/** The credits left, and what limits them if it is not the account; below a refusal, those last known. */
function Left({ account, left, isOld }: LeftProps) {
  const { remaining, at } = account;
  if (remaining === undefined && !left) return <p>{usageText('balanceNotReported')}</p>;
  if (isOld && remaining !== undefined)
    return <p>{usageText('lastKnown', { remaining, when: formatTimeAgo(at) })}</p>;
  if (!left) return <p>{usageText('balanceOutdated')}</p>;
  const { credits, by, quota = '', usedUp } = left;
  return (
    <>
      <p className="figure">
        {usageText.rich('creditsLeft', {
          remaining: credits,
          small: (words) => <small key="words">{words}</small>,
        })}
      </p>
      {by !== 'balance' && (
        <p>
          {by === 'team'
            ? usageText('leastByTeam')
            : usageText('leastByKey', { quota, usedUp: usedUp ? 'yes' : 'no' })}{' '}
          {remaining !== undefined && usageText('accountHas', { remaining })}
        </p>
      )}
    </>
  );
}

/** What is left, what was used today and this month, and how long it lasts; the rest behind "Details". */
export function UsageTab({
  send,
  lookups,
  usage,
  isOld,
  failure,
  onRefresh,
  shownAboveTabs,
}: UsageTabProps) {
  const { value, busy } = usage;
  const { value: spending } = useAsked(send, 'spending', {}, lookups);
  const account = value?.usage ?? null;
  const left = value?.left;
  // What is not known any more is not drawn, and says nothing of how long it lasts.
  const isCurrent = !isOld && left !== undefined;
  const warnings = value?.warnings.filter(({ id }) => !shownAboveTabs.includes(id)) ?? [];
  const quota = isCurrent && account?.quota && account.quota.total > 0 ? account.quota : null;
  const current = isCurrent && account ? { ...account, remaining: left.credits } : null;
  const forecast =
    spending && current?.remaining !== 0 && !isOld
      ? spendingForecast(spending.rows, spending.today, current)
      : null;
  const expected =
    spending && current ? spentUntilRenewal(spending.rows, spending.today, current) : 0;
  return (
    <LiveRegion announces="politely" aria-busy={busy}>
      {failure && (
        <FailureNote
          failure={failure}
          onOptions={() => void send('openOptions', {})}
          onRetry={onRefresh}
        />
      )}
      {account && (
        <section className="block" aria-label={usageText('balance')}>
          <Left account={account} left={left} isOld={isOld} />
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
                <dd>
                  {formatNumber(value.spent.today - value.spent.possiblyBilled)}
                  {value.spent.possiblyBilled > 0 && (
                    <small>
                      {' '}
                      {usageText('mayBeMore', { possibly: value.spent.possiblyBilled })}
                    </small>
                  )}
                </dd>
              </div>
            )}
          </dl>
          {forecast && <p>{forecast}</p>}
          <TeamQuotaList team={account.team} heading />
          <p className="row">
            {!isOld && (
              <span className="hint">{usageText('asOf', { when: formatTimeAgo(account.at) })}</span>
            )}
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
              {isCurrent && <BalanceList usage={account} />}
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
    </LiveRegion>
  );
}
