// Apart from regions.ts, which is in every page: names need the languages.
import { placesText } from '../../texts/areas.ts';
import { countryName } from '../../texts/intl.ts';
import { countryReference, placesReference } from '../../texts/references.ts';

/**
 * Names a country by its code or VAT prefix; the code itself if it has no name, '' without a code.
 * @param northernIreland its name; VAT numbers have a prefix for it that is no ISO 3166-1 code (VIES)
 */
const placeNamer =
  (country: (code: string) => string, northernIreland: () => string) =>
  (code: string | null | undefined): string => {
    const upper = (code ?? '').trim().toUpperCase();
    if (upper === 'XI') return northernIreland();
    if (upper === 'EL') return country('GR');
    return /^[A-Z]{2}$/.test(upper) ? country(upper) : upper;
  };

export const placeName = placeNamer(countryName, () => placesText('northernIreland'));

export const placeReference = placeNamer(countryReference, () =>
  placesReference('northernIreland'),
);
