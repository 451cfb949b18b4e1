import { createAreaText } from './catalog.ts';
import english from './en/failures.json' with { type: 'json' };

/** Sentences of failures: what happened, and what to do. */
export const failuresText = createAreaText('failures', english);
