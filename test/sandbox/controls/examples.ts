/**
 * `GET /__sandbox/examples`: for each endpoint its path, price, a request and the sandbox's answer,
 * computed by the endpoint's code. Nothing is logged, billed or counted.
 */

import { seedKeys } from '../account/keys.ts';
import { ROUTES } from '../request/endpoints.ts';

/** Every endpoint with its example, including the poll of a finished job. */
export async function examples(now: number): Promise<object> {
  const endpoints: { path: string; credits: number; request: string; answer: unknown }[] = [];
  for (const { path, example, credits, answer } of ROUTES) {
    const key = seedKeys(now).active;
    const context = { traffic: [], now, deepCheck: () => Promise.resolve(), key };
    const work = await answer(example, context);
    const sent = new URLSearchParams(example).toString();
    const request = sent === '' ? path : `${path}?${sent}`;
    endpoints.push({ path, credits, request, answer: await work() });
  }
  const vat = endpoints.find(({ path }) => path === '/v1/vat');
  const job = { path: '/jobs/{job_id}', credits: 0, request: '/jobs/1', answer: vat?.answer };
  return {
    authentication: 'header x-api-key; the keys of the sandbox are printed when it starts',
    endpoints: [...endpoints, job],
  };
}
