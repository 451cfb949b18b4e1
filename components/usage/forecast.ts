import type { SpendingRow, Usage } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/usage.ts';
import { formatDate } from '../format/index.ts';

const DAY = 86_400_000;
const WEEK = 7;

/** Ms since the epoch of a day's start at UTC: days are counted, not hours. */
const startOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Credits a day over the last week, or since the first call where that is less; null: nothing spent. */
export function creditsPerDay(rows: readonly SpendingRow[], today: string): number | null {
  const end = startOf(today);
  const spent = rows.filter(({ day, credits }) => credits > 0 && end - startOf(day) < WEEK * DAY);
  const sum = spent.reduce((all, { credits }) => all + credits, 0);
  if (sum === 0) return null;
  const known = Math.min(...rows.map(({ day }) => startOf(day)));
  const days = Math.min(WEEK, Math.round((end - known) / DAY) + 1);
  return sum / days;
}

const atLeastOne = (value: number): number => Math.max(1, Math.round(value));

/**
 * How far what is left goes at this browser's own pace: what it will have cost by the renewal, or the
 * day on which nothing is left, if that comes before. Null where nothing was spent.
 */
export function spendingForecast(
  rows: readonly SpendingRow[],
  today: string,
  usage: Pick<Usage, 'remaining' | 'renewalDate'> | null,
): string | null {
  const spent = creditsPerDay(rows, today);
  if (spent === null) return null;
  const pace = atLeastOne(spent);
  const { remaining, renewalDate } = usage ?? {};
  const renews = renewalDate === undefined ? Number.NaN : startOf(renewalDate);
  const days = Number.isNaN(renews) ? null : Math.round((renews - startOf(today)) / DAY);
  const lasts = remaining === undefined ? null : remaining / spent;
  if (remaining !== undefined && lasts !== null && (days === null || days < 1 || lasts < days)) {
    if (lasts < 1) return usageText('paceEndsToday', { pace });
    if (lasts > 365) return usageText('paceLastsOverYear', { pace });
    return usageText('paceLastsDays', { pace, remaining, days: atLeastOne(lasts) });
  }
  if (days === null || days < 1 || renewalDate === undefined) return usageText('pace', { pace });
  const until = { pace, more: atLeastOne(spent * days), date: formatDate(renewalDate) };
  return remaining === undefined
    ? usageText('paceUntilRenewal', until)
    : usageText('paceUntilRenewalOfLeft', { ...until, remaining });
}
