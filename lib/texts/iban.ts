import { area } from './area.ts';
import english from './en/iban.json' with { type: 'json' };

/** What is said of an IBAN, unasked and by a lookup. */
export const text = area('iban', english);
