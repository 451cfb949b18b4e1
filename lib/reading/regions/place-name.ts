import { placesText } from '../../texts/places.ts';
import { countryName } from './country-name.ts';

/** VAT prefixes that are not ISO 3166-1 codes (VIES). */
const PREFIXES: Readonly<Record<string, () => string>> = {
  EL: () => countryName('GR'),
  XI: () => placesText('northernIreland'),
};

/**
 * The name of a country by its code or VAT prefix; the code itself if it has no name, '' without a
 * code.
 */
export function placeName(code: string | null | undefined): string {
  const upper = (code ?? '').trim().toUpperCase();
  return PREFIXES[upper]?.() ?? (/^[A-Z]{2}$/.test(upper) ? countryName(upper) : upper);
}
