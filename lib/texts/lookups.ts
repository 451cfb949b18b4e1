import { createAreaText } from './catalog.ts';
import english from './en/lookups.json' with { type: 'json' };

/** A value with its verdict, and what it costs to ask about it. */
export const lookupsText = createAreaText('lookups', english);
