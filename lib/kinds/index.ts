/** What a value is: the one list of kinds. Everything else about a kind is in its room. */
import { bic } from './bic/kind.ts';
import { domain } from './domain/kind.ts';
import { email } from './email/kind.ts';
import { iban } from './iban/kind.ts';
import { ip } from './ip/kind.ts';
import type { KindRow } from './kind-row.ts';
import { phone } from './phone/kind.ts';
import { vat } from './vat/kind.ts';

const ROWS = { email, domain, ip, phone, vat, iban, bic } as const satisfies Record<
  string,
  KindRow
>;

export type Kind = keyof typeof ROWS;

export const KIND_TABLE: Readonly<Record<Kind, KindRow>> = ROWS;

const isKind = (name: string): name is Kind => name in ROWS;

/** In the order in which people are shown them. */
export const KINDS: readonly Kind[] = Object.keys(ROWS).filter(isKind);
