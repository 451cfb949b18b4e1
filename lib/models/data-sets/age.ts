import type { DataDate } from './dates.ts';

/** Start of the day, or of the month, of a date; NaN if it is not known. */
export const timeOf = ({ day }: DataDate): number => (day === '' ? Number.NaN : Date.parse(day));

/** The same day a year earlier, in milliseconds. */
function aYearBefore(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - 1);
}

/** Whether data is older than a year at a time (in milliseconds); `unknown` if it has no date. */
export function ageOf(date: DataDate, now: number): 'recent' | 'old' | 'unknown' {
  const time = timeOf(date);
  if (Number.isNaN(time)) return 'unknown';
  return time < aYearBefore(now) ? 'old' : 'recent';
}

/** Whether a person has to compare data with its source: it is old, or no date of its source is known. */
export const needsCheck = (date: DataDate, now: number): boolean =>
  date.of === 'change' || ageOf(date, now) !== 'recent';
