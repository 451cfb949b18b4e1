/**
 * `GET /__sandbox/examples`: for each endpoint its path, parameters, price, a request and the
 * sandbox's answer, computed by the endpoint's code. Nothing is logged, billed or counted. `unknown`
 * names the fields of the answer that have a stand-in (unknown.ts).
 */

import { pollAnswer } from '../account/jobs.ts';
import { seedKeys } from '../account/keys.ts';
import { SandboxState } from '../account/state.ts';
import type { Context } from '../request/endpoints.ts';
import { apiRoutes } from '../request/routes.ts';
import { DEFAULT_SHAPES } from './shapes.ts';
import { settle } from './unknown.ts';

interface Parameter {
  readonly name: string;
  readonly type: 'string' | 'boolean';
  readonly required: boolean;
  readonly about: string;
}

interface Example {
  readonly method: 'GET';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly credits: number;
  readonly request: string;
  readonly status: number;
  readonly answer: unknown;
  readonly unknown: readonly string[];
}

const query = (about: string): Parameter => ({
  name: 'query',
  type: 'string',
  required: true,
  about,
});
const optional = (name: string, type: Parameter['type'], about: string): Parameter => ({
  name,
  type,
  required: false,
  about,
});

const ADDRESS = query('email address; lowercased by the API');
const DOMAIN = query('domain, www. name or URL');
const IP = query('IPv4 or IPv6 address');
const TRANSPARENCY = optional(
  DEFAULT_SHAPES.transparencyParameter,
  'boolean',
  'certificate transparency, 1 to 5 seconds more; the contract does not show its name',
);

type Row = readonly [asked: Readonly<Record<string, string>>, parameters: readonly Parameter[]];

const ROWS: Readonly<Record<string, Row>> = {
  '/v1/email': [
    { query: 'someone@deliverable.test', qualification_check: 'true' },
    [ADDRESS, optional('qualification_check', 'boolean', 'asks the mail server; default false')],
  ],
  '/v1/intelligence/email': [{ query: 'info@gmail.com' }, [ADDRESS]],
  '/v1/intelligence/emailq': [{ query: 'someone@catch-all.test' }, [ADDRESS]],
  '/v1/domain': [{ query: 'https://www.example.com/' }, [DOMAIN, TRANSPARENCY]],
  '/v1/intelligence/domain': [
    { query: 'deliverable.test', [TRANSPARENCY.name]: 'true' },
    [DOMAIN, TRANSPARENCY],
  ],
  '/v1/ip': [{ query: '8.8.8.8' }, [IP]],
  '/v1/intelligence/ip': [{ query: '192.0.2.10' }, [IP]],
  '/v1/intelligence/phone': [{ query: '+442079460018' }, [query('E.164, begins with +')]],
  '/v1/vat': [{ query: 'DE123456788' }, [query('VAT number with its country prefix')]],
  '/v1/vat/iban': [{ query: 'DE89370400440532013000' }, [query('IBAN')]],
  '/v1/vat/rates': [
    { base: 'EUR', symbols: 'USD,GBP' },
    [
      optional('base', 'string', 'ISO 4217; default EUR'),
      optional('symbols', 'string', 'ISO 4217 codes, comma-separated; default all'),
    ],
  ],
  '/v1/stats': [
    { path: '/v1/vat' },
    [
      optional('engine', 'string', 'API family slug; this or path'),
      optional('path', 'string', 'endpoint path; this or engine'),
    ],
  ],
  '/v1/usage': [{}, []],
  '/usage': [{}, []],
};

const GLOBAL: readonly Parameter[] = [
  optional('fields', 'string', 'comma-separated fields to keep, dots for nested ones; same price'),
  optional('soft_fail', 'boolean', 'errors answer 200 with their error body; default false'),
  optional('is_async', 'boolean', '202 with job_id, the answer from /jobs/{job_id}; default false'),
  optional('x_api_key', 'string', 'the key, where the header x-api-key cannot be sent'),
];

const JOB_ID = '00000000-0000-4000-8000-000000000000';

/** Every endpoint with its example, including the poll of a finished job. */
export async function examples(now: number): Promise<object> {
  const context: Context = {
    shapes: DEFAULT_SHAPES,
    now,
    dns: 'fixture',
    deepCheck: () => Promise.resolve(),
  };
  // A separate state, so that the examples are not in the sandbox's log.
  const state = new SandboxState(() => now);
  const endpoints: Example[] = [];
  for (const route of apiRoutes(state)) {
    const row = ROWS[route.path];
    if (!row) throw new Error(`${route.path} has no example`);
    const [params, parameters] = row;
    const key = seedKeys(now).get('active');
    if (!key) continue;
    const work = await route.prepare(key, params, context);
    const { body, unknown } = settle(await work(), DEFAULT_SHAPES);
    const sent = new URLSearchParams(params).toString();
    endpoints.push({
      method: 'GET',
      path: route.path,
      parameters,
      credits: route.credits,
      request: sent === '' ? route.path : `${route.path}?${sent}`,
      status: 200,
      answer: body,
      unknown,
    });
  }
  const vat = endpoints.find(({ path }) => path === '/v1/vat');
  const { status, body } = pollAnswer(
    {
      id: JOB_ID,
      owner: 'active',
      shape: DEFAULT_SHAPES.job,
      error: DEFAULT_SHAPES.error,
      state: 'completed',
      result: vat?.answer,
      message: '',
    },
    undefined,
  );
  const poll: Example = {
    method: 'GET',
    path: '/jobs/{job_id}',
    parameters: [{ name: 'job_id', type: 'string', required: true, about: 'part of the path' }],
    credits: 0,
    request: `/jobs/${JOB_ID}`,
    status,
    answer: body,
    unknown: [],
  };
  return {
    authentication: 'header x-api-key; the keys of the sandbox are printed when it starts',
    globalParameters: GLOBAL,
    endpoints: [...endpoints, poll],
  };
}
