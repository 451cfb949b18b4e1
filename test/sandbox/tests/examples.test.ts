/** `GET /__sandbox/examples`: the examples match what the endpoints answer. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FREE, LOOKUPS, movableClock, sandboxForTests } from './support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
const sandbox = sandboxForTests({ clock: clock.now });

const schema = z.object({
  endpoints: z.array(
    z.object({
      path: z.string(),
      credits: z.number(),
      request: z.string(),
      status: z.number(),
      answer: z.unknown(),
      unknown: z.array(z.string()),
    }),
  ),
});

async function examples() {
  return schema.parse(await (await fetch(sandbox.url('/__sandbox/examples'))).json());
}

describe('each example', () => {
  it.each([...LOOKUPS, ...FREE].map(([path]) => path))(
    '%s: its request has the given answer and price',
    async (path) => {
      const { endpoints } = await examples();
      const example = endpoints.find((endpoint) => endpoint.path === path);
      const { status, body, headers } = await sandbox.get(example?.request ?? '');
      expect([status, body]).toEqual([example?.status, example?.answer]);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-sandbox-unknown')?.split(',') ?? []).toEqual(example?.unknown);
      expect(await sandbox.last()).toEqual([200, example?.credits]);
    },
  );
});
