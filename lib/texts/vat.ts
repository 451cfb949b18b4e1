import { createAreaText } from './catalog.ts';
import english from './en/vat.json' with { type: 'json' };

/** A VAT number: its check and its lookup. */
export const vatText = createAreaText('vat', english);
