import { createAreaText } from './catalog.ts';
import english from './en/bic.json' with { type: 'json' };

/** What the check of a BIC says. */
export const bicText = createAreaText('bic', english);
