/** The sandbox answers with the contract's fields and types, as our samples have them. */
import { describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { at, FREE, LOOKUPS, sandboxForTests, typeOf } from '../../sandbox/tests/support.ts';
import { SAMPLED, SAMPLES } from '../samples.ts';

const sandbox = sandboxForTests();

/** The type of each field in a value, by its path; of a list, only the fields of the first item. */
function typesOf(value: unknown, path = ''): Record<string, string> {
  const inner = Array.isArray(value) ? value.slice(0, 1) : value;
  const own = path === '' ? {} : { [path]: typeOf(value) };
  if (typeof inner !== 'object' || inner === null) return own;
  const parts = Object.entries(inner).map(([name, part]) =>
    typesOf(part, path === '' ? name : `${path}.${name}`),
  );
  return Object.assign(own, ...parts);
}

describe('each field of the contract has its type', () => {
  const queries = new Map([
    ['/v1/intelligence/emailq', 'bob@gmail.com'],
    ['/v1/intelligence/domain', 'google.com'],
    ['/v1/intelligence/ip', '2001:4860:4860::8888'],
    ['/v1/vat/iban', 'GB29NWBK60161331926819'],
  ]);
  /** What these queries have no value for, and what this account lacks; percentages have a test of their own. */
  const untyped =
    /percent_used$|^(?:role_type|did_you_mean|sources\.0|tags\.0|api_key\.(?:expires|quotas\..*))$/;
  /** Not in the answers about email and domain that are no intelligence. */
  const intelligence = /^dns\.mx_providers/;

  const asked = [...LOOKUPS, ...FREE].map(([path, params]) => [path, params] as const);
  it.each(asked.filter(([path]) => path !== '/usage'))('%s', async (path, params) => {
    const name = SAMPLED.find((sampled) => ENDPOINT_CONTRACT[sampled].path === path);
    if (!name) return expect.fail(path);
    const given = 'query' in params ? { query: queries.get(path) ?? params.query } : params;
    const { body } = await sandbox.get(path, given);
    for (const [field, type] of Object.entries(typesOf(SAMPLES[name]))) {
      if (untyped.test(field) || type === 'null') continue;
      if (intelligence.test(field) && !path.includes('intelligence')) continue;
      const types = type === 'number' ? ['number', 'integer'] : [type];
      expect(types, field).toContain(typeOf(at(body, field)));
    }
  });
});
