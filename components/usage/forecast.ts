import type { SpendingRow, Usage } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { formatDate } from '../format/index.ts';

const DAY = 86_400_000;
const DAYS_PER_WEEK = 7;

/** The start of an ISO 8601 day in UTC, ms since the epoch; the zone is irrelevant to counting days. */
const dayStart = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/**
 * Average credits per day over the last week, or since the first call if that is later; null if nothing was
 * spent. What only may have been billed is no pace.
 */
export function creditsPerDay(rows: readonly SpendingRow[], today: string): number | null {
  const end = dayStart(today);
  const spent = rows.filter(({ day }) => end - dayStart(day) < DAYS_PER_WEEK * DAY);
  const sum = spent.reduce((all, { credits, possibly }) => all + credits - possibly, 0);
  if (sum === 0) return null;
  const firstDay = Math.min(...rows.map(({ day }) => dayStart(day)));
  const days = Math.min(DAYS_PER_WEEK, Math.round((end - firstDay) / DAY) + 1);
  return sum / days;
}

const atLeastOne = (value: number): number => Math.max(1, Math.round(value));

/** Days from `today` (YYYY-MM-DD) to the renewal; null if it is not known or over. */
function daysToRenewal(today: string, renewalDate: string | undefined): number | null {
  const days = renewalDate ? Math.round((dayStart(renewalDate) - dayStart(today)) / DAY) : 0;
  return days >= 1 ? days : null;
}

/** Credits that this browser will spend until the renewal at its pace; 0 if that cannot be told. */
export const spentUntilRenewal = (
  rows: readonly SpendingRow[],
  today: string,
  { renewalDate }: Pick<Usage, 'renewalDate'>,
): number => (creditsPerDay(rows, today) ?? 0) * (daysToRenewal(today, renewalDate) ?? 0);

/**
 * A sentence about this browser's pace: what it will spend until the renewal, or how long the credits
 * last if they end before. Null if nothing was spent.
 *
 * @param today YYYY-MM-DD
 */
export function spendingForecast(
  rows: readonly SpendingRow[],
  today: string,
  usage: Pick<Usage, 'remaining' | 'renewalDate'> | null,
): string | null {
  const perDay = creditsPerDay(rows, today);
  if (perDay === null) return null;
  const pace = usageText('pace', { pace: perDay < 1 ? 0 : Math.round(perDay) });
  const { remaining, renewalDate } = usage ?? {};
  const days = daysToRenewal(today, renewalDate);
  const daysLeft = remaining === undefined ? null : remaining / perDay;
  if (daysLeft !== null && (days === null || daysLeft < days)) {
    const span = daysLeft < 1 ? 'day' : daysLeft > 365 ? 'year' : 'days';
    return `${pace} ${usageText('balanceLasts', { span, days: atLeastOne(daysLeft) })}`;
  }
  if (days === null || renewalDate === undefined) return pace;
  const date = formatDate(renewalDate);
  return `${pace} ${usageText('paceUntilRenewal', { more: atLeastOne(perDay * days), date })}`;
}
