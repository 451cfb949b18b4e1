import { CountryTable } from '../../reading/letters.ts';
import { IBANS } from './data/structures.ts';

export interface IbanCountry {
  /** One letter of the registry's a, c, n for each character of the BBAN. */
  readonly structure: string;
  /** Whether a letter must stand somewhere in it. */
  readonly spelled: boolean;
  /** What the code adds to the sum of which the check digits are the end: 100 times its two numbers, A = 10. */
  readonly sum: number;
}

function countryOf(row: string): [code: string, country: IbanCountry] {
  const structure = row
    .slice(2)
    .replace(/(\d+)(\D?)/g, (_, count: string, type: string) => (type || 'n').repeat(+count));
  const sum = (row.charCodeAt(0) * 100 + row.charCodeAt(1) - 5555) * 100;
  return [row.slice(0, 2), { structure, spelled: structure.includes('a'), sum }];
}

export const IBAN_COUNTRIES = new CountryTable(IBANS.split(' ').map(countryOf));
