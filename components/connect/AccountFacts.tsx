import type { Standing } from '../../lib/domain/index.ts';
import type { Usage } from '../../lib/extension/schemas/index.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { usageText } from '../../lib/texts/usage.ts';
import { formatDate, formatNumber } from '../format/index.ts';
import { ToneIcon } from '../ui/index.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly standing?: Standing;
}

/** The quotas of a key by the contract, whether set or not. */
const QUOTAS = ['total', 'daily', 'weekly', 'monthly'] as const;

/** `null` is no limit, undefined is not told. */
function limit(value: number | null | undefined, per: 'minute' | 'second'): string {
  if (value === undefined) return usageText(`${per}NotTold`);
  return value === null ? usageText(`${per}Unlimited`) : usageText(`${per}Limit`, { limit: value });
}

function quotaRows(quotas: NonNullable<Usage['key']>['quotas']): readonly Row[] {
  if (!quotas) return [];
  const names = [...new Set([...QUOTAS, ...Object.keys(quotas)])];
  return names.map((name) => {
    const value = quotas[name];
    const unset = usageText(value === null ? 'quotaNoneSet' : 'quotaNotTold');
    return {
      label: usageText('keyQuota', { quota: name }),
      value: value == null ? unset : formatNumber(value),
    };
  });
}

function rows({ account, key, rateLimit }: Usage): readonly Row[] {
  const out: Row[] = [];
  if (account?.name) out.push({ label: usageText('accountName'), value: account.name });
  if (account?.slug) out.push({ label: usageText('accountSlug'), value: account.slug });
  if (key?.alias) out.push({ label: usageText('keyName'), value: key.alias });
  if (key?.active !== undefined) {
    out.push({
      label: usageText('keyState'),
      value: usageText(key.active ? 'keyActive' : 'keyInactive'),
      standing: key.active ? 'good' : 'bad',
    });
  }
  if (key?.category) out.push({ label: usageText('keyCategory'), value: key.category });
  if (key?.expires !== undefined) {
    const expires = key.expires === null ? usageText('keyNeverExpires') : formatDate(key.expires);
    out.push({ label: usageText('keyExpires'), value: expires });
  }
  out.push(...quotaRows(key?.quotas));
  if (rateLimit) {
    const { perMinute, perSecond } = rateLimit;
    const value =
      perMinute === null && perSecond === null
        ? usageText('unlimited')
        : listFormat({ type: 'unit' }).format([
            limit(perMinute, 'minute'),
            limit(perSecond, 'second'),
          ]);
    out.push({ label: usageText('rateLimit'), value });
  }
  return out;
}

/** Who pays, by which key, within which limits; only what the API said. */
export function AccountFacts({ usage }: { usage: Usage }) {
  return (
    <dl className="facts">
      {rows(usage).map(({ label, value, standing }) => (
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
