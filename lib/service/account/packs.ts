import type { UsageResult } from '../../api/endpoints/index.ts';

type ReportedPacks = NonNullable<UsageResult['packs']>;
type ReportedPack = NonNullable<ReportedPacks['current']>;

function creditPackOf(pack: ReportedPack, index: number) {
  const balance = completeBalance({ ...pack, percent: pack.percent_used });
  if (balance === null) return null;
  return {
    ...balance,
    ...omitUndefined({
      id: pack.id ?? undefined,
      purchasedAt: pack.purchased_at ?? undefined,
    }),
    title: pack.title ?? `Pack ${index + 1}`,
    exhausted: pack.exhausted ?? balance.remaining <= 0,
    current: false,
  };
}

type CreditPack = NonNullable<ReturnType<typeof creditPackOf>>;

/** Packs are consumed in purchase order (contract, Balance rules, 2); without dates, in the order received. */
function inPurchaseOrder(packs: readonly CreditPack[]): CreditPack[] {
  return [...packs].sort((a, b) => (a.purchasedAt ?? '').localeCompare(b.purchasedAt ?? ''));
}

/**
 * The pack that is being consumed: the one that the API names by id, else by index in its order, else
 * the first in purchase order with remaining credits. Null when the API says that all are exhausted.
 */
function currentPackOf(
  packs: ReportedPacks,
  parsedPacks: readonly (CreditPack | null)[],
): CreditPack | null {
  const known = parsedPacks.filter((pack) => pack !== null);
  const { current, current_index: index } = packs;
  if (current === null || packs.all_exhausted === true) return null;
  const named = current?.id != null && known.find((pack) => pack.id === current.id);
  if (named) return named;
  const atIndex = typeof index === 'number' ? parsedPacks[index] : undefined;
  return atIndex ?? inPurchaseOrder(known).find((pack) => !pack.exhausted) ?? null;
}

/** Every pack in the order in which they are consumed; undefined when no balance can be computed. */
export function creditPacksOf(packs: ReportedPacks) {
  const reported = packs.items ?? (packs.current ? [packs.current] : []);
  const parsedPacks = reported.map(creditPackOf);
  const current = currentPackOf(packs, parsedPacks);
  const items = inPurchaseOrder(parsedPacks.filter((pack) => pack !== null)).map((pack) =>
    pack === current ? { ...pack, current: true } : pack,
  );
  const sum = (amount: 'used' | 'total' | 'remaining') =>
    items.length === 0 ? undefined : items.reduce((total, pack) => total + pack[amount], 0);
  const { used, total, remaining, percent_used: percent } = packs;
  const balance =
    completeBalance({ used, total, remaining, percent }) ??
    completeBalance({ used: sum('used'), total: sum('total'), remaining: sum('remaining') });
  if (balance === null) return undefined;
  const exhausted = items.filter((pack) => pack.exhausted).length;
  return {
    ...balance,
    count: packs.count ?? items.length - exhausted,
    exhaustedCount: packs.exhausted_count ?? exhausted,
    items,
  };
}

/** A balance of the usage record, all amounts in credits. */
export interface CreditBalance {
  readonly used: number;
  readonly total: number;
  readonly remaining: number;
  /** 0 to 100. */
  readonly percentUsed: number;
}

/** A balance as the API reports it: any part may be null or absent. */
export interface ReportedBalance {
  readonly used?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly remaining?: number | null | undefined;
  readonly percent?: number | null | undefined;
}

/**
 * The contract does not say whether `percent_used` is a fraction or a percentage: 0.42 and 42 may
 * both mean 42 of 100. Uses the reading that is closer to the percentage computed from the amounts.
 */
function percentOf(reported: number | null | undefined, used: number, total: number): number {
  const computed = total > 0 ? (used / total) * 100 : 0;
  if (reported == null || reported < 0) return computed;
  return Math.abs(reported * 100 - computed) < Math.abs(reported - computed)
    ? reported * 100
    : reported;
}

/** Computes the missing amount from the other two; null when fewer than two are known. */
export function completeBalance({
  used,
  total,
  remaining,
  percent,
}: ReportedBalance): CreditBalance | null {
  const fullTotal = total ?? (used != null && remaining != null ? used + remaining : null);
  if (fullTotal === null) return null;
  const fullRemaining = remaining ?? (used != null ? fullTotal - used : null);
  if (fullRemaining === null) return null;
  const fullUsed = used ?? fullTotal - fullRemaining;
  return {
    used: fullUsed,
    total: fullTotal,
    remaining: fullRemaining,
    percentUsed: percentOf(percent, fullUsed, fullTotal),
  };
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy without the properties whose value is undefined. */
export function omitUndefined<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<T>;
}
