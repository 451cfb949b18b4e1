import type { SpendingRow } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { endpointLabel, originLabel } from '../labels/index.ts';

export const SPENDING_CHART_DAYS = 30;
/** Number of parts with a colour; smaller ones are summed up as one more. */
const MAX_PARTS = 5;

/** What the credits are grouped by. */
export type SpendingGrouping = 'endpoint' | 'site';

export interface SpendingPart {
  readonly name: string;
  readonly credits: number;
}

export interface SpendingChartData {
  /** Largest first; the rest, as one part, last. */
  readonly parts: readonly SpendingPart[];
  /** Oldest first; `credits` has one number per part. */
  readonly days: readonly { readonly day: string; readonly credits: readonly number[] }[];
  readonly total: number;
  /** Credits of the most expensive day; at least 1. */
  readonly maxPerDay: number;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The last SPENDING_CHART_DAYS days up to `today`, oldest first; all YYYY-MM-DD. */
export function lastDays(today: string): readonly string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: SPENDING_CHART_DAYS }, (_, i) =>
    new Date(end - (SPENDING_CHART_DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** @param today YYYY-MM-DD */
export function spendingChartData(
  rows: readonly SpendingRow[],
  today: string,
  by: SpendingGrouping,
): SpendingChartData {
  const nameOf = ({ endpoint, origin }: SpendingRow) =>
    by === 'endpoint' ? endpointLabel(endpoint) : originLabel(origin);
  const groups = Map.groupBy(rows, nameOf);
  const sized = [...groups]
    .map(([name, partRows]) => ({ name, credits: sum(partRows.map(({ credits }) => credits)) }))
    .filter(({ credits }) => credits > 0)
    .toSorted((a, b) => b.credits - a.credits);
  const rest = sum(sized.slice(MAX_PARTS).map(({ credits }) => credits));
  const others = rest > 0 ? [{ name: usageText('otherParts'), credits: rest }] : [];
  const parts = [...sized.slice(0, MAX_PARTS), ...others];
  const partIndex = new Map(sized.map(({ name }, index) => [name, Math.min(index, MAX_PARTS)]));
  const days = lastDays(today).map((day) => {
    const credits = parts.map(() => 0);
    for (const row of rows) {
      const index = row.day === day ? partIndex.get(nameOf(row)) : undefined;
      if (index !== undefined) credits[index] = (credits[index] ?? 0) + row.credits;
    }
    return { day, credits };
  });
  const maxPerDay = Math.max(1, ...days.map(({ credits }) => sum(credits)));
  return { parts, days, total: sum(sized.map(({ credits }) => credits)), maxPerDay };
}
