/** The definition of each kind, one line per kind. The details are in the kind's folder. */
import type { Kind } from '../domain/index.ts';
import { isComplete } from '../values/kinds/forms.ts';
import { bicKind } from './bic/kind.ts';
import { domainKind } from './domain/kind.ts';
import { emailKind } from './email/kind.ts';
import { ibanKind } from './iban/kind.ts';
import { ipKind } from './ip/kind.ts';
import { phoneKind } from './phone/kind.ts';
import type { KindDefinition, KindLookup } from './shared/kind-definition.ts';
import { vatKind } from './vat/kind.ts';

const DEFINITIONS = {
  email: emailKind,
  domain: domainKind,
  ip: ipKind,
  iban: ibanKind,
  vat: vatKind,
  phone: phoneKind,
  bic: bicKind,
} satisfies Record<Kind, KindDefinition>;

export const KIND_DEFINITIONS: Readonly<Record<Kind, KindDefinition>> = DEFINITIONS;

/** The lookup of a value, as written or normalised. Null: the API can tell nothing about it. */
export function lookupFor({ kind, value }: { kind: Kind; value: string }): KindLookup | null {
  const { lookup } = KIND_DEFINITIONS[kind];
  return lookup?.notCovered?.test(value) ? null : lookup;
}

/** Whether a normalised value can be looked up: it is complete, and the API can tell something about it. */
export const canLookUp = (of: { kind: Kind; value: string }): boolean =>
  lookupFor(of) !== null && isComplete(of);

/** A kind that the API can look up. */
export type LookupKind = {
  [K in Kind]: (typeof DEFINITIONS)[K]['lookup'] extends null ? never : K;
}[Kind];
