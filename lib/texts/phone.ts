import { createAreaText } from './catalog.ts';
import english from './en/phone.json' with { type: 'json' };

/** A phone number: its check and its lookup. */
export const phoneText = createAreaText('phone', english);
