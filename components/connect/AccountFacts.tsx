import { quotaTextName, type Standing } from '../../lib/domain/index.ts';
import type { TeamQuotas, Usage } from '../../lib/extension/schemas/index.ts';
import { recordText, usageText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { formatDate, formatDateTime, formatNumber } from '../format/index.ts';
import { ToneIcon } from '../ui/index.ts';

interface AccountFact {
  readonly label: string;
  readonly value: string;
  readonly standing?: Standing;
}

/** Empty without a limit. */
const limitLabel = (limit: number | null | undefined, per: 'minute' | 'second'): string[] =>
  limit == null ? [] : [usageText(`${per}Limit`, { limit })];

function quotaFacts(quotas: NonNullable<Usage['key']>['quotas']): readonly AccountFact[] {
  return Object.entries(quotas ?? {}).flatMap(([quota, value]) =>
    value === null ? [] : [{ label: usageText('keyQuota', { quota }), value: formatNumber(value) }],
  );
}

function accountFacts({ account, key, rateLimit }: Usage): readonly AccountFact[] {
  const facts: AccountFact[] = [];
  if (account?.name) facts.push({ label: usageText('accountName'), value: account.name });
  if (key?.alias) facts.push({ label: usageText('keyName'), value: key.alias });
  if (key?.active !== undefined) {
    facts.push({
      label: usageText('keyState'),
      value: usageText(key.active ? 'keyActive' : 'keyInactive'),
      standing: key.active ? 'good' : 'bad',
    });
  }
  if (key?.expires) facts.push({ label: recordText('expires'), value: formatDate(key.expires) });
  facts.push(...quotaFacts(key?.quotas));
  if (rateLimit) {
    const { perMinute, perSecond } = rateLimit;
    const limits = [...limitLabel(perMinute, 'minute'), ...limitLabel(perSecond, 'second')];
    if (limits.length > 0 || (perMinute === null && perSecond === null)) {
      const value = listFormat({ type: 'unit' }).format(limits) || usageText('unlimited');
      facts.push({ label: usageText('rateLimit'), value });
    }
  }
  return facts;
}

/** The account, key and limits that the API reports. */
export function AccountFacts({ usage }: { usage: Usage }) {
  return (
    <dl className="facts">
      {accountFacts(usage).map(({ label, value, standing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="wrap">
            {standing && <ToneIcon tone={standing} label={null} />} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Quota = TeamQuotas['quotas'][number];

function leftOf({ remaining, total, resetsAt }: Quota): string {
  const amount =
    total === undefined
      ? usageText('quotaLeft', { remaining })
      : usageText('quotaLeftOf', { remaining, total });
  const renewed =
    resetsAt === undefined ? '' : usageText('quotaRenewed', { when: formatDateTime(resetsAt) });
  return [amount, renewed].filter(Boolean).join(' · ');
}

export interface TeamQuotaListProps {
  readonly team: TeamQuotas | undefined;
  /** In a section of its own, with a heading. */
  readonly heading?: boolean;
}

/** What a gateway still allows this person and the team, without what has been renewed since. */
export function TeamQuotaList({ team, heading = false }: TeamQuotaListProps) {
  const now = Date.now();
  const quotas = team?.quotas.filter(({ resetsAt = now + 1 }) => resetsAt > now) ?? [];
  if (quotas.length === 0) return null;
  const list = (
    <dl className="facts" aria-label={usageText('teamQuotas')}>
      {quotas.map((quota) => (
        <div key={quota.name}>
          <dt className="wrap">
            {usageText('teamQuota', { quota: quotaTextName(quota.name), name: quota.name })}
          </dt>
          <dd>{leftOf(quota)}</dd>
        </div>
      ))}
    </dl>
  );
  if (!heading) return list;
  return (
    <section className="block" aria-labelledby="team">
      <h2 id="team">{usageText('teamQuotas')}</h2>
      {list}
    </section>
  );
}
