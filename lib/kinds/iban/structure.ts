import { text } from '../../texts/iban.ts';
import { type Facts, fact } from '../facts.ts';
import type { IbanCountry } from './registry.ts';

/** One part of a BBAN: its role and class are letters of the registry table. */
export interface Part {
  readonly role: string;
  readonly length: number;
  readonly class: string;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  n: /^[0-9]*$/,
  a: /^[A-Z]*$/,
  c: /^[0-9A-Z]*$/,
};

export function partsOf(country: IbanCountry): Part[] {
  return country.bban.split(' ').map((part) => ({
    role: part.charAt(0),
    length: Number(part.slice(1, -1)),
    class: part.slice(-1),
  }));
}

/** The class of every character of a country's IBAN, a letter each: its length is the IBAN's. */
export function classesOf(country: IbanCountry): string {
  return `aann${partsOf(country)
    .map((part) => part.class.repeat(part.length))
    .join('')}`;
}

/** The first part of the BBAN that holds characters its class does not allow. */
export function misfit(bban: string, country: IbanCountry): Part | undefined {
  let at = 0;
  for (const part of partsOf(country)) {
    if (!CLASSES[part.class]?.test(bban.slice(at, at + part.length))) return part;
    at += part.length;
  }
  return undefined;
}

/** What the parts of a BBAN that fits its country are, for the person. */
export function partFacts(bban: string, country: IbanCountry): Facts {
  const found = new Map<string, string>();
  let at = 0;
  for (const part of partsOf(country)) {
    found.set(part.role, (found.get(part.role) ?? '') + bban.slice(at, at + part.length));
    at += part.length;
  }
  return [
    fact(text('bankCode'), found.get('b')),
    fact(text('branchCode'), found.get('s')),
    fact(text('accountNumber'), found.get('a')),
    fact(text('nationalCheckDigits'), found.get('x')),
  ];
}
