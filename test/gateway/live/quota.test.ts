/** Quotas in credits. */
import { expect, it } from 'vitest';
import { ask, isHit, remaining } from '../stack/ask.ts';
import { until } from '../stack/process.ts';
import { describeLive, PEOPLE, tokenLine, tokenOf, useStack, vat } from './support.ts';

/** s between an answer and its comparison, on a machine that is slow. */
const SLOW = 600;
const secondsOfDay = () => 86_400 - (Math.floor(Date.now() / 1000) % 86_400);

describeLive('a quota', () => {
  const stack = useStack({
    tokens: [
      tokenLine('person-a', 'day=5'),
      tokenLine('person-b', 'day=1000 month=6'),
      tokenLine('person-c', 'day=1000 month=1000'),
    ],
    settings: { TEAM_DAY: '30', TEAM_MONTH: '' },
  });

  const email = (name: string) => `/v1/intelligence/email?query=${name}@example.com`;

  it('of a person per day refuses what would exceed it, and nothing else', async () => {
    expect((await stack.ask('person-a', email('a'))).status).toBe(200);
    const refused = await stack.ask('person-a', email('b'));
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toEqual({
      error: 'Rate limit exceeded for person-a: quota daily, 3 of 5 credits used',
    });
    expect(refused.headers['cache-status']).toBe('fieldmark; detail=quota');
    const wait = Number(refused.headers['retry-after']);
    expect(Math.abs(wait - secondsOfDay())).toBeLessThan(SLOW);
    expect(remaining(refused)).toMatchObject({ 'person-day': 2, 'team-day': 27 });
    // Free endpoints, answers that are kept, and cheaper lookups.
    expect((await stack.ask('person-a', '/v1/usage')).status).toBe(200);
    expect((await stack.ask('person-a', vat('DE1'))).status).toBe(200);
    expect((await stack.ask('person-a', vat('DE2'))).status).toBe(200);
    expect((await stack.ask('person-a', vat('DE3'))).status).toBe(429);
    const hit = await stack.ask('person-a', email('a'));
    expect([hit.status, isHit(hit), remaining(hit)['person-day']]).toEqual([200, true, 0]);
    expect((await stack.ask('person-c', email('b'))).status).toBe(200);
  });

  it('of a person per month refuses too, until the next month', async () => {
    expect((await stack.ask('person-b', email('c'))).status).toBe(200);
    expect((await stack.ask('person-b', email('d'))).status).toBe(200);
    const refused = await stack.ask('person-b', vat('DE4'));
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('person-b: quota monthly, 6 of 6');
    const now = new Date();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const wait = Number(refused.headers['retry-after']);
    expect(Math.abs(wait - (next - now.getTime()) / 1000)).toBeLessThan(SLOW);
  });

  it('of yesterday does not count today', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await stack.redis.command('HSET', `fieldmark:{quota}:${yesterday}`, 'person-a', '5');
    expect(remaining(await stack.ask('person-a', vat('DE5')))['person-day']).toBe(4);
  });

  it('has counters that Redis removes a day after the end', async () => {
    await stack.ask('person-a', vat('DE6'));
    const day = new Date().toISOString().slice(0, 10);
    const reply = await stack.redis.command('TTL', `fieldmark:{quota}:${day}`);
    const seconds = Number(/:(\d+)/.exec(reply)?.[1]);
    expect(Math.abs(seconds - secondsOfDay() - 86_400)).toBeLessThan(SLOW);
  });

  it.each([
    ['400', { status: 400, body: '{"error":"Bad Request"}' }, 0],
    ['500', { status: 500, body: '{"error":"Internal Error"}' }, 0],
    ['404, which may be billed', { status: 404, body: '{"error":"Not Found"}' }, 1],
    ['200', { status: 200, body: '{}' }, 1],
    ['a connection that broke', { status: 200, body: '', drop: true }, 1],
    [
      'an answer that broke off',
      { status: 200, body: '{"valid":', headers: { 'content-length': '99' } },
      1,
    ],
  ])('counts a call that ended with %s as the API bills it', async (name, given, credits) => {
    stack.api.answer = () => given;
    const answer = await stack.ask('person-c', vat(`DE7${encodeURIComponent(name)}`));
    const isLost = name.includes('broke');
    expect(answer.status).toBe(isLost ? 502 : given.status);
    expect(answer.headers['cache-status']).toBe(
      isLost ? 'fieldmark; fwd=miss; detail=lost' : 'fieldmark; fwd=miss',
    );
    expect(remaining(answer)['team-day']).toBe(30 - credits);
    expect((await stack.redis.counted('person-c')).day).toBe(credits);
    expect((await stack.redis.counted('*')).month).toBe(credits);
  });

  it('does not count a call that did not reach the API', async () => {
    const { port } = new URL(stack.api.url);
    await stack.api.close();
    const answer = await stack.ask('person-c', vat('DE12'));
    await stack.api.listen(Number(port));
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      502,
      { error: 'The gateway cannot reach the API' },
    ]);
    expect((await stack.redis.counted('*')).day).toBe(0);
  });

  it('is agreed on by two nginx before one Redis', async () => {
    const second = await stack.another();
    stack.api.latency = 50;
    const urls = [stack.gateway.url, second.url];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        ask(`${urls[i % 2]}${vat(`DE8${i}`)}`, tokenOf(PEOPLE[2] ?? '')),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70);
    expect(stack.api.calls).toHaveLength(30);
    await second.close();
  });

  it('survives a restart of nginx and of Redis', async () => {
    await stack.ask('person-a', email('e'));
    // nginx stores an answer after it has sent it, so a kill right then may lose it.
    await until('nginx has stored the answer', async () =>
      isHit(await stack.ask('person-b', email('e'))),
    );
    await stack.gateway.stop('SIGKILL');
    await stack.redis.stop('SIGKILL');
    await stack.redis.start();
    await stack.gateway.start();
    const refused = await stack.ask('person-a', email('f'));
    expect([refused.status, remaining(refused)['person-day']]).toEqual([429, 2]);
    const hit = await stack.ask('person-b', email('e'));
    expect([hit.status, isHit(hit)]).toEqual([200, true]);
  });

  it('keeps a call counted whose worker died', async () => {
    stack.api.latency = 60_000;
    const lost = stack.ask('person-a', email('g')).catch(() => null);
    await until('the API was asked', () => stack.api.calls.length === 1);
    for (const pid of stack.gateway.workers()) process.kill(pid, 'SIGKILL');
    // The connection breaks, or the worker that is killed last says that the answer was lost.
    expect([undefined, 502]).toContain((await lost)?.status);
    stack.api.latency = 0;
    await until('nginx has new workers', async () => {
      return (await stack.ask('person-a', '/v1/usage')).status === 200;
    });
    expect((await stack.ask('person-a', email('h'))).status).toBe(429);
    expect((await stack.redis.counted('person-a')).day).toBe(3);
  });

  it('refuses paid calls while Redis is down, but not hits and free endpoints', async () => {
    await stack.ask('person-c', vat('DE9'));
    await stack.redis.stop('SIGTERM');
    const refused = await stack.ask('person-c', vat('DE10'));
    expect(refused.status).toBe(503);
    expect(Object.keys(JSON.parse(refused.body))).toEqual(['error']);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['cache-status']).toBe('fieldmark; detail=store');
    const hit = await stack.ask('person-a', vat('DE9'));
    expect([hit.status, isHit(hit)]).toEqual([200, true]);
    expect(hit.headers['ratelimit-policy']).toContain('"person-day";q=5');
    expect(hit.headers.ratelimit).toBeUndefined();
    expect((await stack.ask('person-c', '/v1/usage')).status).toBe(200);
    expect(stack.api.calls.map(({ url }) => url)).toEqual([vat('DE9'), '/v1/usage']);
    await stack.redis.start();
    await until('paid calls work again', async () => {
      return (await stack.ask('person-c', vat('DE10'))).status === 200;
    });
  });

  it('does the same while Redis hangs', async () => {
    // Opens several connections to Redis, so that the second attempt counts on another.
    stack.api.latency = 100;
    await Promise.all(Array.from({ length: 10 }, (_, i) => stack.ask('person-c', vat(`DE13${i}`))));
    stack.redis.pause();
    expect((await stack.ask('person-c', vat('DE14'))).status).toBe(503);
    const hit = await stack.ask('person-a', vat('DE130'));
    expect([hit.status, isHit(hit)]).toEqual([200, true]);
    stack.redis.resume();
    await until('what Redis counted too late is taken back', async () => {
      return (await stack.redis.counted('person-c')).day === 10;
    });
    expect(stack.api.calls).toHaveLength(10);
  });

  it('takes a free call back that ended while Redis was down', async () => {
    stack.api.latency = 400;
    stack.api.answer = () => ({ status: 500, body: '{"error":"Internal Error"}' });
    const answer = stack.ask('person-c', vat('DE11'));
    await until('the API was asked', () => stack.api.calls.length === 1);
    await stack.redis.stop('SIGKILL');
    expect((await answer).status).toBe(500);
    await stack.redis.start();
    expect((await stack.redis.counted('person-c')).day).toBe(1);
    await until('the price is taken back', async () => {
      return (await stack.redis.counted('person-c')).day === 0;
    });
    expect((await stack.redis.counted('*')).month).toBe(0);
  });
});
