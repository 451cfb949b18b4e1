/** When reminders are due, ms since the epoch: on the morning of a day, in the time zone of this browser. */
const HOUR_OF_DAY = 9;

/** The months of the choice. */
export const REMINDER_MONTHS = [1, 3, 6, 12] as const;

/** The same day some months later, or the last day of a shorter month. */
export function dueInMonths(months: number, now: number): number {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth() + months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(today.getDate(), lastDay), HOUR_OF_DAY).getTime();
}

/** @param day such as 2027-02-23; null where it is no day after today */
export function dueOnDay(day: string, now: number): number | null {
  const at = new Date(`${day}T0${HOUR_OF_DAY}:00`).getTime();
  return Number.isNaN(at) || day < tomorrow(now) ? null : at;
}

/** The day after today, as a date field has it. */
export function tomorrow(now: number): string {
  const today = new Date(now);
  const next = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 12);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`;
}
