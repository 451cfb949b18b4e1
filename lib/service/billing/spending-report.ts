import type { SpendingRow } from '../../extension/schemas/index.ts';
import { totalCredits } from './budget.ts';
import type { Receipts, StoredReceipt } from './receipts.ts';

export const SPENDING_DAYS = 30;

/** The local day of a time, YYYY-MM-DD. */
function localDayOf(at: number): string {
  const day = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** @param receipts of the same day, endpoint and origin */
function spendingRowsOf(receipts: readonly StoredReceipt[]): SpendingRow[] {
  const [first] = receipts;
  if (!first) return [];
  return [
    {
      day: localDayOf(first.at),
      endpoint: first.endpoint,
      origin: first.origin,
      credits: totalCredits(receipts),
      possibly: totalCredits(receipts.filter(({ state }) => state === 'possibly-billed')),
    },
  ];
}

/** Spending of the last days, today included, by day, endpoint and origin. */
export function createSpendingReport(receipts: Pick<Receipts, 'since'>, now: () => number) {
  return async (): Promise<{ today: string; rows: SpendingRow[] }> => {
    const first = new Date(now());
    first.setHours(0, 0, 0, 0);
    first.setDate(first.getDate() - SPENDING_DAYS + 1);
    const ended = (await receipts.since(first.getTime())).filter(({ state }) => state !== 'open');
    const groups = Map.groupBy(ended, ({ at, endpoint, origin }) =>
      JSON.stringify([localDayOf(at), endpoint, origin]),
    );
    return { today: localDayOf(now()), rows: [...groups.values()].flatMap(spendingRowsOf) };
  };
}
