import { ibanText, recordText } from '../../../domain/message.ts';
import { type FactRows, fact } from '../../shared/facts.ts';
import type { IbanCountry } from './registry.ts';

/** A part of a BBAN; role and class are letters of the registry table. */
export interface BbanPart {
  readonly role: string;
  readonly length: number;
  readonly class: string;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  n: /^[0-9]*$/,
  a: /^[A-Z]*$/,
  c: /^[0-9A-Z]*$/,
};

export function bbanPartsOf(country: IbanCountry): BbanPart[] {
  return country.bban.split(' ').map((part) => ({
    role: part.charAt(0),
    length: Number(part.slice(1, -1)),
    class: part.slice(-1),
  }));
}

/** The class of each character of a country's IBAN, one letter each; as long as the IBAN. */
export function ibanCharacterClasses(country: IbanCountry): string {
  return `aann${bbanPartsOf(country)
    .map((part) => part.class.repeat(part.length))
    .join('')}`;
}

/** The first part of the BBAN with characters outside its class. */
export function misfittingPart(bban: string, country: IbanCountry): BbanPart | undefined {
  let offset = 0;
  for (const part of bbanPartsOf(country)) {
    if (!CLASSES[part.class]?.test(bban.slice(offset, offset + part.length))) return part;
    offset += part.length;
  }
  return undefined;
}

/** Facts from the parts of a valid BBAN. */
export function bbanFacts(bban: string, country: IbanCountry): FactRows {
  const found = new Map<string, string>();
  let offset = 0;
  for (const part of bbanPartsOf(country)) {
    found.set(part.role, (found.get(part.role) ?? '') + bban.slice(offset, offset + part.length));
    offset += part.length;
  }
  return [
    fact(recordText('bankCode'), found.get('b')),
    fact(recordText('branchCode'), found.get('s')),
    fact(recordText('accountNumber'), found.get('a')),
    fact(ibanText('nationalCheckDigits'), found.get('x')),
  ];
}
