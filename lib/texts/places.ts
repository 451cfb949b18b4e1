import { createAreaText } from './catalog.ts';
import english from './en/places.json' with { type: 'json' };

/** Places without a country code of their own. */
export const placesText = createAreaText('places', english);
