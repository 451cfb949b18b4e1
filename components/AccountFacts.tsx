import type { Usage } from '../lib/messages.ts';
import { listFormat } from '../lib/texts/intl.ts';
import { text } from '../lib/texts/usage.ts';
import type { Standing } from '../lib/verdict.ts';
import { date, number } from './format.ts';
import { StandingMark } from './StandingMark.tsx';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly standing?: Standing;
}

/** The quotas of a key by the contract, whether set or not. */
const QUOTAS = ['total', 'daily', 'weekly', 'monthly'] as const;

/** `null` is no limit, undefined is not told. */
function limit(value: number | null | undefined, per: 'minute' | 'second'): string {
  if (value === undefined) return text(`${per}NotTold`);
  return value === null ? text(`${per}Unlimited`) : text(`${per}Limit`, { limit: value });
}

function quotaRows(quotas: NonNullable<Usage['key']>['quotas']): readonly Row[] {
  if (!quotas) return [];
  const names = [...new Set([...QUOTAS, ...Object.keys(quotas)])];
  return names.map((name) => {
    const value = quotas[name];
    const unset = text(value === null ? 'quotaNoneSet' : 'quotaNotTold');
    return {
      label: text('keyQuota', { quota: name }),
      value: value == null ? unset : number(value),
    };
  });
}

function rows({ account, key, rateLimit }: Usage): readonly Row[] {
  const out: Row[] = [];
  if (account?.name) out.push({ label: text('accountName'), value: account.name });
  if (account?.slug) out.push({ label: text('accountSlug'), value: account.slug });
  if (key?.alias) out.push({ label: text('keyName'), value: key.alias });
  if (key?.active !== undefined) {
    out.push({
      label: text('keyState'),
      value: text(key.active ? 'keyActive' : 'keyInactive'),
      standing: key.active ? 'good' : 'bad',
    });
  }
  if (key?.category) out.push({ label: text('keyCategory'), value: key.category });
  if (key?.expires !== undefined) {
    const expires = key.expires === null ? text('keyNeverExpires') : date(key.expires);
    out.push({ label: text('keyExpires'), value: expires });
  }
  out.push(...quotaRows(key?.quotas));
  if (rateLimit) {
    const { perMinute, perSecond } = rateLimit;
    const value =
      perMinute === null && perSecond === null
        ? text('unlimited')
        : listFormat({ type: 'unit' }).format([
            limit(perMinute, 'minute'),
            limit(perSecond, 'second'),
          ]);
    out.push({ label: text('rateLimit'), value });
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
            {standing && <StandingMark standing={standing} label={null} />} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
