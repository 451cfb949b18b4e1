import { activeLanguage } from '../../lib/texts/locale.ts';
import { commonText } from '../../lib/texts/common.ts';
import { dateFormat } from '../../lib/texts/intl.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'short' } as const;
const DATE_WITH_YEAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY = 86_400_000;
const WEEKDAY_LIMIT_MS = 60 * DAY;

/** The start of a moment's day, where the person is; both ms since the epoch. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", "Monday 16 Nov", and with the year what is long ago. */
export function formatDay(day: number, now: number = Date.now()): string {
  const today = startOfDay(now);
  if (day === today) return commonText('today');
  if (day === startOfDay(today - DAY / 2)) return commonText('yesterday');
  const words = dateFormat(today - day < WEEKDAY_LIMIT_MS ? WEEKDAY : DATE_WITH_YEAR).format(day);
  // Some browsers still write the comma that British English has dropped.
  return activeLanguage() === 'en' ? words.replace(',', '') : words;
}

/** "14:32". */
export const formatTimeOfDay = (at: number): string => dateFormat(CLOCK).format(at);

export interface DayGroup<T> {
  readonly day: number;
  readonly items: readonly T[];
}

/** Day by day, in the order in which they come. */
export function groupByDay<T extends { readonly at: number }>(
  items: readonly T[],
): readonly DayGroup<T>[] {
  const days = Map.groupBy(items, ({ at }) => startOfDay(at));
  return [...days].map(([day, own]) => ({ day, items: own }));
}

/** Whole days until at least so many items are in view. */
export function takeDays<T>(days: readonly DayGroup<T>[], least: number): readonly DayGroup<T>[] {
  let seen = 0;
  const end = days.findIndex(({ items }) => {
    seen += items.length;
    return seen >= least;
  });
  return end < 0 ? days : days.slice(0, end + 1);
}
