import { countryName, type Phrase, placesText } from './message.ts';

/**
 * Names a country by its code or VAT prefix; the code itself if it has no name, '' without a code.
 * @param northernIreland its name; VAT numbers have a prefix for it that is no ISO 3166-1 code (VIES)
 */
export const placeNamer =
  <T>(country: (code: string) => T, northernIreland: () => T) =>
  (code: string | null | undefined): T | string => {
    const upper = (code ?? '').trim().toUpperCase();
    if (upper === 'XI') return northernIreland();
    if (upper === 'EL') return country('GR');
    return /^[A-Z]{2}$/.test(upper) ? country(upper) : upper;
  };

export const placeOf = placeNamer<Phrase>(countryName, () => placesText('northernIreland'));
