import { createAreaText } from './catalog.ts';
import english from './en/usage.json' with { type: 'json' };

/** What is left on the account, what it was spent on, and what warns of its end. */
export const usageText = createAreaText('usage', english);
