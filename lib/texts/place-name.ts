import { placeNamer } from '../values/domain/index.ts';
import { placesText } from './areas.ts';
import { countryName } from './intl.ts';

export const placeName = placeNamer(countryName, () => placesText('northernIreland'));
