import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';
import { examples } from '../../sandbox/controls/examples.ts';
import { at, typeOf } from '../../sandbox/tests/support.ts';
import { SAMPLED, SAMPLES } from '../samples.ts';
import { ABSENT, pathsIn, VERDICT_FIELDS, valueAt, withValue } from '../verdict-fields.ts';

const sandboxSchema = z.object({
  endpoints: z.array(z.object({ path: z.string(), credits: z.number(), answer: z.unknown() })),
});
const sandbox = sandboxSchema.parse(await examples(Date.UTC(2026, 10, 20))).endpoints;

/** A value of another type. */
const ofWrongType = (value: unknown) =>
  typeof value === 'object' && value !== null ? 'text' : { wrong: true };

describe('ENDPOINTS', () => {
  it('has the paths and prices of the sandbox', () => {
    const rows = Object.values(ENDPOINTS).flatMap(({ path, fallbackPath, credits }) =>
      [path, fallbackPath ?? []].flat().map((each) => ({ path: each, credits })),
    );
    const byPath = (list: readonly { path: string; credits: number }[]) =>
      list.map(({ path, credits }) => `${path} ${credits}`).toSorted();
    expect(byPath(rows)).toEqual(byPath(sandbox));
  });

  /** What the examples have no value for, and what their account lacks. */
  const untyped =
    /percent_used$|^(?:role_type|did_you_mean|(?:sources|tags)\.0|api_key\.(?:expires|quotas\..*))$/;

  it.each(SAMPLED)('has the fields and types of %s that the sandbox answers with', (name) => {
    const sample = SAMPLES[name];
    const { path } = ENDPOINTS[name];
    const answer = sandbox.find((each) => each.path === path)?.answer;
    for (const field of pathsIn(sample)) {
      const text = field.join('.');
      // Only answers of intelligence name the providers, and of the examples one has some.
      const isAbsent = text.startsWith('dns.mx_providers.')
        ? name !== 'intelligenceEmail'
        : text === 'dns.mx_providers' && !path.includes('intelligence');
      const type = typeOf(valueAt(sample, field));
      if (isAbsent || untyped.test(text) || type === 'null') continue;
      const types = type === 'number' ? ['number', 'integer'] : [type];
      expect(types, text).toContain(typeOf(at(answer, text)));
    }
  });

  it('has a label for the health list for every paid endpoint', () => {
    const named = ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].statsLabel !== null);
    expect(named).toEqual(ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].credits > 0));
  });

  it.each(KINDS)('has endpoints of %s that look it up', (kind) => {
    const options = KIND_DEFINITIONS[kind].lookup?.options ?? [];
    const ofKind = ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].kind === kind);
    expect(options.map(({ endpoint }) => endpoint).toSorted()).toEqual(ofKind.toSorted());
  });

  it.each([
    ['email', { query: 'a@b.cd', qualification_check: true }, true],
    ['email', { query: 'a@b.cd', qualification_check: 'yes' }, false],
    ['intelligenceEmail', { query: '' }, false],
    ['domain', { query: 'b.cd', any_flag: 'true' }, true],
    ['domain', { query: 'b.cd', any_flag: { deep: 1 } }, false],
    ['phone', { query: '+31 6 1234 5678' }, false],
    ['phone', { query: '+0612345678' }, false],
    ['phone', { query: '+1234567890123456' }, false],
    ['rates', {}, true],
    ['rates', { base: 'usd' }, false],
    ['rates', { symbols: 'EUR, GBP' }, false],
    ['stats', { engine: 'email' }, true],
    ['stats', {}, false],
    ['usage', { query: 'x' }, false],
    ['job', { job_id: 'a/b' }, true],
    ['job', { job_id: '' }, false],
  ] as const)('%s accepts the parameters %j: %s', (name, params, accepted) => {
    expect(ENDPOINTS[name].params.safeParse(params).success).toBe(accepted);
  });
});

describe.each(SAMPLED)('the result of %s', (name) => {
  const sample = SAMPLES[name];
  const { kind, result } = ENDPOINTS[name];
  const row = VERDICT_FIELDS[kind ?? name];
  const [essential = [], others = []] = row ?? [];
  const deciding = [...essential, ...others];

  it('keeps every field of the contract, and extra fields', () => {
    const more = { ...sample, brand_new: { deep: [1] } };
    expect(result.parse(more)).toEqual(more);
  });

  it('has a row in test/api/verdict-fields.ts', () => {
    expect(row).toBeDefined();
  });

  it.runIf(row)(
    'refuses a wrong type in a field that the verdict depends on, and in no other',
    () => {
      const fields = pathsIn(sample);
      const refused = fields.filter((path) => {
        const broken = withValue(sample, path, ofWrongType(valueAt(sample, path)));
        return !result.safeParse(broken).success;
      });
      const names = new Set(fields.map((path) => path.join('.')));
      expect(refused.map((path) => path.join('.')).toSorted()).toEqual(
        deciding.filter((field) => names.has(field)).toSorted(),
      );
    },
  );

  it.runIf(row)('requires only the field that its verdict rests on; others may be null', () => {
    for (const without of [ABSENT, null]) {
      const needed = Object.keys(sample).filter(
        (field) => !result.safeParse(withValue(sample, [field], without)).success,
      );
      expect(needed).toEqual(essential);
    }
  });

  it.each([[{}], [[]], ['text'], [{ error: 'Not Found' }]])('refuses %j', (body) => {
    expect(result.safeParse(body).success).toBe(false);
  });
});
