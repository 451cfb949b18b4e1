import type { Usage } from '../lib/messages.ts';
import type { Standing } from '../lib/verdict.ts';
import { date, number } from './format.ts';
import { StandingMark } from './StandingMark.tsx';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly standing?: Standing;
}

function limit(value: number | null, per: string): string {
  return value === null ? `unlimited per ${per}` : `${number(value)} per ${per}`;
}

function rows({ account, key, rateLimit, packs }: Usage): readonly Row[] {
  const out: Row[] = [];
  if (account) out.push({ label: 'Account', value: account });
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
  for (const [name, quota] of Object.entries(key?.quotas ?? {})) {
    if (quota !== null) out.push({ label: `Key quota, ${name}`, value: number(quota) });
  }
  for (const [place, pack] of (packs?.items ?? []).entries()) {
    const value = pack.exhausted
      ? 'Used up'
      : `${number(pack.remaining)} of ${number(pack.total)} left`;
    out.push({ label: `Pack ${place + 1}, ${pack.title}`, value });
  }
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
            {standing && <StandingMark standing={standing} />} {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
