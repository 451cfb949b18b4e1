import type { Kind } from '../values/domain/index.ts';

/**
 * Paths, prices and parameters of the API's endpoints. `{job_id}` is a path parameter, and `{transparency}` a
 * parameter whose name the contract does not show; `credits` is the price of a successful call, `kind` what
 * the endpoint looks up. In comments, "the contract" is the API's published documentation: (contract,
 * Endpoints) cites its section of that name.
 */
export const ENDPOINT_CONTRACT = {
  email: {
    path: '/v1/email',
    credits: 5,
    kind: 'email',
    parameters: ['query', 'qualification_check'],
  },
  intelligenceEmail: {
    path: '/v1/intelligence/email',
    credits: 3,
    kind: 'email',
    parameters: ['query'],
  },
  intelligenceEmailq: {
    path: '/v1/intelligence/emailq',
    credits: 5,
    kind: 'email',
    parameters: ['query'],
  },
  domain: {
    path: '/v1/domain',
    credits: 5,
    kind: 'domain',
    parameters: ['query', '{transparency}'],
  },
  intelligenceDomain: {
    path: '/v1/intelligence/domain',
    credits: 2,
    kind: 'domain',
    parameters: ['query', '{transparency}'],
  },
  ip: { path: '/v1/ip', credits: 5, kind: 'ip', parameters: ['query'] },
  intelligenceIp: { path: '/v1/intelligence/ip', credits: 2, kind: 'ip', parameters: ['query'] },
  phone: { path: '/v1/intelligence/phone', credits: 1, kind: 'phone', parameters: ['query'] },
  vat: { path: '/v1/vat', credits: 1, kind: 'vat', parameters: ['query'] },
  iban: { path: '/v1/vat/iban', credits: 1, kind: 'iban', parameters: ['query'] },
  rates: { path: '/v1/vat/rates', credits: 1, parameters: ['base', 'symbols'] },
  stats: { path: '/v1/stats', credits: 0, parameters: ['engine', 'path'] },
  usage: { path: '/v1/usage', credits: 0, parameters: [] },
  job: { path: '/jobs/{job_id}', credits: 0, parameters: [] },
} as const satisfies Readonly<
  Record<string, { path: string; credits: number; kind?: Kind; parameters: readonly string[] }>
>;

/** Endpoints that the contract calls experimental (Versioning). */
export const EXPERIMENTAL_ENDPOINTS: ReadonlySet<EndpointName> = new Set(['phone']);

export type EndpointName = keyof typeof ENDPOINT_CONTRACT;

const isEndpointName = (name: string): name is EndpointName => name in ENDPOINT_CONTRACT;

export const ENDPOINT_NAMES = Object.keys(ENDPOINT_CONTRACT).filter(isEndpointName);

/** Parameters of every endpoint besides the key (contract, Global parameters). */
export const GLOBAL_PARAMETERS = ['soft_fail', 'is_async', 'fields'] as const;

/** Parameters (contract, Global parameters) that only Fieldmark sets, and those that could carry the key. */
const RESERVED_PARAMETERS = /^(?:x.api.key|soft_fail|is_async|fields|query)$/i;

export const isReservedParameter = (parameter: string): boolean =>
  RESERVED_PARAMETERS.test(parameter);

/** A name without what servers read alike: case, and what stands between words. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Every name that the contract gives to a parameter. */
const CONTRACT_PARAMETERS: ReadonlySet<string> = new Set(
  [
    ...['x_api_key', 'job_id', ...GLOBAL_PARAMETERS],
    ...Object.values(ENDPOINT_CONTRACT).flatMap(({ parameters }) => parameters),
  ].flatMap((name) => (name.startsWith('{') ? [] : plainName(name))),
);

/**
 * Whether a person may use this name for a flag that the contract does not name: a valid parameter, and
 * none that the contract names, which would change the question or carry the key.
 */
export const isFlagName = (name: string): boolean =>
  /^[a-z][\w.-]{0,63}$/i.test(name) && !CONTRACT_PARAMETERS.has(plainName(name));

/** The global parameters of a request (contract). */
export interface GlobalParameters {
  readonly fields: readonly string[];
  readonly softFail: boolean;
  readonly async: boolean;
}

/** The names in `fields` as typed: whitespace around commas is ignored. */
export const fieldNamesIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Path and query as sent; a missing path parameter stays in braces. */
export function requestPath(
  path: string,
  params: Readonly<Record<string, string>>,
  { fields, softFail, async }: GlobalParameters,
): string {
  const rest = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined ? braces : encodeURIComponent(value);
  });
  const query = new URLSearchParams([...rest]);
  if (fields.length > 0) query.set('fields', fields.join(','));
  if (softFail) query.set('soft_fail', 'true');
  if (async) query.set('is_async', 'true');
  const text = query.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Bytes of UTF-8. */
const MAX_JOB_ID_BYTES = 2048;

/**
 * Whether a job with this id can be requested. The contract says only that an id is a string. URLs
 * drop the path segments `.` and `..` (WHATWG URL, 4.5) and cannot contain half a surrogate pair.
 */
export function isJobId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || !id.isWellFormed()) return false;
  return new TextEncoder().encode(id).length <= MAX_JOB_ID_BYTES;
}

/**
 * What a lookup sends to the person's API, in the terms of Firefox's manifest: the key, IBANs and VAT
 * numbers, emails, phone numbers and addresses, and that they were on a page. The permission is
 * optional: checks work without it.
 */
export const TRANSMITTED_DATA_TYPES = [
  'authenticationInfo',
  'financialAndPaymentInfo',
  'personallyIdentifyingInfo',
  'websiteContent',
] as const;
