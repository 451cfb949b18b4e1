import { createAreaText } from './catalog.ts';
import english from './en/email.json' with { type: 'json' };

/** What the check of an email address and an answer of the API about one say. */
export const emailText = createAreaText('email', english);
