import { createAreaText } from './catalog.ts';
import english from './en/rates.json' with { type: 'json' };

/** Exchange rates and converted amounts. */
export const ratesText = createAreaText('rates', english);
