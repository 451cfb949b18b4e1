import type { UsageResult } from '../../api/endpoints/index.ts';
import { completeBalance, omitUndefined } from './usage-view.ts';

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
