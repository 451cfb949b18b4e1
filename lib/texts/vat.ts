import { createAreaText } from './catalog.ts';
import english from './en/vat.json' with { type: 'json' };

/** What is said of a VAT number, unasked and by a lookup. */
export const vatText = createAreaText('vat', english);
