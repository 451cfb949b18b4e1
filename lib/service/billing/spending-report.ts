import type { SpendingRow } from '../../extension/schemas/index.ts';
import type { Receipts, StoredReceipt } from './receipts.ts';

export const SPENDING_DAYS = 30;

/** The person's own day of a moment, YYYY-MM-DD. */
function localDayOf(at: number): string {
  const day = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function spendingRowOf({
  day,
  own,
}: {
  day: string;
  own: readonly StoredReceipt[];
}): SpendingRow[] {
  const [first] = own;
  if (!first) return [];
  const sum = (of: readonly StoredReceipt[]) => of.reduce((all, { credits }) => all + credits, 0);
  const { endpoint, origin } = first;
  return [
    {
      day,
      endpoint,
      origin,
      calls: own.length,
      answered: own.filter(({ state }) => state === 'answered').length,
      credits: sum(own.filter(({ state }) => state !== 'failed')),
      possibly: sum(own.filter(({ state }) => state === 'possibly-billed')),
    },
  ];
}

/** What this browser spent on the last days, today among them: by day, endpoint and origin. */
export function createSpendingReport(receipts: Pick<Receipts, 'since'>, now: () => number) {
  return async (): Promise<{ today: string; rows: SpendingRow[] }> => {
    const first = new Date(now());
    first.setHours(0, 0, 0, 0);
    first.setDate(first.getDate() - SPENDING_DAYS + 1);
    const ended = (await receipts.since(first.getTime())).filter(({ state }) => state !== 'open');
    const groups = Map.groupBy(ended, ({ at, endpoint, origin }) =>
      JSON.stringify([localDayOf(at), endpoint, origin]),
    );
    const rows = [...groups.values()].flatMap((own) =>
      spendingRowOf({ day: localDayOf(own[0]?.at ?? 0), own }),
    );
    return { today: localDayOf(now()), rows };
  };
}
