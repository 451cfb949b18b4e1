import type { SpendingRow, Usage } from '../lib/messages.ts';
import { credits, date, number } from './format.ts';

const DAY = 86_400_000;
const WEEK = 7;

/** Ms since the epoch of a day's start at UTC: days are counted, not hours. */
const startOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Credits a day over the last week, or since the first call where that is less; null: nothing spent. */
export function paceOf(rows: readonly SpendingRow[], today: string): number | null {
  const end = startOf(today);
  const spent = rows.filter(({ day, credits }) => credits > 0 && end - startOf(day) < WEEK * DAY);
  const sum = spent.reduce((all, { credits }) => all + credits, 0);
  if (sum === 0) return null;
  const known = Math.min(...rows.map(({ day }) => startOf(day)));
  const days = Math.min(WEEK, Math.round((end - known) / DAY) + 1);
  return sum / days;
}

const about = (value: number): string =>
  number(value < 10 ? Math.max(1, Math.round(value)) : Math.round(value));

/**
 * How far what is left goes at this browser's own pace: what it will have cost by the renewal, or the
 * day on which nothing is left, if that comes before. Null where nothing was spent.
 */
export function forecastOf(
  rows: readonly SpendingRow[],
  today: string,
  usage: Pick<Usage, 'remaining' | 'renewalDate'> | null,
): string | null {
  const pace = paceOf(rows, today);
  if (pace === null) return null;
  const said = `About ${credits(Math.max(1, Math.round(pace)))} a day from this browser in the last week`;
  const { remaining, renewalDate } = usage ?? {};
  const renews = renewalDate === undefined ? Number.NaN : startOf(renewalDate);
  const days = Number.isNaN(renews) ? null : Math.round((renews - startOf(today)) / DAY);
  const lasts = remaining === undefined ? null : remaining / pace;
  if (lasts !== null && (days === null || days < 1 || lasts < days)) {
    if (lasts < 1) return `${said}: what is left lasts less than a day.`;
    if (lasts > 365) return `${said}: what is left lasts more than a year.`;
    return `${said}: the ${number(remaining ?? 0)} left last about ${about(lasts)} ${Math.round(lasts) === 1 ? 'day' : 'days'}.`;
  }
  if (days === null || days < 1 || renewalDate === undefined) return `${said}.`;
  const cost = `about ${about(pace * days)} more until the renewal on ${date(renewalDate)}`;
  return `${said}: ${cost}${remaining === undefined ? '' : `, of ${number(remaining)} left`}.`;
}
