/** The definition of each kind, one line per kind. The details are in the kind's folder. */
import { KINDS, type Kind } from '../domain/index.ts';
import { bicKind } from './bic/kind.ts';
import { domainKind } from './domain/kind.ts';
import { emailKind } from './email/kind.ts';
import { ibanKind } from './iban/kind.ts';
import { ipKind } from './ip/kind.ts';
import { phoneKind } from './phone/kind.ts';
import type { KindDefinition, KindLookup } from './shared/kind-definition.ts';
import { vatKind } from './vat/kind.ts';

/** In order of precedence: of two kinds whose shape a text has, the first wins. */
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
  lookupFor(of)?.acceptedFormat.test(of.value) === true;

const inOrder = Object.keys(DEFINITIONS).flatMap((name) => KINDS.filter((kind) => kind === name));

/** The kinds whose mistyped values have a recognisable shape, the most specific first. */
export const KIND_SHAPES: readonly { readonly kind: Kind; readonly shape: RegExp }[] =
  inOrder.flatMap((kind) => {
    const { shape } = KIND_DEFINITIONS[kind];
    return shape ? [{ kind, shape }] : [];
  });

/** A kind that the API can look up. */
export type LookupKind = {
  [K in Kind]: (typeof DEFINITIONS)[K]['lookup'] extends null ? never : K;
}[Kind];
