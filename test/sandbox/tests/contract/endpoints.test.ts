/** API contract, Endpoints: paths, credits, absent fields. */
import { describe, expect, it } from 'vitest';
import { at, LOOKUPS, sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();

describe('each endpoint', () => {
  it.each(LOOKUPS.filter(([, params]) => 'query' in params))(
    '%s refuses a missing, an empty and a repeated query',
    async (path, params) => {
      expect(await sandbox.status(path)).toBe(400);
      expect(await sandbox.status(path, { query: '' })).toBe(400);
      const twice = `${path}?query=${params.query}&query=2`;
      expect(await sandbox.status(twice)).toBe(400);
      expect(await sandbox.spent()).toBe(0);
    },
  );

  it.each([
    ['/v1/nothing', 404, 'Not Found'],
    ['/v1/%zz', 400, 'Bad Request'],
    [`/jobs/${'j'.repeat(20_000)}`, 404, 'Not Found'],
    ['/jobs/%zz', 400, 'Bad Request'],
    ['/jobs/', 404, 'Not Found'],
  ])('answers %s with an error body', async (path, expected, error) => {
    const { status, body } = await sandbox.get(path);
    expect([status, body]).toEqual([expected, { error }]);
  });
});

describe('the cheaper variants', () => {
  it.each([
    ['/v1/intelligence/email', ['smtp_valid', 'is_catch_all', 'qualification']],
    ['/v1/intelligence/emailq', ['is_catch_all']],
    ['/v1/email', ['dns.mx_providers']],
  ] as const)('%s lacks %o', async (path, absent) => {
    const { body } = await sandbox.get(path, { query: 'bob@gmail.com' });
    for (const field of absent) expect(at(body, field)).toBeUndefined();
  });
});
