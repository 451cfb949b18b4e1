/** The definition of each kind, one line per kind. The details are in the kind's folder. */
import type { Kind } from '../domain/index.ts';
import { bicKind } from './bic/kind.ts';
import { domainKind } from './domain/kind.ts';
import { emailKind } from './email/kind.ts';
import { ibanKind } from './iban/kind.ts';
import { ipKind } from './ip/kind.ts';
import { phoneKind } from './phone/kind.ts';
import type { KindDefinition } from './shared/kind-definition.ts';
import { vatKind } from './vat/kind.ts';

const DEFINITIONS = {
  email: emailKind,
  domain: domainKind,
  ip: ipKind,
  phone: phoneKind,
  vat: vatKind,
  iban: ibanKind,
  bic: bicKind,
} satisfies Record<Kind, KindDefinition>;

export const KIND_DEFINITIONS: Readonly<Record<Kind, KindDefinition>> = DEFINITIONS;

/** A kind that the API can look up. */
export type LookupKind = {
  [K in Kind]: (typeof DEFINITIONS)[K]['lookup'] extends null ? never : K;
}[Kind];
