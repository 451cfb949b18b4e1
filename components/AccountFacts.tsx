import type { Usage } from '../lib/messages.ts';
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
function limit(value: number | null | undefined, per: string): string {
  if (value === undefined) return `not told per ${per}`;
  return value === null ? `unlimited per ${per}` : `${number(value)} per ${per}`;
}

function quotaRows(quotas: NonNullable<Usage['key']>['quotas']): readonly Row[] {
  if (!quotas) return [];
  const names = [...new Set([...QUOTAS, ...Object.keys(quotas)])];
  return names.map((name) => {
    const value = quotas[name];
    const said = value === undefined ? 'Not told' : value === null ? 'None set' : number(value);
    return { label: `Key quota, ${name}`, value: said };
  });
}

function rows({ account, key, rateLimit }: Usage): readonly Row[] {
  const out: Row[] = [];
  if (account?.name) out.push({ label: 'Account', value: account.name });
  if (account?.slug) out.push({ label: 'Account slug', value: account.slug });
  if (key?.alias) out.push({ label: 'Key', value: key.alias });
  if (key?.active !== undefined) {
    out.push({
      label: 'State',
      value: key.active ? 'Active' : 'Inactive',
      standing: key.active ? 'good' : 'bad',
    });
  }
  if (key?.category) out.push({ label: 'Category', value: key.category });
  if (key?.expires !== undefined) {
    out.push({ label: 'Expires', value: key.expires === null ? 'Never' : date(key.expires) });
  }
  out.push(...quotaRows(key?.quotas));
  if (rateLimit) {
    const { perMinute, perSecond } = rateLimit;
    const value =
      perMinute === null && perSecond === null
        ? 'Unlimited'
        : `${limit(perMinute, 'minute')}, ${limit(perSecond, 'second')}`;
    out.push({ label: 'Rate limit', value });
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
