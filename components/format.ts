import { counted } from '../lib/counted.ts';

/**
 * Numbers follow the browser's own language, so that 1.234 and 1,234 are read as they are meant
 * there; words and dates are in the language of the interface.
 */
const WORDS = 'en-GB';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const percentage = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat(WORDS, DAY_PARTS);
/** A date without a time is that day everywhere; ECMA-262 reads it as midnight in UTC. */
const namedDay = new Intl.DateTimeFormat(WORDS, { ...DAY_PARTS, timeZone: 'UTC' });
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const moment = new Intl.DateTimeFormat(WORDS, {
  ...DAY_PARTS,
  hour: '2-digit',
  minute: '2-digit',
});

export function number(value: number): string {
  return whole.format(value);
}

/** "1 credit", "1,240 credits". */
export function credits(count: number): string {
  return counted(count, 'credit', whole.format(count));
}

/** `value` from 0 to 100, as the API gives percentages. */
export function percent(value: number): string {
  return percentage.format(value / 100);
}

/** `ms` in milliseconds: "240 ms", "1.3 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${whole.format(ms)} ms`;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
}

/** An ISO 8601 date as a day; text that is no date comes back as it is. */
export function date(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  return (DATE_ONLY.test(iso) ? namedDay : day).format(at);
}

/** `at` in ms since the epoch. */
export function dateTime(at: number): string {
  return moment.format(at);
}

/** How long ago, both in ms since the epoch: "just now", "5 min ago", "2 h ago", "3 days ago", then the date. */
export function ago(at: number, now: number = Date.now()): string {
  const age = Math.max(0, now - at);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  const days = Math.floor(age / DAY);
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : day.format(at);
}

/** An amount of money in an ISO 4217 currency; a code that Intl does not know follows the number. */
export function money(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(undefined, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
    }).format(amount);
  } catch {
    return `${rate(amount)} ${currency}`;
  }
}

/** An exchange rate: six significant digits. */
export function rate(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumSignificantDigits: 6 }).format(value);
}
