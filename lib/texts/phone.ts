import { createAreaText } from './catalog.ts';
import english from './en/phone.json' with { type: 'json' };

/** What the check of a phone number and an answer of the API about one say. */
export const phoneText = createAreaText('phone', english);
