import { ibanText } from '../../../texts/iban.ts';
import { type FactRows, fact } from '../../shared/facts.ts';
import type { IbanCountry } from './registry.ts';

/** One part of a BBAN: its role and class are letters of the registry table. */
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

/** The class of every character of a country's IBAN, a letter each: its length is the IBAN's. */
export function ibanCharacterClasses(country: IbanCountry): string {
  return `aann${bbanPartsOf(country)
    .map((part) => part.class.repeat(part.length))
    .join('')}`;
}

/** The first part of the BBAN that holds characters its class does not allow. */
export function misfittingPart(bban: string, country: IbanCountry): BbanPart | undefined {
  let at = 0;
  for (const part of bbanPartsOf(country)) {
    if (!CLASSES[part.class]?.test(bban.slice(at, at + part.length))) return part;
    at += part.length;
  }
  return undefined;
}

/** What the parts of a BBAN that fits its country are, for the person. */
export function bbanFacts(bban: string, country: IbanCountry): FactRows {
  const found = new Map<string, string>();
  let at = 0;
  for (const part of bbanPartsOf(country)) {
    found.set(part.role, (found.get(part.role) ?? '') + bban.slice(at, at + part.length));
    at += part.length;
  }
  return [
    fact(ibanText('bankCode'), found.get('b')),
    fact(ibanText('branchCode'), found.get('s')),
    fact(ibanText('accountNumber'), found.get('a')),
    fact(ibanText('nationalCheckDigits'), found.get('x')),
  ];
}
