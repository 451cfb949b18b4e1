import { createAreaText } from './catalog.ts';
import english from './en/bic.json' with { type: 'json' };

/** The check of a BIC. */
export const bicText = createAreaText('bic', english);
