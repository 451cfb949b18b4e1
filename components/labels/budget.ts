import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { budgetText } from '../../lib/texts/budget.ts';

/** Share of the daily budget from which a warning is shown. */
const WARNING_SHARE = 0.8;

/** "240 of 300 credits of today’s budget used" from WARNING_SHARE on, otherwise null. */
export function budgetWarning({ today, budget }: ReplyOf<'usage'>['spent']): string | null {
  const { totalPerDay } = budget;
  if (!totalPerDay || today < WARNING_SHARE * totalPerDay) return null;
  return budgetText('usedToday', { used: today, total: totalPerDay });
}
