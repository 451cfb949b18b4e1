/** Whatever a finished job answers ends it, and is kept. */
import { describe, expect, it } from 'vitest';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { json } from '../api/client/fake-api.ts';
import { SAMPLES } from '../api/samples.ts';
import { asks, over } from '../console/background/console-world.ts';
import { receiptsOf } from '../service/world.ts';

const MINUTE = 60_000;

/** A world with a job whose polls return `body`. */
async function polled(body: unknown) {
  const network = await over((url) => {
    if (url.searchParams.get('is_async')) return json({ job_id: 'j-1' }, 202);
    return json(url.pathname.startsWith('/jobs/') ? body : SAMPLES.usage);
  });
  await network.world.send('console', asks('email', { async: true }));
  return network.world;
}
const state = async (world: Awaited<ReturnType<typeof polled>>) => {
  await world.service.onAlarm(JOBS_ALARM);
  const [receipt] = await receiptsOf(world);
  return receipt?.state;
};

describe('a job that answers', () => {
  it('a list with its answer is answered', async () => {
    const world = await polled([SAMPLES.email]);
    expect(await state(world)).toBe('answered');
    expect(await world.send('console', asks('email'))).toMatchObject({ value: { from: 'cache' } });
  });

  it('a list that cannot be read ends, may have been billed, and is kept whole', async () => {
    const body = [{ odd: 'x'.repeat(30_000) }, { odd: 2 }];
    const world = await polled(body);
    expect(await state(world)).toBe('possibly-billed');
    expect(await world.send('jobs', {})).toMatchObject({ value: { jobs: [] } });
    const history = await world.send('history', { limit: 1 });
    const entry = history.ok ? history.value.entries[0] : undefined;
    expect(entry).toMatchObject({ billed: 'possibly', rawLength: JSON.stringify(body).length });
    const whole = await world.send('rawAnswer', { id: entry?.id ?? '', from: 0 });
    expect(whole).toMatchObject({ value: { part: JSON.stringify(body) } });
    expect(await world.send('console', asks('email'))).toMatchObject({
      failure: { kind: 'possibly-billed-before' },
    });
  });

  it.each([{ body: 'patience' }, { body: 7 }, { body: true }, { body: [] }])(
    '$body ends only when every poll for minutes has returned that',
    async ({ body }) => {
      const world = await polled(body);
      expect(await state(world)).toBe('open');
      world.now += 4 * MINUTE;
      expect(await state(world)).toBe('open');
      world.now += 2 * MINUTE;
      expect(await state(world)).toBe('possibly-billed');
      expect(await world.send('history', { limit: 1 })).toMatchObject({
        value: { entries: [{ raw: JSON.stringify(body) }] },
      });
    },
  );
});
