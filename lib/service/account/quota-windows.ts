/**
 * The start of a quota’s window; null for a name that is not in the contract. The API does not say where windows
 * begin; local days are assumed.
 */
export function quotaWindowStart(quota: string, now: number): number | null {
  const day = new Date(new Date(now).setHours(0, 0, 0, 0));
  switch (quota) {
    case 'daily':
      return day.getTime();
    case 'weekly':
      // ISO 8601: a week begins on Monday.
      return day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
    case 'monthly':
      return day.setDate(1);
    case 'total':
      return 0;
    default:
      return null;
  }
}
