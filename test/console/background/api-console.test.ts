import { describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT, ENDPOINT_NAMES } from '../../../lib/domain/endpoints.ts';
import { JOBS_ALARM } from '../../../lib/service/jobs/runner.ts';
import { json } from '../../api/client/fake-api.ts';
import { PARAMS, SAMPLES } from '../../api/samples.ts';
import { BASE, privateUi, receiptsOf, settingsOf } from '../../service/world.ts';
import {
  answering,
  asks,
  jobIsDone,
  over,
  RATES_JOB,
  type Request,
  sampleAt,
  withJob,
} from './console-world.ts';

describe('a request that a person composed', () => {
  it.each(ENDPOINT_NAMES)('to %s is sent as composed, at its price', async (endpoint) => {
    const { world, sent } = await answering();
    const { path, credits } = ENDPOINT_CONTRACT[endpoint];
    const reply = await world.send('console', asks(endpoint));
    const query = Object.entries(PARAMS[endpoint]).filter(
      ([name, value]) => value && name !== 'job_id',
    );
    const request = `${BASE}${path.replace('{job_id}', 'j-7')}${query.length ? `?${new URLSearchParams(query)}` : ''}`;
    expect(sent.map(String)).toEqual([request]);
    const value = { request, status: 200, credits, from: 'api', type: 'application/json' };
    expect(reply).toMatchObject({ ok: true, value });
    expect(reply).toMatchObject({ value: { billed: credits > 0 ? 'yes' : 'no' } });
    expect(reply.ok && JSON.parse(reply.value.body)).toEqual(sampleAt(new URL(request)));
    expect(reply.ok && 'job' in reply.value).toBe(endpoint === 'job');
    expect(await receiptsOf(world)).toMatchObject(
      credits > 0 ? [{ endpoint: path, credits, state: 'answered', origin: 'console' }] : [],
    );
  });

  it('sends the global parameters as they were set', async () => {
    const { world, sent } = await over(() => json({ risk_score: 41 }));
    const fields = ' risk_score , dns.mx,';
    const more = { fields, softFail: true };
    expect(await world.send('console', asks('intelligenceEmail', more))).toMatchObject({
      ok: true,
      value: { status: 200, credits: 3, billed: 'yes', body: '{"risk_score":41}' },
    });
    expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({
      query: 'ann@example.com',
      fields: 'risk_score,dns.mx',
      soft_fail: 'true',
    });
  });

  it('is answered from the cache when it is repeated, unless it refreshes', async () => {
    const { world, sent } = await answering();
    await world.send('console', asks('ip'));
    const at = world.now;
    world.now += 5_000;
    const again = await world.send('console', asks('ip'));
    expect(again).toMatchObject({
      value: { from: 'cache', credits: 0, billed: 'no', ms: 0, type: '', headers: [], at },
    });
    expect(again.ok && JSON.parse(again.value.body)).toEqual(SAMPLES.ip);
    expect(sent).toHaveLength(1);
    await world.send('console', asks('ip', { refresh: true }));
    expect(sent).toHaveLength(2);
    // Other fields make another question.
    await world.send('console', asks('ip', { fields: 'is_vpn' }));
    expect(sent).toHaveLength(3);
  });

  it.each([
    [400, { error: 'Bad Request' }, 'bad-request', 'no', 0],
    [402, { error: 'Payment required' }, 'payment-required', 'no', 0],
    [404, { error: 'Not Found' }, 'not-found', 'possibly', 5],
    [500, { error: 'Internal Error' }, 'server-error', 'no', 0],
    [200, { something: 'else' }, 'unexpected-answer', 'yes', 5],
  ] as const)(
    'that is refused (%i) returns the reply and its cost',
    async (status, body, kind, billed, credits) => {
      const { world } = await over(() => json(body, status));
      expect(await world.send('console', asks('ip'))).toMatchObject({
        ok: true,
        value: { status, body: JSON.stringify(body), billed, credits, failure: { kind, billed } },
      });
    },
  );

  it.each<[string, Request, string]>([
    ['has no value', asks('vat', { params: {} }), 'bad-input'],
    ['is of another form', asks('phone', { params: { query: '0170' } }), 'bad-input'],
  ])('that %s is not sent', async (_, request, kind) => {
    const { world, sent } = await answering();
    expect(await world.send('console', request)).toMatchObject({ ok: false, failure: { kind } });
    expect(sent).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('keeps to the budget of the day', async () => {
    const { world, sent } = await answering();
    await settingsOf(world, {
      budget: { autoPerDay: 1, autoPerSite: 1, autoPerPage: 1, totalPerDay: 4 },
    });
    expect(await world.send('console', asks('email'))).toMatchObject({
      ok: false,
      failure: { kind: 'over-budget' },
    });
    expect(sent).toEqual([]);
  });
});

describe('a job that the console starts', () => {
  it('is stored and polled like any other, and costs nothing when it is accepted', async () => {
    const { world, sent, reply } = await withJob(jobIsDone);
    expect(reply).toMatchObject({
      ok: true,
      value: { status: 202, jobId: 'j-7', billed: 'no', credits: 0 },
    });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'open', credits: 1 }]);
    await expect.poll(() => world.alarms.has(JOBS_ALARM)).toBe(true);
    // The same question is not paid for twice while the job runs.
    expect(await world.send('console', asks('rates'))).toMatchObject({
      value: { jobId: 'j-7', from: 'cache', credits: 0 },
    });
    // Before a job the service fetches the usage record, for free.
    const { usage, rates } = ENDPOINT_CONTRACT;
    expect(sent.map(({ pathname }) => pathname)).toEqual([usage.path, rates.path]);
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    expect(await world.send('console', asks('rates'))).toMatchObject({
      value: { from: 'cache', credits: 0 },
    });
  });

  it('returns only the requested fields', async () => {
    const { world } = await over((url) =>
      url.pathname.startsWith('/jobs/')
        ? json({ status: 'completed', result: { risk_score: 41 } })
        : json({ job_id: 'j-9' }, 202),
    );
    const fields = 'risk_score';
    await world.send('console', asks('intelligenceEmail', { async: true, fields }));
    await world.service.onAlarm(JOBS_ALARM);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'answered' }]);
    const again = await world.send('console', asks('intelligenceEmail', { fields }));
    expect(again).toMatchObject({ value: { from: 'cache', body: '{"risk_score":41}' } });
  });

  it('brings its answer to the history, also if the page and the worker are gone by then', async () => {
    const { world } = await over((url) =>
      url.pathname.startsWith('/jobs/')
        ? json({ status: 'completed', result: SAMPLES.iban })
        : json({ job_id: 'j-9' }, 202),
    );
    await world.send('console', asks('iban', { async: true }));
    await world.restart();
    await world.service.onAlarm(JOBS_ALARM);
    const value = PARAMS.iban.query ?? '';
    expect(await world.send('history', { limit: 9 })).toMatchObject({
      value: { entries: [{ verdict: { kind: 'iban', value }, credits: 1, billed: 'yes' }] },
    });
    expect(await world.send('record', { kind: 'iban', value })).toMatchObject({
      value: { record: { answer: SAMPLES.iban } },
    });
  });

  it('is not started in a private window, which stores nothing', async () => {
    const { world, sent } = await answering();
    expect(await world.send('console', RATES_JOB, privateUi)).toMatchObject({
      ok: false,
      failure: {
        kind: 'bad-input',
        billed: 'no',
        message: expect.stringContaining('private window'),
        action: expect.stringContaining('async'),
      },
    });
    expect(sent).toEqual([]);
  });
});
