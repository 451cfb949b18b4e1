import { commonText } from '../../lib/texts/areas.ts';
import { dateFormat, numberFormat, relativeTimeFormat } from '../../lib/texts/intl.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** For dates without a time, which ECMA-262 parses as midnight UTC: the local zone could show another day. */
const DAY_PARTS_UTC = { ...DAY_PARTS, timeZone: 'UTC' } as const;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME_PARTS = { ...DAY_PARTS, hour: '2-digit', minute: '2-digit' } as const;

export function formatNumber(value: number): string {
  return numberFormat({ maximumFractionDigits: 2 }).format(value);
}

/** "1 credit", "1,240 credits". */
export function formatCredits(count: number): string {
  return commonText('credits', { count });
}

/** What lookups have cost: "up to 9 credits" if some of these may not have been billed. */
export const formatSpent = (count: number, isUncertain: boolean): string =>
  isUncertain ? commonText('creditsUncertain', { count }) : formatCredits(count);

/** `value` from 0 to 100, as the API gives percentages. */
export function formatPercent(value: number): string {
  return numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
}

/** `ms` in milliseconds: "240ms", "1.3s". */
export function formatDuration(ms: number): string {
  const isShort = ms < 1000;
  return numberFormat({
    style: 'unit',
    unitDisplay: 'narrow',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: isShort ? 0 : 1,
  }).format(isShort ? ms : ms / 1000);
}

/** The day of an ISO 8601 date or time; other text is returned as it is. */
export function formatDate(iso: string): string {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return iso;
  return dateFormat(DATE_ONLY.test(iso) ? DAY_PARTS_UTC : DAY_PARTS).format(ms);
}

/** `at` in ms since the epoch. */
export function formatDateTime(at: number): string {
  return dateFormat(DATE_TIME_PARTS).format(at);
}

/** The largest unit that fits is used; months and years are averages. */
const AGE_UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
] as const;

/**
 * How long ago, both in ms since the epoch: "just now", "5 minutes ago", "yesterday", "3 weeks ago".
 * Never a date, which would need other words around it in many languages.
 */
export function formatTimeAgo(at: number, now: number = Date.now()): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return commonText('justNow');
  const [unit, length] = AGE_UNITS.find(([, least]) => age >= least) ?? ['minute', MINUTE];
  const count = Math.floor(age / length);
  // "Yesterday" is right for one day, but "last week" would mean the previous calendar week.
  return relativeTimeFormat({ numeric: unit === 'day' ? 'auto' : 'always' }).format(-count, unit);
}

/** A size in bytes: "310 bytes", "1.2 kB", "3.4 MB". */
export function formatBytes(bytes: number): string {
  const [unit, factor] =
    bytes < 1000 ? ['byte', 1] : bytes < 1e6 ? ['kilobyte', 1e3] : ['megabyte', 1e6];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const format = numberFormat({ style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  return format.format(bytes / factor);
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit' };

/** `at` in ms since the epoch: "14:05:09". */
export const formatClockTime = (at: number): string => dateFormat(CLOCK).format(at);
