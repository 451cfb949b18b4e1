/** Which answers are shared, and what they carry. */

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, isHit, remaining } from '../stack/ask.ts';
import { until } from '../stack/process.ts';
import { contentOf, describeLive, tokenOf, useStack, vat } from './support.ts';

describeLive('an answer', () => {
  const stack = useStack({ settings: { KEEP_FOUND: '3', KEEP_NOT_FOUND: '2' } });

  it('is shared by people, and costs only the first of them', async () => {
    const path = vat('DE1');
    const [first, second] = [await stack.ask('person-a', path), await stack.ask('person-b', path)];
    expect(first.status).toBe(200);
    expect(second.body).toBe(first.body);
    expect(first.headers['cache-status']).toBe('fieldmark; fwd=miss');
    expect(first.headers.age).toBeUndefined();
    expect(second.headers['cache-status']).toMatch(/^fieldmark; hit; ttl=[23]$/);
    expect(second.headers.age).toMatch(/^[01]$/);
    expect(stack.api.calls).toHaveLength(1);
    expect(await stack.redis.counted('person-a')).toEqual({ day: 1, month: 1 });
    expect(await stack.redis.counted('person-b')).toEqual({ day: 0, month: 0 });
    expect(await stack.redis.counted('*')).toEqual({ day: 1, month: 1 });
    expect(remaining(first)).toEqual({
      'person-day': 99,
      'person-month': 999,
      'team-day': 999,
      'team-month': 9999,
    });
    expect(remaining(second)['person-day']).toBe(100);
    expect(first.headers['ratelimit-policy']).toContain('"person-day";q=100;w=86400;qu="credits"');
  });

  it.each([
    ['another value', vat('DE21'), vat('DE22')],
    ['another parameter', vat('DE23'), `${vat('DE23')}&fields=valid`],
    ['another endpoint', '/v1/domain?query=a.example', '/v1/intelligence/domain?query=a.example'],
  ])('is not used for %s', async (_, path, other) => {
    expect(isHit(await stack.ask('person-a', path))).toBe(false);
    expect(isHit(await stack.ask('person-a', other))).toBe(false);
    expect(stack.api.calls.map(({ url }) => url)).toEqual([path, other]);
  });

  it('of half a megabyte is shared whole', async () => {
    const body = JSON.stringify({ text: 'ü&=%+'.repeat(70_000) });
    stack.api.answer = () => ({ status: 200, body });
    stack.api.latency = 200;
    const people = ['person-a', 'person-b', 'person-c'];
    const answers = await Promise.all(people.map((person) => stack.ask(person, vat('DE9'))));
    answers.push(await stack.ask('person-a', vat('DE9')));
    expect(answers.map((answer) => answer.body === body)).toEqual([true, true, true, true]);
    expect(stack.api.calls).toHaveLength(1);
  });

  it('is never used without a valid token', async () => {
    await stack.ask('person-a', vat('DE4'));
    for (const token of [null, 'x', tokenOf('person-z'), '']) {
      const { status, body, headers } = await ask(`${stack.gateway.url}${vat('DE4')}`, token);
      expect([status, JSON.parse(body)]).toEqual([401, { error: 'Invalid API Key' }]);
      expect(headers['cache-status']).toBe('fieldmark; detail=token');
    }
    expect(stack.api.calls).toHaveLength(1);
  });

  it.each([
    '/v1/usage',
    '/v1/stats?engine=vat',
    '/jobs/job-1',
    `${vat('DE5')}&is_async=true`,
    `${vat('DE5')}&is%5Fasync=1`,
    `${vat('DE5')}&soft_fail`,
  ])('of %s is never kept', async (path) => {
    const answers = [await stack.ask('person-a', path), await stack.ask('person-b', path)];
    expect(answers.map(({ headers }) => headers['cache-status'])).toEqual([
      'fieldmark; fwd=bypass',
      'fieldmark; fwd=bypass',
    ]);
    expect(stack.api.calls).toHaveLength(2);
  });

  it('is kept although the API forbids it, without its cookies and headers for caches', async () => {
    const headers = {
      'cache-control': 'no-store, private, max-age=0',
      expires: '0',
      'set-cookie': 'session=1',
      vary: '*',
      etag: '"1"',
      'x-accel-expires': '0',
    };
    stack.api.answer = () => ({ status: 200, body: '{"valid":true}', headers });
    const first = await stack.ask('person-a', vat('DE6'));
    expect(isHit(await stack.ask('person-b', vat('DE6')))).toBe(true);
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers).not.toHaveProperty('vary');
    expect(first.headers).not.toHaveProperty('etag');
    expect(first.headers).not.toHaveProperty('x-accel-expires');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(Object.keys(first.headers).filter((name) => name.startsWith('x-fieldmark'))).toEqual([]);
  });

  it.each([
    ['200', 200],
    ['404', 404],
  ])('with status %s expires, and then equal requests share one call again', async (_, status) => {
    stack.api.answer = () => ({ status, body: '{"error":"Not Found"}' });
    const path = vat(`DE7${status}`);
    expect(isHit(await stack.ask('person-a', path))).toBe(false);
    expect(isHit(await stack.ask('person-a', path))).toBe(true);
    await until('it has expired', async () => {
      stack.api.latency = 300;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => stack.ask('person-b', path)),
      );
      const calls = answers.filter((answer) => !isHit(answer));
      return calls.length === 1 && calls[0]?.headers['cache-status'] === 'fieldmark; fwd=stale';
    });
    expect(stack.api.calls).toHaveLength(2);
  });

  it.each([
    ['a page instead of JSON', 200, '<html>Please sign in</html>'],
    ['a page with status 404', 404, '<html></html>'],
    ['an error', 500, '{"error":"Internal Error"}'],
  ])('that is %s is not kept', async (_, status, body) => {
    stack.api.answer = () => ({ status, body });
    const path = vat(`DE8${status}${body.length}`);
    const first = await stack.ask('person-a', path);
    expect([first.status, first.body]).toEqual([status, body]);
    const kept = await contentOf(join(stack.gateway.folder, 'cache'));
    stack.api.answer = () => ({ status: 200, body: '{"valid":true}' });
    await until('the next request asks again', async () => {
      return (await stack.ask('person-a', path)).body === '{"valid":true}';
    });
    expect(kept).not.toContain(path);
  });
});
