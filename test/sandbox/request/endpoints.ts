/** The endpoints, a row each. Answers load their data on first use, so that the server starts quickly. */

import type { ApiKey } from '../account/keys.ts';
import type { Traffic } from '../account/stats.ts';
import type { Query } from './query.ts';

export interface Context {
  readonly key: ApiKey;
  /** Finished calls, for the statistics. */
  readonly traffic: readonly Traffic[];
  readonly now: number;
  /** Waits for the latency of the contract's optional deep checks, which is shorter in tests. */
  readonly deepCheck: () => Promise<void>;
}

export type Work = () => object | Promise<object>;

/** Parses the parameters (throws 400) and returns the remaining work. */
type Answer = (query: Query, context: Context) => Promise<Work>;

type Example = Readonly<Record<string, string>>;

export interface Route {
  readonly path: string;
  /** The family for statistics; null of the endpoints that are free. */
  readonly engine: string | null;
  readonly credits: number;
  readonly bills404: boolean;
  readonly answer: Answer;
  /** Parameters of a request that is answered. */
  readonly example: Example;
}

/** The slugs of engines are the sandbox's choice. */
const ENGINE = /^\/v1\/(?:intelligence\/)?(email|\w+)/;

/**
 * The contract says that billing of 404 differs by endpoint without saying how (Billing rules 3): in the
 * sandbox the registry endpoints (phone, VAT, IBAN, rates) do not bill it and the others do.
 */
const FREE_404: readonly string[] = ['phone', 'vat'];

const lookup = (path: string, credits: number, answer: Answer, example: Example): Route => {
  const engine = ENGINE.exec(path)?.[1] ?? '';
  const bills404 = !FREE_404.includes(engine);
  return { path, engine, credits, bills404, answer, example };
};

const free = (path: string, answer: Answer, example: Example): Route => ({
  path,
  engine: null,
  credits: 0,
  bills404: false,
  answer,
  example,
});

/** The contract does not show the name of this flag. */
export const TRANSPARENCY = 'certificate_transparency';

const email =
  (variant: 'v1' | 'email' | 'emailq'): Answer =>
  async (query, context) =>
    (await import('../answers/email.ts')).email(query, context, variant);

const domain =
  (variant: 'v1' | 'intelligence'): Answer =>
  async (query, context) =>
    (await import('../answers/domain.ts')).domain(query, context, variant);

const ip: Answer = async (query) => (await import('../answers/ip.ts')).ip(query);
const phone: Answer = async (query) => (await import('../answers/phone.ts')).phone(query);
const vat: Answer = async (query) => (await import('../answers/vat.ts')).vat(query);
const iban: Answer = async (query) => (await import('../answers/iban.ts')).iban(query);
const rates: Answer = async (query) => (await import('../answers/rates.ts')).rates(query);

const stats: Answer = async (query, context) =>
  (await import('../account/stats.ts')).stats(query, context);
const usage: Answer = async (_query, { key }) => {
  const { usageRecord } = await import('../account/usage.ts');
  return () => usageRecord(key);
};

export const LOOKUPS: readonly Route[] = [
  lookup('/v1/email', 5, email('v1'), {
    query: 'someone@deliverable.test',
    qualification_check: 'true',
  }),
  lookup('/v1/intelligence/email', 3, email('email'), { query: 'info@gmail.com' }),
  lookup('/v1/intelligence/emailq', 5, email('emailq'), { query: 'someone@catch-all.test' }),
  lookup('/v1/domain', 5, domain('v1'), { query: 'https://www.example.com/' }),
  lookup('/v1/intelligence/domain', 2, domain('intelligence'), {
    query: 'deliverable.test',
    [TRANSPARENCY]: 'true',
  }),
  lookup('/v1/ip', 5, ip, { query: '8.8.8.8' }),
  lookup('/v1/intelligence/ip', 2, ip, { query: '192.0.2.10' }),
  lookup('/v1/intelligence/phone', 1, phone, { query: '+442079460018' }),
  lookup('/v1/vat', 1, vat, { query: 'DE123456788' }),
  lookup('/v1/vat/iban', 1, iban, { query: 'DE89370400440532013000' }),
  lookup('/v1/vat/rates', 1, rates, { base: 'EUR', symbols: 'USD,GBP' }),
];

export const ROUTES: readonly Route[] = [
  ...LOOKUPS,
  free('/v1/stats', stats, { path: '/v1/vat' }),
  free('/v1/usage', usage, {}),
  free('/usage', usage, {}),
];
