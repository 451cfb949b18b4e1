import { createAreaText } from './catalog.ts';
import english from './en/usage.json' with { type: 'json' };

/** The account's balance, its spending and its warnings. */
export const usageText = createAreaText('usage', english);
