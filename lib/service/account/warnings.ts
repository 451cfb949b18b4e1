import { KINDS } from '../../domain/index.ts';
import type { AccountWarning, Usage } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';

const DAY = 86_400_000;
/** A warning shows when the key expires within this many days. */
const EXPIRY_DAYS = 7;
/** Shares of a quota at which the warning level rises. At 1 the API refuses calls. */
const QUOTA_SHARES = [0.8, 0.95, 1] as const;
/**
 * A warning shows when the credits last only this many days at this browser's pace; then a stronger
 * one.
 */
const LOW_DAYS = 7;
const VERY_LOW_DAYS = 2;

/** Credits that this browser spent with the current key. */
export interface OwnSpending {
  /** In the last seven days. */
  readonly week: number;
  /**
   * In the current window of each quota that is set, and when that window began, ms since the
   * epoch.
   */
  readonly quotas: Readonly<Record<string, { readonly used: number; readonly since: number }>>;
  /** The quota for which the API refused a call in its current window. */
  readonly refused?: string | undefined;
}

type WithoutDismissed<W> = W extends AccountWarning ? Omit<W, 'dismissed'> : never;
type NewWarning = WithoutDismissed<AccountWarning>;

/** The number of `QUOTA_SHARES` that were reached: 0 to 3. */
function levelOf(used: number, total: number): number {
  return total <= 0
    ? QUOTA_SHARES.length
    : QUOTA_SHARES.filter((share) => used >= share * total).length;
}

function keyWarnings({ key }: Usage, now: number): NewWarning[] {
  if (key?.active === false) return [{ kind: 'key-inactive', id: 'key-inactive', level: 4 }];
  const expiresAt = key?.expires;
  if (expiresAt == null || Number.isNaN(Date.parse(expiresAt))) return [];
  const daysLeft = (Date.parse(expiresAt) - now) / DAY;
  if (daysLeft <= 0)
    return [{ kind: 'key-expired', id: `key ${expiresAt}`, level: 4, at: expiresAt }];
  if (daysLeft > EXPIRY_DAYS) return [];
  const level = daysLeft > 3 ? 1 : daysLeft > 1 ? 2 : 3;
  return [
    {
      kind: 'key-expires',
      id: `key ${expiresAt}`,
      level,
      at: expiresAt,
      days: Math.floor(daysLeft),
    },
  ];
}

/** The API reports quotas without their use, so only this browser's spending is known. */
function quotaWarnings({ key }: Usage, ownSpending: OwnSpending): NewWarning[] {
  return Object.entries(key?.quotas ?? {}).flatMap(([quota, total]): NewWarning[] => {
    const quotaWindow = ownSpending.quotas[quota];
    if (total === null || !quotaWindow) return [];
    const isUsedUp = ownSpending.refused === quota;
    const level = isUsedUp ? QUOTA_SHARES.length + 1 : levelOf(quotaWindow.used, total);
    if (level === 0) return [];
    const id = `quota ${quota} ${quotaWindow.since}`;
    const usedUp = isUsedUp ? { usedUp: true as const } : {};
    return [{ kind: 'quota', id, level, quota, used: quotaWindow.used, total, ...usedUp }];
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

/** The most expensive standard lookup that the remaining credits do not cover. */
function dearestUnaffordable(remaining: number) {
  const prices = KINDS.flatMap((about) => {
    const price = lookupCredits(about, 'standard');
    return price !== undefined && price > remaining ? [{ about, price }] : [];
  });
  return prices.sort((a, b) => b.price - a.price)[0];
}

function creditWarnings({ remaining }: Usage, ownSpending: OwnSpending): NewWarning[] {
  if (remaining === undefined) return [];
  if (remaining <= 0) return [{ kind: 'credits-none', id: 'credits', level: 4 }];
  const short = dearestUnaffordable(remaining);
  if (short) return [{ kind: 'credits-short', id: 'credits', level: 3, remaining, ...short }];
  const days =
    ownSpending.week > 0
      ? Math.floor(remaining / (ownSpending.week / 7))
      : Number.POSITIVE_INFINITY;
  if (days > LOW_DAYS) return [];
  const level = days > VERY_LOW_DAYS ? 1 : 2;
  return [{ kind: 'credits-low', id: 'credits', level, remaining, days }];
}

/**
 * Warnings of what will stop lookups, worst first. `dismissed`: the level at which each was
 * dismissed; `now`: the API's own time.
 */
export function usageWarnings(
  usage: Usage,
  ownSpending: OwnSpending,
  dismissed: Readonly<Record<string, number>>,
  now: number,
): AccountWarning[] {
  const credits = creditWarnings(usage, ownSpending);
  // Once all credits are spent, a warning about the subscription adds nothing.
  const isOver = credits.some(({ kind }) => kind === 'credits-none');
  const all = [
    ...keyWarnings(usage, now),
    ...credits,
    ...quotaWarnings(usage, ownSpending),
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
