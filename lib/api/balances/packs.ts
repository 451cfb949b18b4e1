import type { UsageResult } from '../endpoints/index.ts';
import { completeBalance } from './balance.ts';
import { omitUndefined } from './omit-undefined.ts';

type ReportedPacks = NonNullable<UsageResult['packs']>;
type ReportedPack = NonNullable<ReportedPacks['current']>;

function creditPackOf(pack: ReportedPack, place: number) {
  const whole = completeBalance({ ...pack, percent: pack.percent_used });
  if (whole === null) return null;
  return {
    ...whole,
    ...omitUndefined<{ id: string; purchasedAt: string }>({
      id: pack.id ?? undefined,
      purchasedAt: pack.purchased_at ?? undefined,
    }),
    title: pack.title ?? `Pack ${place + 1}`,
    exhausted: pack.exhausted ?? whole.remaining <= 0,
    current: false,
  };
}

type CreditPack = NonNullable<ReturnType<typeof creditPackOf>>;

/** Consumed in purchase order (contract, Balance rules, 2); without dates as they came. */
function inPurchaseOrder(packs: readonly CreditPack[]): CreditPack[] {
  return [...packs].sort((a, b) => (a.purchasedAt ?? '').localeCompare(b.purchasedAt ?? ''));
}

/**
 * Which pack is drawn from: by id, else by its index among the items as they came, else the first
 * in order with something left. Null when the API says that every pack is exhausted.
 */
function currentPackOf(
  packs: ReportedPacks,
  came: readonly (CreditPack | null)[],
): CreditPack | null {
  const known = came.filter((pack) => pack !== null);
  const { current, current_index: index } = packs;
  if (current === null || packs.all_exhausted === true) return null;
  const named = current?.id != null && known.find((pack) => pack.id === current.id);
  if (named) return named;
  const pointed = typeof index === 'number' ? came[index] : undefined;
  return pointed ?? inPurchaseOrder(known).find((pack) => !pack.exhausted) ?? null;
}

/** Every pack in the order in which they are consumed; null when nothing of it can be told. */
export function creditPacksOf(packs: ReportedPacks) {
  const told = packs.items ?? (packs.current ? [packs.current] : []);
  const came = told.map(creditPackOf);
  const current = currentPackOf(packs, came);
  const items = inPurchaseOrder(came.filter((pack) => pack !== null)).map((pack) =>
    pack === current ? { ...pack, current: true } : pack,
  );
  const sum = (amount: 'used' | 'total' | 'remaining') =>
    items.length === 0 ? undefined : items.reduce((all, pack) => all + pack[amount], 0);
  const { used, total, remaining, percent_used: percent } = packs;
  const whole =
    completeBalance({ used, total, remaining, percent }) ??
    completeBalance({ used: sum('used'), total: sum('total'), remaining: sum('remaining') });
  if (whole === null) return undefined;
  const exhausted = items.filter((pack) => pack.exhausted).length;
  return {
    ...whole,
    count: packs.count ?? items.length - exhausted,
    exhaustedCount: packs.exhausted_count ?? exhausted,
    items,
  };
}
