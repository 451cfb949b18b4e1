import { IBANS } from './data/structures.ts';

function structuresOf(row: string): [code: string, structure: string][] {
  const structure = row
    .replace(/[A-Z]+/, '')
    .replace(/(\d+)(\D?)/g, (_, count: string, type: string) => (type || 'n').repeat(+count));
  return Array.from(row.match(/[A-Z]{2}/g) ?? [], (code) => [code, structure]);
}

/** Structures by country code: one letter of the registry (a, c or n) for each character of the BBAN. */
export const IBAN_STRUCTURES = new Map(IBANS.split(' ').flatMap(structuresOf));
