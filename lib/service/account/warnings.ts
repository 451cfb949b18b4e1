import { KINDS } from '../../domain/index.ts';
import type { AccountWarning, Usage } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';

const DAY = 86_400_000;
/** A key that expires sooner than this is warned of, in days. */
const EXPIRY_DAYS = 7;
/** From these shares on a quota is worth a word, then a louder one; at 1 it refuses. */
const QUOTA_SHARES = [0.8, 0.95, 1] as const;
/** Where less than so many days are left at this browser's pace. */
const LOW_DAYS = 7;
const VERY_LOW_DAYS = 2;

/** What this browser has spent through the present key, in credits. */
export interface OwnSpending {
  /** In the last seven days. */
  readonly week: number;
  /** In the present window of each quota that is set, and when that window began, ms. */
  readonly quotas: Readonly<Record<string, { readonly used: number; readonly since: number }>>;
}

type WithoutDismissed<W> = W extends AccountWarning ? Omit<W, 'dismissed'> : never;
type NewWarning = WithoutDismissed<AccountWarning>;

/** 0 below the first share, then 1 to 3. */
function levelOf(used: number, total: number): number {
  return total <= 0
    ? QUOTA_SHARES.length
    : QUOTA_SHARES.filter((share) => used >= share * total).length;
}

function keyWarnings({ key }: Usage, now: number): NewWarning[] {
  if (key?.active === false) return [{ kind: 'key-inactive', id: 'key-inactive', level: 4 }];
  const at = key?.expires;
  if (at == null || Number.isNaN(Date.parse(at))) return [];
  const left = (Date.parse(at) - now) / DAY;
  if (left <= 0) return [{ kind: 'key-expired', id: `key ${at}`, level: 4, at }];
  if (left > EXPIRY_DAYS) return [];
  const level = left > 3 ? 1 : left > 1 ? 2 : 3;
  return [{ kind: 'key-expires', id: `key ${at}`, level, at, days: Math.floor(left) }];
}

/** The API tells a quota and not what is used of it: only this browser's own part is known. */
function quotaWarnings({ key }: Usage, own: OwnSpending): NewWarning[] {
  return Object.entries(key?.quotas ?? {}).flatMap(([quota, total]): NewWarning[] => {
    const mine = own.quotas[quota];
    if (total === null || !mine) return [];
    const level = levelOf(mine.used, total);
    if (level === 0) return [];
    const id = `quota ${quota} ${mine.since}`;
    return [{ kind: 'quota', id, level, quota, used: mine.used, total }];
  });
}

function subscriptionWarnings({ subscription, packs, credits, period }: Usage): NewWarning[] {
  if (!subscription || subscription.total <= 0) return [];
  const { used, total, remaining } = subscription;
  const level = remaining <= 0 ? QUOTA_SHARES.length : Math.min(levelOf(used, total), 2);
  if (level === 0) return [];
  const id = `subscription ${period?.start ?? ''}`;
  const beyond = credits?.remaining ?? 0;
  return [{ kind: 'subscription', id, level, used, total, packs: packs != null, beyond }];
}

/** The dearest plain lookup that what is left does not pay for. */
function dearestUnaffordable(remaining: number) {
  const prices = KINDS.flatMap((about) => {
    const price = lookupCredits(about, 'standard');
    return price !== undefined && price > remaining ? [{ about, price }] : [];
  });
  return prices.sort((a, b) => b.price - a.price)[0];
}

function creditWarnings({ remaining }: Usage, own: OwnSpending): NewWarning[] {
  if (remaining === undefined) return [];
  if (remaining <= 0) return [{ kind: 'credits-none', id: 'credits', level: 4 }];
  const short = dearestUnaffordable(remaining);
  if (short) return [{ kind: 'credits-short', id: 'credits', level: 3, remaining, ...short }];
  const days = own.week > 0 ? Math.floor(remaining / (own.week / 7)) : Number.POSITIVE_INFINITY;
  if (days > LOW_DAYS) return [];
  const level = days > VERY_LOW_DAYS ? 1 : 2;
  return [{ kind: 'credits-low', id: 'credits', level, remaining, days }];
}

/**
 * What will stop lookups, before it does: worst first. `dismissed`: the level at which the person
 * put each away.
 */
export function usageWarnings(
  usage: Usage,
  own: OwnSpending,
  dismissed: Readonly<Record<string, number>>,
  now: number,
): AccountWarning[] {
  const credits = creditWarnings(usage, own);
  // Nothing left at all says it of the subscription too.
  const isOver = credits.some(({ kind }) => kind === 'credits-none');
  const all = [
    ...keyWarnings(usage, now),
    ...credits,
    ...quotaWarnings(usage, own),
    ...(isOver ? [] : subscriptionWarnings(usage)),
  ];
  return all
    .map(
      (warning): AccountWarning => ({
        ...warning,
        dismissed: warning.level <= (dismissed[warning.id] ?? 0),
      }),
    )
    .sort((a, b) => b.level - a.level);
}
