/**
 * `GET /__sandbox/examples`: for each endpoint its path, parameters, price, a request and the
 * sandbox's answer, computed by the endpoint's code. Nothing is logged, billed or counted.
 */

import { seedKeys } from '../account/keys.ts';
import { type Context, optional, type Parameter, ROUTES } from '../request/endpoints.ts';

interface Example {
  readonly method: 'GET';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly credits: number;
  readonly request: string;
  readonly status: number;
  readonly answer: unknown;
}

const GLOBAL: readonly Parameter[] = [
  optional('fields', 'string', 'comma-separated fields to keep, dots for nested ones; same price'),
  optional('soft_fail', 'boolean', 'errors answer 200 with their error body; default false'),
  optional('is_async', 'boolean', '202 with job_id, the answer from /jobs/{job_id}; default false'),
  optional('x_api_key', 'string', 'the key, where the header x-api-key cannot be sent'),
];

const JOB_ID = '00000000-0000-4000-8000-000000000000';

/** Every endpoint with its example, including the poll of a finished job. */
export async function examples(now: number): Promise<object> {
  const context: Omit<Context, 'key'> = {
    traffic: [],
    now,
    deepCheck: () => Promise.resolve(),
  };
  const endpoints: Example[] = [];
  for (const { path, example, parameters, credits, answer } of ROUTES) {
    const work = await answer(example, { ...context, key: seedKeys(now).active });
    const sent = new URLSearchParams(example).toString();
    endpoints.push({
      method: 'GET',
      path,
      parameters,
      credits,
      request: sent === '' ? path : `${path}?${sent}`,
      status: 200,
      answer: await work(),
    });
  }
  const vat = endpoints.find(({ path }) => path === '/v1/vat');
  const poll: Example = {
    method: 'GET',
    path: '/jobs/{job_id}',
    parameters: [{ name: 'job_id', type: 'string', required: true, about: 'part of the path' }],
    credits: 0,
    request: `/jobs/${JOB_ID}`,
    status: 200,
    answer: vat?.answer,
  };
  return {
    authentication: 'header x-api-key; the keys of the sandbox are printed when it starts',
    globalParameters: GLOBAL,
    endpoints: [...endpoints, poll],
  };
}
