import { area } from './area.ts';
import english from './en/facts.json' with { type: 'json' };

/** What the checks and lookups of every kind put alike. */
export const text = area('facts', english);
