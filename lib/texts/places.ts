import { area } from './area.ts';
import english from './en/places.json' with { type: 'json' };

/** Places that are no country of their own. */
export const text = area('places', english);
