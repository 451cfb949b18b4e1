import { createAreaText } from './catalog.ts';
import english from './en/recheck.json' with { type: 'json' };

/** Looking up a list again, what has changed, and reminders. */
export const recheckText = createAreaText('recheck', english);
