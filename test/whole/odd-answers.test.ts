/** Jobs whose polls return what cannot be read, or whose id another account's job has too. */
import { expect, it } from 'vitest';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { json } from '../api/client/fake-api.ts';
import { SAMPLES } from '../api/samples.ts';
import { asks, over } from '../console/background/console-world.ts';
import { connect, receiptsOf, type World } from '../service/world.ts';

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
async function state(world: World) {
  await world.service.onAlarm(JOBS_ALARM);
  const [receipt] = await receiptsOf(world);
  return receipt?.state;
}

it('ends a job that answers a list that cannot be read: possibly billed, and kept whole', async () => {
  const body = [{ odd: 'x'.repeat(30_000) }, { odd: 2 }];
  const world = await polled(body);
  expect(await state(world)).toBe('possibly-billed');
  const history = await world.send('history', { limit: 1 });
  const entry = history.ok ? history.value.entries[0] : undefined;
  expect(entry).toMatchObject({ billed: 'possibly', rawLength: JSON.stringify(body).length });
  const whole = await world.send('rawAnswer', { id: entry?.id ?? '', from: 0 });
  expect(whole).toMatchObject({ value: { part: JSON.stringify(body) } });
  expect(await world.send('console', asks('email'))).toMatchObject({
    failure: { kind: 'possibly-billed-before' },
  });
});

it('ends a job that answers no record only when every poll for minutes has returned that', async () => {
  const world = await polled('patience');
  expect(await state(world)).toBe('open');
  world.now += 4 * MINUTE;
  expect(await state(world)).toBe('open');
  world.now += 2 * MINUTE;
  expect(await state(world)).toBe('possibly-billed');
  expect(await world.send('history', { limit: 1 })).toMatchObject({
    value: { entries: [{ raw: '"patience"' }] },
  });
});

it('polls the connected account’s job in the console where two accounts have the same id', async () => {
  const world = await polled({ status: 'done', result: SAMPLES.email });
  await connect(world, { key: 'another_key_12' });
  const poll = await world.send('console', asks('job', { params: { job_id: 'j-1' } }));
  // This account's job has ended; the other account's job is still stored.
  expect(poll).toMatchObject({ value: { job: 'done' } });
  expect((await receiptsOf(world)).map((receipt) => receipt.state)).toEqual(['open']);
});
