import { createAreaText } from './catalog.ts';
import english from './en/places.json' with { type: 'json' };

/** Places that are no country of their own. */
export const placesText = createAreaText('places', english);
