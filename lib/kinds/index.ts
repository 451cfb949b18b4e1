/** What a value is: the one list of kinds. Everything else about a kind is in its room. */
import { bicKind } from './bic/kind.ts';
import { domainKind } from './domain/kind.ts';
import { emailKind } from './email/kind.ts';
import { ibanKind } from './iban/kind.ts';
import { ipKind } from './ip/kind.ts';
import type { KindDefinition } from './shared/kind-definition.ts';
import { phoneKind } from './phone/kind.ts';
import { vatKind } from './vat/kind.ts';

const DEFINITIONS = {
  email: emailKind,
  domain: domainKind,
  ip: ipKind,
  phone: phoneKind,
  vat: vatKind,
  iban: ibanKind,
  bic: bicKind,
} as const satisfies Record<string, KindDefinition>;

export type Kind = keyof typeof DEFINITIONS;

export const KIND_DEFINITIONS: Readonly<Record<Kind, KindDefinition>> = DEFINITIONS;

const isKind = (name: string): name is Kind => name in DEFINITIONS;

/** In the order in which people are shown them. */
export const KINDS: readonly Kind[] = Object.keys(DEFINITIONS).filter(isKind);
