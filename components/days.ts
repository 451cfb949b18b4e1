import { language } from '../lib/texts/active.ts';
import { text } from '../lib/texts/common.ts';
import { dateFormat } from '../lib/texts/intl.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'short' } as const;
const FAR = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY = 86_400_000;
const WEEKS = 60 * DAY;

/** The start of a moment's day, where the person is; both ms since the epoch. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", "Monday 16 Nov", and with the year what is long ago. */
export function dayWords(day: number, now: number = Date.now()): string {
  const today = dayOf(now);
  if (day === today) return text('today');
  if (day === dayOf(today - DAY / 2)) return text('yesterday');
  const words = dateFormat(today - day < WEEKS ? WEEKDAY : FAR).format(day);
  // Some browsers still write the comma that British English has dropped.
  return language() === 'en' ? words.replace(',', '') : words;
}

/** "14:32". */
export const timeOfDay = (at: number): string => dateFormat(CLOCK).format(at);

export interface Day<T> {
  readonly day: number;
  readonly items: readonly T[];
}

/** Day by day, in the order in which they come. */
export function byDay<T extends { readonly at: number }>(items: readonly T[]): readonly Day<T>[] {
  const days = Map.groupBy(items, ({ at }) => dayOf(at));
  return [...days].map(([day, own]) => ({ day, items: own }));
}

/** Whole days until at least so many items are in view. */
export function firstDays<T>(days: readonly Day<T>[], least: number): readonly Day<T>[] {
  let seen = 0;
  const end = days.findIndex(({ items }) => {
    seen += items.length;
    return seen >= least;
  });
  return end < 0 ? days : days.slice(0, end + 1);
}
