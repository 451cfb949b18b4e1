/** The country that a valid value belongs to, as far as the value tells. */
import type { Kind } from '../domain/index.ts';
import { parsePhone } from '../kinds/phone/check/parse.ts';

/** VAT prefixes that are not ISO country codes (VIES): Greece, Northern Ireland. */
const VAT_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/**
 * Territories that share a banking system, tax area or numbering plan with a country: values of the
 * two never contradict. ISO 3166-1, with the IBAN registry's "includes" (SWIFT), the EU VAT area
 * and ITU-T E.164 shared codes.
 */
const TOGETHER: readonly (readonly string[])[] = [
  ['FR', 'MC', 'GF', 'GP', 'MQ', 'RE', 'YT', 'BL', 'MF', 'PM', 'NC', 'PF', 'WF', 'TF'],
  ['GB', 'IM', 'JE', 'GG'],
  ['ES', 'IC', 'EA'],
  ['FI', 'AX'],
  ['NO', 'SJ'],
  ['DK', 'FO', 'GL'],
  ['CH', 'LI'],
  ['IT', 'SM', 'VA'],
  ['NL', 'AW', 'BQ', 'CW', 'SX'],
  ['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'],
  ['AU', 'CC', 'CX', 'NF'],
];
const HEAD = new Map(TOGETHER.flatMap((places) => places.map((place) => [place, places[0]])));

/** ISO 3166-1 alpha-2 of a normalised value; undefined if it has none (one-stop shop, +800). */
export function countryOfValue(kind: Kind, value: string): string | undefined {
  if (kind === 'vat' || kind === 'iban') {
    const prefix = /^[A-Z]{2}/.exec(value)?.[0];
    if (prefix === undefined || prefix === 'EU' || prefix === 'IM') return undefined;
    return kind === 'vat' ? (VAT_PREFIX[prefix] ?? prefix) : prefix;
  }
  // ISO 9362: four letters of the party, then its country.
  if (kind === 'bic') return /^[A-Z0-9]{4}([A-Z]{2})/.exec(value)?.[1];
  if (kind !== 'phone') return undefined;
  const number = parsePhone(value, undefined);
  return typeof number === 'object' ? number.country : undefined;
}

/** Whether two countries are the same or share a system. */
export const isSameCountry = (a: string, b: string): boolean =>
  a === b || (HEAD.get(a) ?? a) === (HEAD.get(b) ?? b);
