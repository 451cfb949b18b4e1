import { createAreaText } from './catalog.ts';
import english from './en/email.json' with { type: 'json' };

/** An email address: its check and its lookup. */
export const emailText = createAreaText('email', english);
