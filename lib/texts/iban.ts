import { createAreaText } from './catalog.ts';
import english from './en/iban.json' with { type: 'json' };

/** An IBAN: its check and its lookup. */
export const ibanText = createAreaText('iban', english);
