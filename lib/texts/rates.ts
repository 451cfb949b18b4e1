import { createAreaText } from './catalog.ts';
import english from './en/rates.json' with { type: 'json' };

/** Exchange rates and what an amount is worth by them. */
export const ratesText = createAreaText('rates', english);
