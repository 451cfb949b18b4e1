import { quotaTextName } from '../../lib/domain/index.ts';
import type { TeamQuotas } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { formatDateTime } from '../format/index.ts';

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
