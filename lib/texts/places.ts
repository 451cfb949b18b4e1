import { createAreaText } from './catalog.ts';
import english from './en/places.json' with { type: 'json' };

/** Places without their own country code. */
export const placesText = createAreaText('places', english);
