import { area } from './area.ts';
import english from './en/email.json' with { type: 'json' };

/** What the check of an email address and an answer of the API about one say. */
export const text = area('email', english);
