import { placesText } from '../../texts/places.ts';
import { countryName } from './country-name.ts';

/** VAT prefixes that are no code of ISO 3166-1 (VIES). */
const PREFIXES: Readonly<Record<string, () => string>> = {
  EL: () => countryName('GR'),
  XI: () => placesText('northernIreland'),
};

/**
 * The name of a country by its code or VAT prefix, as a check names it too; the code itself where it
 * has none, and nothing where there is none.
 */
export function placeName(code: string | null | undefined): string {
  const upper = (code ?? '').trim().toUpperCase();
  return PREFIXES[upper]?.() ?? (/^[A-Z]{2}$/.test(upper) ? countryName(upper) : upper);
}
