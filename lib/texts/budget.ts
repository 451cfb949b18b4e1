import { createAreaText } from './catalog.ts';
import english from './en/budget.json' with { type: 'json' };

/** What the popup and the usage say of the day's budget. */
export const budgetText = createAreaText('budget', english);
