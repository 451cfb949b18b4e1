import type { Standing } from '../../lib/domain/index.ts';
import type { Usage } from '../../lib/extension/schemas/index.ts';
import { recordText, usageText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { formatDate, formatNumber } from '../format/index.ts';
import { ToneIcon } from '../ui/index.ts';

interface AccountFact {
  readonly label: string;
  readonly value: string;
  readonly standing?: Standing;
}

/** `null`: no limit; undefined: not in the answer. */
function limitLabel(value: number | null | undefined, per: 'minute' | 'second'): string {
  if (value === undefined) return usageText(`${per}NotReported`);
  return value === null ? usageText(`${per}Unlimited`) : usageText(`${per}Limit`, { limit: value });
}

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
  if (key?.category) facts.push({ label: usageText('keyCategory'), value: key.category });
  if (key?.expires !== undefined) {
    const expires = key.expires === null ? usageText('keyNeverExpires') : formatDate(key.expires);
    facts.push({ label: recordText('expires'), value: expires });
  }
  facts.push(...quotaFacts(key?.quotas));
  if (rateLimit) {
    const { perMinute, perSecond } = rateLimit;
    const value =
      perMinute === null && perSecond === null
        ? usageText('unlimited')
        : listFormat({ type: 'unit' }).format([
            limitLabel(perMinute, 'minute'),
            limitLabel(perSecond, 'second'),
          ]);
    facts.push({ label: usageText('rateLimit'), value });
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
