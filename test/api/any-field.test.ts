import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '../../lib/api/client/client.ts';
import { verdictFromAnswer as verdictFromAnswerInMessages } from '../../lib/api/client/question.ts';
import { unreadableValues } from '../../lib/api/endpoints/partial-result.ts';
import { ratesResultSchema } from '../../lib/api/endpoints/rates.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../../lib/api/endpoints/table.ts';
import { usageResultSchema } from '../../lib/api/endpoints/usage.ts';
import { answerFieldPaths, answerViewOf } from '../../lib/models/answer/view.ts';
import { shown } from '../../lib/texts/shown.ts';
import { examples } from '../sandbox/controls/examples.ts';
import { inTexts } from '../texts/in-texts.ts';
import {
  ABSENT,
  type Path,
  pathsIn,
  VERDICT_FIELDS,
  valueAt,
  withValue,
} from './verdict-fields.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInMessages);

const exampleSchema = z.object({
  endpoints: z.array(
    z.object({ path: z.string(), request: z.string(), answer: z.record(z.string(), z.unknown()) }),
  ),
});
const all = exampleSchema.parse(await examples(Date.UTC(2026, 10, 20))).endpoints;

/** Fields whose value makes a verdict good, bad or a caution. */
const DECIDING = new Set(Object.values(VERDICT_FIELDS).flat(2));

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: [nested(levels - 1)] });

const VALUES: readonly unknown[] = [
  ...[ABSENT, null, true, false, 0, 3, -1, 3.5, 1e308, '', '3', 'x', '2026-11-20'],
  ...[[], [null], [['x']], {}, { x: { y: [1] } }, 'x'.repeat(30_000), nested(300)],
];

/** Date fields. A number in them is not readable, because its unit is unknown. */
const DATES = /_date$|_seen$|_at$|^(?:date|start|end|expires|base)$/;
const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * Whether changing a field from `before` to `value` makes it unreadable; null where that is not
 * known.
 */
function becomesUnreadable(path: Path, before: unknown, value: unknown): boolean | null {
  if (value === ABSENT || value === null || before === null) return null;
  // Parts of an item are shown as received.
  if (path.some((key) => typeof key === 'number')) return null;
  const [was, is] = [typeOf(before), typeOf(value)];
  if (is === 'array' && was === 'array') return (value as unknown[]).length > 0;
  // The fields of an object are changed separately.
  if (is === was) return is === 'object' ? null : false;
  if (was === 'string' && is === 'number') return DATES.test(String(path.at(-1)));
  return !(was === 'number' && is === 'string' && /^\d+$/.test(value as string));
}

/** Services whose screens name what cannot be read. */
const SHOWN_SERVICES: Readonly<Record<string, z.ZodType>> = {
  rates: ratesResultSchema,
  usage: usageResultSchema,
};

const UNREADABLE = 'Not readable: ';

describe.each(ENDPOINT_NAMES.filter((name) => name !== 'job'))('the answer of %s', (name) => {
  const row = ENDPOINTS[name];
  const schema = SHOWN_SERVICES[name];
  const example = all.find(({ path }) => path === row.path);
  if (!example) throw new Error(`the sandbox has no example of ${row.path}`);
  const params = Object.fromEntries(new URL(example.request, 'https://x.example').searchParams);
  const verdictOf = (answer: unknown) =>
    row.kind && verdictFromAnswer(row.kind, params.query ?? '', name, answer);
  const before = verdictOf(example.answer);
  let body = '';
  const client = createApiClient({
    baseUrl: async () => 'https://api.example.com',
    key: async () => 'key-0123456789',
    fetch: async () => new Response(body),
  });
  const paths = pathsIn(example.answer);
  const known = row.kind ? answerFieldPaths(row.kind) : [];
  const isOfContract = (field: string) =>
    row.kind === null || known.some((path) => path === field || path.startsWith(`${field}.`));

  /** @param fields the changed ones */
  async function expectReadOrKept(answer: unknown, fields: readonly string[]): Promise<boolean> {
    body = JSON.stringify(answer);
    const about = `${fields}: ${body.slice(0, 200)}`;
    const outcome = await client.call(name, params as never);
    const verdict = verdictOf(answer);
    const decides = fields.some((field) => DECIDING.has(field));
    if (!outcome.ok) {
      expect(decides, about).toBe(true);
      const { billed, raw, message } = outcome.failure;
      expect({ billed, raw }, about).toEqual({
        billed: row.free ? 'no' : 'yes',
        raw: row.free ? raw : body,
      });
      expect(shown(message), about).toMatch(/^The answer could not be read: /);
      expect(verdict, about).toBeNull();
    } else if (row.kind) {
      expect(JSON.stringify(outcome.value), about).toBe(body);
      if (!decides) expect(verdict?.standing, about).toBe(before?.standing);
    }
    return outcome.ok;
  }

  /** The texts that name a field as not readable. */
  function namedAsUnreadable(answer: unknown, field: string): readonly string[] {
    if (row.kind) {
      const lines = answerViewOf(row.kind, answer).groups.flatMap((group) => group.lines);
      const shown = lines.filter(({ path }) => path === field || path.startsWith(`${field}.`));
      const facts = verdictOf(answer)?.facts.map(({ value }) => value) ?? [];
      const inFacts = facts.filter((text) => text.startsWith(UNREADABLE));
      return shown.some(({ text }) => text.includes(UNREADABLE)) ? inFacts : [];
    }
    return unreadableValues(answer, schema?.parse(answer))
      .filter(({ path }) => path === field || path.startsWith(`${field}.`))
      .map(({ value }) => value);
  }

  it('is read and kept whole, whatever a field contains that does not affect the verdict', async () => {
    for (const path of paths) {
      for (const value of VALUES) {
        const field = path.join('.');
        const answer = withValue(example.answer, path, value);
        const isRead = await expectReadOrKept(answer, [field]);
        if (!isRead || !(row.kind || schema) || !isOfContract(field)) continue;
        const unreadable = becomesUnreadable(path, valueAt(example.answer, path), value);
        if (unreadable === null) continue;
        const about = `${field}: ${JSON.stringify(value).slice(0, 100)}`;
        expect(namedAsUnreadable(answer, field).length > 0, about).toBe(unreadable);
      }
    }
  });

  it('is read and kept whole, whatever two of its fields contain', async () => {
    const field = fc.constantFrom(...paths);
    const value = fc.constantFrom(...VALUES);
    await fc.assert(
      fc.asyncProperty(field, value, field, value, async (field1, first, field2, second) => {
        const changed = withValue(example.answer, field1, first);
        const answer = withValue(changed as object, field2, second);
        const fields = [field1, field2].map((path) => path.join('.'));
        await expectReadOrKept(answer, fields);
        if (row.kind) answerViewOf(row.kind, answer, [{ path: 'x', at: 1, answer: changed }]);
      }),
      { seed: 20, numRuns: 150 },
    );
  });
});

const exampleOf = (name: EndpointName) =>
  all.find(({ path }) => path === ENDPOINTS[name].path)?.answer ?? expect.fail('no example');

it.each([
  // A score that is sent as text counts too.
  ['phone', 'phone', 'risk_score', '90', 'caution'],
  [
    ...(['email', 'intelligenceEmail', 'dns'] as const),
    { mx: true, mx_records: [{ hostname: 'mx', priority: '10' }] },
    'good',
  ],
  // Very long texts do not make a verdict long.
  ...(
    [
      ['vat', 'vat', 'company_name'],
      ['email', 'intelligenceEmail', 'did_you_mean'],
      ['email', 'intelligenceEmail', 'role_type'],
    ] as const
  ).map((row) => [...row, 'x'.repeat(3_000_000), 'good'] as const),
] as const)('reads the verdict about %s from %s with %s', (kind, name, field, value, standing) => {
  const answer = { ...exampleOf(name), role_account: true, [field]: value };
  const verdict = verdictFromAnswer(kind, 'a@x.example', name, answer);
  expect(verdict?.standing).toBe(standing);
  expect(JSON.stringify(verdict).length).toBeLessThan(5_000);
});

it('names a few of the items of a list that cannot be read, however many there are', () => {
  const nulls = Array.from({ length: 20_000 }, () => null);
  for (const odd of [{ tags: nulls }, { sources: ['x', ...nulls] }]) {
    const answer = { ...exampleOf('intelligenceDomain'), ...odd };
    const verdict = verdictFromAnswer('domain', 'x.example', 'intelligenceDomain', answer);
    expect(JSON.stringify(verdict)).toContain('Not readable');
    expect(verdict?.facts.length).toBeLessThan(50);
  }
});
