/** The endpoints of the API's contract (Endpoints): the one place for their paths and prices. */

/** `{job_id}` stands for the path parameter of that name; credits are those of a successful call. */
export const CONTRACT = {
  email: { path: '/v1/email', credits: 5 },
  intelligenceEmail: { path: '/v1/intelligence/email', credits: 3 },
  intelligenceEmailq: { path: '/v1/intelligence/emailq', credits: 5 },
  domain: { path: '/v1/domain', credits: 5 },
  intelligenceDomain: { path: '/v1/intelligence/domain', credits: 2 },
  ip: { path: '/v1/ip', credits: 5 },
  intelligenceIp: { path: '/v1/intelligence/ip', credits: 2 },
  phone: { path: '/v1/intelligence/phone', credits: 1 },
  vat: { path: '/v1/vat', credits: 1 },
  iban: { path: '/v1/vat/iban', credits: 1 },
  rates: { path: '/v1/vat/rates', credits: 1 },
  stats: { path: '/v1/stats', credits: 0 },
  usage: { path: '/v1/usage', credits: 0 },
  job: { path: '/jobs/{job_id}', credits: 0 },
} as const;

export type EndpointName = keyof typeof CONTRACT;

const isName = (name: string): name is EndpointName => name in CONTRACT;

export const ENDPOINT_NAMES = Object.keys(CONTRACT).filter(isName);

/** Parameters of the contract that are Fieldmark's alone to set, the key's among them never. */
export const RESERVED: ReadonlySet<string> = new Set([
  'x_api_key',
  'x-api-key',
  'soft_fail',
  'is_async',
  'fields',
  'query',
]);
