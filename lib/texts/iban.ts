import { createAreaText } from './catalog.ts';
import english from './en/iban.json' with { type: 'json' };

/** What is said of an IBAN, unasked and by a lookup. */
export const ibanText = createAreaText('iban', english);
