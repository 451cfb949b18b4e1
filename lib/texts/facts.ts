import { createAreaText } from './catalog.ts';
import english from './en/facts.json' with { type: 'json' };

/** What the checks and lookups of every kind put alike. */
export const factsText = createAreaText('facts', english);
