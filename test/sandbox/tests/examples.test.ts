/** `GET /__sandbox/examples`: the examples match what the endpoints answer. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FREE, LOOKUPS, movableClock, sandboxForTests } from './support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
const sandbox = sandboxForTests({ clock: clock.now });

const schema = z.strictObject({
  authentication: z.string(),
  globalParameters: z.array(z.looseObject({ name: z.string() })),
  endpoints: z.array(
    z.strictObject({
      method: z.literal('GET'),
      path: z.string(),
      parameters: z.array(
        z.strictObject({
          name: z.string(),
          type: z.enum(['string', 'boolean']),
          required: z.boolean(),
          about: z.string().min(3),
        }),
      ),
      credits: z.number(),
      request: z.string(),
      status: z.literal(200),
      answer: z.unknown(),
      unknown: z.array(z.string()),
    }),
  ),
});

async function examples() {
  return schema.parse(await (await fetch(sandbox.url('/__sandbox/examples'))).json());
}

it('names every endpoint with its price', async () => {
  const { endpoints } = await examples();
  const expected = [
    ...LOOKUPS.map(([path, , credits]) => [path, credits]),
    ...FREE.map(([path]) => [path, 0]),
    ['/jobs/{job_id}', 0],
  ];
  expect(endpoints.map(({ path, credits }) => [path, credits]).sort()).toEqual(expected.sort());
});

describe('each example', () => {
  it.each([...LOOKUPS.map(([path]) => path), '/v1/stats', '/v1/usage', '/usage'])(
    '%s: its request has the given answer and price',
    async (path) => {
      const { endpoints } = await examples();
      const example = endpoints.find((endpoint) => endpoint.path === path);
      const { status, body, headers } = await sandbox.get(example?.request ?? '');
      expect([status, body]).toEqual([example?.status, example?.answer]);
      expect(headers.get('x-sandbox-unknown')?.split(',') ?? []).toEqual(example?.unknown);
      expect(await sandbox.last()).toEqual([200, example?.credits]);
    },
  );
});
