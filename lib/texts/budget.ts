import { area } from './area.ts';
import english from './en/budget.json' with { type: 'json' };

/** What the popup and the usage say of the day's budget. */
export const text = area('budget', english);
