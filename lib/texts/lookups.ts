import { createAreaText } from './catalog.ts';
import english from './en/lookups.json' with { type: 'json' };

/** A value with its verdict and the price of its lookup. */
export const lookupsText = createAreaText('lookups', english);
