import { placeNamer } from '../values/domain/index.ts';
import { placesText } from './areas.ts';
import { countryName } from './intl.ts';
import { countryReference, placesReference } from './references.ts';

export const placeName = placeNamer(countryName, () => placesText('northernIreland'));

export const placeReference = placeNamer(countryReference, () =>
  placesReference('northernIreland'),
);
