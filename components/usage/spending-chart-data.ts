/** What this browser spent, as it is drawn: days from left to right, parts from the largest up. */
import type { SpendingRow } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/usage.ts';
import { endpointLabel, originLabel } from '../labels/index.ts';

export const SPENDING_CHART_DAYS = 30;
/** As many parts have a colour of their own; what is less is one more. */
const MAX_PARTS = 5;

/** By what the credits are parted. */
export type SpendingGrouping = 'endpoint' | 'site';

export interface SpendingPart {
  readonly name: string;
  readonly credits: number;
}

export interface SpendingChartData {
  /** The largest first; all others last, as one. */
  readonly parts: readonly SpendingPart[];
  /** Oldest first, each with a number for each part. */
  readonly days: readonly { readonly day: string; readonly credits: readonly number[] }[];
  readonly total: number;
  /** Of the day that cost most; at least 1. */
  readonly maxPerDay: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The `DAYS` days that end with this one, oldest first; all YYYY-MM-DD. */
export function lastDays(today: string): readonly string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: SPENDING_CHART_DAYS }, (_, i) =>
    new Date(end - (SPENDING_CHART_DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );
}

export function spendingChartData(
  rows: readonly SpendingRow[],
  today: string,
  by: SpendingGrouping,
): SpendingChartData {
  const nameOf = ({ endpoint, origin }: SpendingRow) =>
    by === 'endpoint' ? endpointLabel(endpoint) : originLabel(origin);
  const groups = Map.groupBy(rows, nameOf);
  const sized = [...groups]
    .map(([name, own]) => ({ name, credits: sum(own.map(({ credits }) => credits)) }))
    .filter(({ credits }) => credits > 0)
    .toSorted((a, b) => b.credits - a.credits);
  const rest = sum(sized.slice(MAX_PARTS).map(({ credits }) => credits));
  const others = rest > 0 ? [{ name: usageText('otherParts'), credits: rest }] : [];
  const parts = [...sized.slice(0, MAX_PARTS), ...others];
  const place = new Map(sized.map(({ name }, i) => [name, Math.min(i, MAX_PARTS)]));
  const days = lastDays(today).map((day) => {
    const credits = parts.map(() => 0);
    for (const row of rows) {
      const at = row.day === day ? place.get(nameOf(row)) : undefined;
      if (at !== undefined) credits[at] = (credits[at] ?? 0) + row.credits;
    }
    return { day, credits };
  });
  const most = Math.max(1, ...days.map(({ credits }) => sum(credits)));
  return { parts, days, total: sum(sized.map(({ credits }) => credits)), maxPerDay: most };
}
