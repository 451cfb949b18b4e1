import { expect, it } from 'vitest';
import { jobStatusOf } from '../../../lib/api/endpoints/job.ts';

it.each([
  ['running', 200, { job_id: 'a', status_code: 202, response: null }],
  ['running', 202, { job_id: 'a' }],
  ['running', 404, { error: 'Not Found' }],
  ['running', 401, { error: 'Rate limit exceeded' }],
  // The poll was refused, so this is not about the job.
  ['running', 401, { status: 'failed', error: 'Invalid API Key' }],
  ['running', 400, { valid: true }],
  ['done', 200, { disposable: false }],
  ['done', 200, { id: 'a', state: 'done', data: { valid: true }, error: null }],
  ['done', 200, [{ valid: true }, { valid: false }]],
  ['failed', 500, { error: 'Internal Error' }],
  ['failed', 200, { job_id: 'a', status: 'failed', error: 'x' }],
  // No JSON.
  ['running', null, undefined],
] as const)('a job of an unknown endpoint is %s: %s %j', (jobStatus, status, body) => {
  expect(jobStatusOf(status, JSON.stringify(body) ?? '<html>')).toBe(jobStatus);
});
