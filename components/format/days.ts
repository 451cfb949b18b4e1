import { commonText } from '../../lib/texts/areas.ts';
import { dateFormat } from '../../lib/texts/intl.ts';
import { activeLanguage } from '../../lib/texts/locale.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'short' } as const;
const DATE_WITH_YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY = 86_400_000;
const WEEKDAY_LIMIT_MS = 60 * DAY;

/** The start of the local day; both in ms since the epoch. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", "Monday 16 Nov", or the date with its year after 60 days. */
export function formatDay(day: number, now: number = Date.now()): string {
  const today = startOfDay(now);
  if (day === today) return commonText('today');
  if (day === startOfDay(today - DAY / 2)) return commonText('yesterday');
  const text = dateFormat(today - day < WEEKDAY_LIMIT_MS ? WEEKDAY : DATE_WITH_YEAR).format(day);
  // Older ICU data puts a comma after the weekday in British English.
  return activeLanguage() === 'en' ? text.replace(',', '') : text;
}

/** "14:32". */
export const formatTimeOfDay = (at: number): string => dateFormat(CLOCK).format(at);
