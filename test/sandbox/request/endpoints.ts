/**
 * The lookup endpoints: path, price, whether a 404 is billed, and the function that answers. The
 * contract says that billing of 404 differs by endpoint without saying how (Billing rules 3): in the
 * sandbox the registry endpoints (phone, VAT, IBAN, rates) do not bill it and the others do.
 * Answers load their data on first use, so that the server starts quickly.
 */

import type { Shapes } from '../controls/shapes.ts';
import type { Query } from './query.ts';

export interface Context {
  readonly shapes: Shapes;
  readonly now: number;
  /** `fixture`: never ask the network for DNS records. */
  readonly dns: 'auto' | 'fixture';
  /** Waits for the latency of the contract's optional deep checks, which is shorter in tests. */
  readonly deepCheck: () => Promise<void>;
}

export type Work = () => object | Promise<object>;

/** Parses the parameters (throws 400) and returns the remaining work. */
type Answer = (query: Query, context: Context) => Promise<Work>;

export interface Lookup {
  readonly path: string;
  readonly credits: number;
  readonly bills404: boolean;
  readonly answer: Answer;
}

const email =
  (variant: 'v1' | 'email' | 'emailq'): Answer =>
  async (query, context) =>
    (await import('../answers/email.ts')).email(query, context, variant);

const domain =
  (variant: 'v1' | 'intelligence'): Answer =>
  async (query, context) =>
    (await import('../answers/domain.ts')).domain(query, context, variant);

const ip: Answer = async (query, context) => (await import('../answers/ip.ts')).ip(query, context);
const phone: Answer = async (query) => (await import('../answers/phone.ts')).phone(query);
const vat: Answer = async (query) => (await import('../answers/vat.ts')).vat(query);
const iban: Answer = async (query) => (await import('../answers/iban.ts')).iban(query);
const rates: Answer = async (query) => (await import('../answers/rates.ts')).rates(query);

export const LOOKUPS: readonly Lookup[] = [
  { path: '/v1/email', credits: 5, bills404: true, answer: email('v1') },
  { path: '/v1/intelligence/email', credits: 3, bills404: true, answer: email('email') },
  { path: '/v1/intelligence/emailq', credits: 5, bills404: true, answer: email('emailq') },
  { path: '/v1/domain', credits: 5, bills404: true, answer: domain('v1') },
  { path: '/v1/intelligence/domain', credits: 2, bills404: true, answer: domain('intelligence') },
  { path: '/v1/ip', credits: 5, bills404: true, answer: ip },
  { path: '/v1/intelligence/ip', credits: 2, bills404: true, answer: ip },
  { path: '/v1/intelligence/phone', credits: 1, bills404: false, answer: phone },
  { path: '/v1/vat', credits: 1, bills404: false, answer: vat },
  { path: '/v1/vat/iban', credits: 1, bills404: false, answer: iban },
  { path: '/v1/vat/rates', credits: 1, bills404: false, answer: rates },
];
