import { createAreaText } from './catalog.ts';
import english from './en/budget.json' with { type: 'json' };

/** The day's budget, in the popup and the usage tab. */
export const budgetText = createAreaText('budget', english);
