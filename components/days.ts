const WORDS = 'en-GB';
const clock = new Intl.DateTimeFormat(WORDS, { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(WORDS, { weekday: 'long', day: 'numeric', month: 'short' });
const far = new Intl.DateTimeFormat(WORDS, { day: 'numeric', month: 'short', year: 'numeric' });
const DAY = 86_400_000;
const WEEKS = 60 * DAY;

/** The start of a moment's day, where the person is; both ms since the epoch. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", "Monday 16 Nov", and with the year what is long ago. */
export function dayWords(day: number, now: number = Date.now()): string {
  const today = dayOf(now);
  if (day === today) return 'Today';
  if (day === dayOf(today - DAY / 2)) return 'Yesterday';
  return (today - day < WEEKS ? weekday : far).format(day).replace(',', '');
}

/** "14:32". */
export const timeOfDay = (at: number): string => clock.format(at);

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
