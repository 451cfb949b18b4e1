import { given } from './given.ts';
import { ledger } from './ledger.ts';
import type { UsageResult } from './usage.ts';

type Told = NonNullable<UsageResult['packs']>;
type ToldPack = NonNullable<Told['current']>;

function packOf(pack: ToldPack, place: number) {
  const whole = ledger({ ...pack, percent: pack.percent_used });
  if (whole === null) return null;
  return {
    ...whole,
    ...given<{ id: string; purchasedAt: string }>({
      id: pack.id ?? undefined,
      purchasedAt: pack.purchased_at ?? undefined,
    }),
    title: pack.title ?? `Pack ${place + 1}`,
    exhausted: pack.exhausted ?? whole.remaining <= 0,
    current: false,
  };
}

type Pack = NonNullable<ReturnType<typeof packOf>>;

/** Consumed in purchase order (contract, Balance rules, 2); without dates as they came. */
function inOrder(packs: readonly Pack[]): Pack[] {
  return [...packs].sort((a, b) => (a.purchasedAt ?? '').localeCompare(b.purchasedAt ?? ''));
}

/**
 * Which pack is drawn from: by id, else by its index among the items as they came, else the first
 * in order with something left. Null when the API says that every pack is exhausted.
 */
function currentOf(packs: Told, came: readonly (Pack | null)[]): Pack | null {
  const known = came.filter((pack) => pack !== null);
  const { current, current_index: index } = packs;
  if (current === null || packs.all_exhausted === true) return null;
  const named = current?.id != null && known.find((pack) => pack.id === current.id);
  if (named) return named;
  const pointed = typeof index === 'number' ? came[index] : undefined;
  return pointed ?? inOrder(known).find((pack) => !pack.exhausted) ?? null;
}

/** Every pack in the order in which they are consumed; null when nothing of it can be told. */
export function packsOf(packs: Told) {
  const told = packs.items ?? (packs.current ? [packs.current] : []);
  const came = told.map(packOf);
  const current = currentOf(packs, came);
  const items = inOrder(came.filter((pack) => pack !== null)).map((pack) =>
    pack === current ? { ...pack, current: true } : pack,
  );
  const sum = (amount: 'used' | 'total' | 'remaining') =>
    items.length === 0 ? undefined : items.reduce((all, pack) => all + pack[amount], 0);
  const { used, total, remaining, percent_used: percent } = packs;
  const whole =
    ledger({ used, total, remaining, percent }) ??
    ledger({ used: sum('used'), total: sum('total'), remaining: sum('remaining') });
  if (whole === null) return undefined;
  const exhausted = items.filter((pack) => pack.exhausted).length;
  return {
    ...whole,
    count: packs.count ?? items.length - exhausted,
    exhaustedCount: packs.exhausted_count ?? exhausted,
    items,
  };
}
