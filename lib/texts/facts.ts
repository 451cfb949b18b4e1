import { createAreaText } from './catalog.ts';
import english from './en/facts.json' with { type: 'json' };

/** Facts that the checks and lookups of several kinds share. */
export const factsText = createAreaText('facts', english);
