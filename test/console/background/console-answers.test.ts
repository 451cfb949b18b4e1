/** The time, cost, job and failure in replies of the console. */
import { describe, expect, it } from 'vitest';
import { json } from '../../api/client/fake-api.ts';
import { PARAMS, SAMPLES } from '../../api/samples.ts';
import {
  connect,
  connected,
  createWorld,
  privateUi,
  receiptsOf,
  replyOf,
} from '../../service/world.ts';
import {
  answering,
  asks,
  jobIsDone,
  jobRuns,
  over,
  RATES_JOB,
  sampleAt,
  withJob,
} from './console-world.ts';

const free = (kind: string) => ({ ok: false, failure: { kind, billed: 'no' } });

describe('a request', () => {
  it('is not sent without a key', async () => {
    const world = createWorld();
    expect(await world.send('console', asks('usage'))).toMatchObject(free('no-key'));
    expect(await world.send('console', asks('vat'))).toMatchObject(free('no-key'));
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it.each(['vat', 'usage'] as const)(
    'to %s is not sent without access to the API’s host',
    async (endpoint) => {
      const { world, sent } = await answering();
      world.mayReach = false;
      expect(await world.send('console', asks(endpoint))).toMatchObject(free('not-allowed'));
      expect(sent).toEqual([]);
      expect((await receiptsOf(world)).filter(({ state }) => state !== 'failed')).toEqual([]);
    },
  );

  it('is not sent with a key that was connected after the price was confirmed', async () => {
    const { world, sent } = await answering();
    let isChanged = false;
    world.delay = async (_, store) => {
      if (store !== 'receipts' || isChanged) return;
      isChanged = true;
      await connect(world, { key: 'fm_other_9876543210' });
    };
    expect(await world.send('console', asks('vat'))).toMatchObject(free('aborted'));
    expect(sent.filter(({ pathname }) => pathname.endsWith('/vat'))).toEqual([]);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('requests at the same time', () => {
  it('share no call if their parameters differ, or their windows (private or not)', async () => {
    const { world, sent } = await answering();
    await Promise.all([
      world.send('console', asks('vat')),
      world.send('console', asks('ip')),
      world.send('console', asks('domain'), privateUi),
    ]);
    expect(new Set(sent.map(({ pathname }) => pathname)).size).toBe(3);
    await Promise.all([
      world.send('console', asks('iban')),
      world.send('console', asks('iban'), privateUi),
    ]);
    const { entries } = await replyOf(world.send('history', { limit: 9 }));
    expect(entries.map(({ verdict }) => verdict.value)).toContain(PARAMS.iban.query);
  });
});

describe('a reply', () => {
  it('that was paid is shown when the database can no longer be read or written', async () => {
    const world = await connected();
    world.onCall = async () => {
      world.isBroken = () => true;
    };
    expect(await world.send('console', asks('rates'))).toMatchObject({
      ok: true,
      value: { status: 200, credits: 1 },
    });
  });

  it.each([
    [250, 250],
    [-250, 0],
  ])('measures a call of %i ms on the clock as %i ms', async (passed, ms) => {
    const { world } = await over((url) => {
      world.now += passed;
      return json(sampleAt(url));
    });
    expect(await world.send('console', asks('usage'))).toMatchObject({ value: { ms } });
  });

  it('that says "not found" is stored as such, and lookups show it as unknown', async () => {
    const { world, sent } = await over((url) =>
      url.pathname.endsWith('/usage') ? json(SAMPLES.usage) : json({ error: 'Not Found' }, 404),
    );
    await world.send('console', asks('ip'));
    const asked = sent.length;
    expect(await world.send('console', asks('ip'))).toMatchObject({
      value: {
        status: 404,
        from: 'cache',
        credits: 0,
        billed: 'no',
        failure: { kind: 'not-found', billed: 'no', status: 404 },
      },
    });
    expect(sent).toHaveLength(asked);
    const history = await world.send('history', { limit: 1 });
    const value = PARAMS.ip.query ?? '';
    expect(history).toMatchObject({
      value: { entries: [{ verdict: { kind: 'ip', value, standing: 'unknown' } }] },
    });
  });

  it('that an error in the extension lost may have been billed', async () => {
    const world = await connected();
    world.setReply('domain', { throws: new Error('fault') });
    expect(await world.send('console', asks('domain'))).toEqual({
      ok: true,
      value: {
        request: '',
        status: null,
        type: '',
        headers: [],
        body: '',
        ms: 0,
        at: world.now,
        credits: 5,
        billed: 'possibly',
        from: 'api',
        failure: expect.objectContaining({ kind: 'internal', billed: 'possibly' }),
      },
    });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed', credits: 5 }]);
  });
});

it('is deep in the history if it asks for more than a standard lookup', async () => {
  const { world } = await answering();
  await world.send('console', asks('intelligenceEmail'));
  world.now += 1;
  await world.send('console', asks('email'));
  expect(await world.send('history', { limit: 2 })).toMatchObject({
    value: { entries: [{ depth: 'deep' }, { depth: 'standard', place: 'console' }] },
  });
});

it('shows trouble with the key after a refusal, until another reply or a job shows that it works', async () => {
  let isRefused = true;
  const { world } = await over((url) => {
    if (isRefused) return json({ error: 'API key is inactive' }, 401);
    return url.searchParams.has('is_async') ? json({ job_id: 'j-1' }, 202) : json(sampleAt(url));
  });
  const connection = async () => (await replyOf(world.send('connection', {}))).trouble?.kind;
  for (const more of [{}, { async: true }]) {
    isRefused = true;
    await world.send('console', asks('vat', { refresh: true }));
    expect(await connection()).toBe('inactive-key');
    isRefused = false;
    await world.send('console', asks('iban', { refresh: true, ...more }));
    expect(await connection()).toBeUndefined();
  }
});

describe('a poll of a job from the console', () => {
  const fails = () => json({ status: 'failed', error: 'No rates today.' });
  const isGone = () => json({ error: 'Not Found' }, 404);
  const breaks = () => json({ error: 'Internal Error' }, 500);

  it.each([
    ['running', 200, [jobRuns]],
    ['done', 200, [jobIsDone]],
    ['failed', 200, [fails]],
    // The API forgets a job once it was fetched.
    ['done', 404, [jobIsDone, isGone]],
    ['failed', 404, [fails, isGone]],
    // The API says nothing about the job.
    ['running', 500, [breaks]],
  ])('returns the state %s (%i) of a job that Fieldmark stored', async (job, status, polls) => {
    const { world } = await withJob(...polls);
    expect(await world.send('console', asks('job'))).toMatchObject({ value: { job, status } });
  });

  it('reads the state from the reply if Fieldmark did not store the job', async () => {
    const { world } = await withJob(jobRuns, jobIsDone);
    const other = asks('job', { params: { job_id: 'j-8' } });
    expect(await world.send('console', other)).toMatchObject({ value: { job: 'running' } });
    expect(await world.send('console', other)).toMatchObject({ value: { job: 'done' } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open' }]);
  });

  it('is possible after repeating the request, whose reply names the running job', async () => {
    const { world } = await over((url) =>
      json({ job_id: url.pathname.endsWith('/rates') ? 'j-rates' : 'j-email' }, 202),
    );
    await world.send('console', RATES_JOB);
    const [receipt] = await receiptsOf(world);
    world.now += 1_000;
    await world.send('console', asks('intelligenceEmail', { async: true }));
    const again = await world.send('console', RATES_JOB);
    expect(again).toMatchObject({
      value: { status: 202, type: '', jobId: 'j-rates', running: { id: receipt?.id } },
    });
    expect(again.ok && JSON.parse(again.value.body)).toEqual({ job_id: 'j-rates' });
  });
});
