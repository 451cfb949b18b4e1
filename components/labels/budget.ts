import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { budgetText } from '../../lib/texts/budget.ts';

/** From this share of the day's total on, what is left of it is worth knowing. */
const NEARLY = 0.8;

/** "240 of 300 credits of today’s budget used" once the day's total is nearly spent; else null. */
export function budgetWarning({ today, budget }: ReplyOf<'usage'>['spent']): string | null {
  const { totalPerDay } = budget;
  if (!totalPerDay || today < NEARLY * totalPerDay) return null;
  return budgetText('usedToday', { used: today, total: totalPerDay });
}
