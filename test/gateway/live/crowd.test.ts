/** Many people at once, while the API is slow. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Answer, isHit } from '../stack/ask.ts';
import { until } from '../stack/process.ts';
import { contentOf, describeLive, tokenLine, useStack, vat } from './support.ts';

const CROWD = Array.from({ length: 200 }, (_, i) => `person-${i}`);

const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describeLive('200 people at once', () => {
  const stack = useStack({
    tokens: CROWD.map((person) => tokenLine(person, person === 'person-0' ? 'day=7' : '')),
    settings: { TEAM_DAY: '150', PERSON_DAY: '20' },
  });

  it('who ask the same wait for one call', async () => {
    // Longer than nginx's default for the lock, 5 s, after which all would ask.
    stack.api.latency = 6_000;
    const answers = await Promise.all(CROWD.map((person) => stack.ask(person, vat('DE1'))));
    expect(countOf(answers, 200)).toBe(200);
    expect(answers.filter(isHit)).toHaveLength(199);
    expect(stack.api.calls).toHaveLength(1);
    expect((await stack.redis.counted('*')).day).toBe(1);
  });

  it('who ask the same get one failure, which cost one call', async () => {
    stack.api.latency = 500;
    stack.api.answer = () => ({ status: 500, body: '{"error":"Internal Error"}' });
    const answers = await Promise.all(CROWD.map((person) => stack.ask(person, vat('DE2'))));
    expect(countOf(answers, 500)).toBe(200);
    expect(stack.api.calls).toHaveLength(1);
    await until('the free call is taken back', async () => {
      return (await stack.redis.counted('*')).day === 0;
    });
  });

  it('who ask for different values spend exactly what the team may spend', async () => {
    stack.api.latency = 300;
    const answers = await Promise.all(
      CROWD.map((person) => stack.ask(person, vat(`DE3${person}`))),
    );
    expect(countOf(answers, 200)).toBe(150);
    expect(countOf(answers, 429)).toBe(50);
    expect(stack.api.calls).toHaveLength(150);
    expect((await stack.redis.counted('*')).day).toBe(150);
  });

  it('with the token of one of them spend exactly what that person may spend', async () => {
    stack.api.latency = 100;
    const path = (i: number) => `/v1/intelligence/email?query=${i}@example.com`;
    const answers = await Promise.all(CROWD.map((_, i) => stack.ask('person-0', path(i))));
    // Two lookups of 3 credits fit into 7.
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([2, 198]);
    expect(stack.api.billed()).toBe(6);
    expect(await stack.redis.counted('person-0')).toEqual({ day: 6, month: 6 });
  });

  it('of whom the first leaves still share one call', async () => {
    stack.api.latency = 700;
    const leaving = new AbortController();
    const first = stack.ask('person-1', vat('DE4'), { signal: leaving.signal });
    await until('the API was asked', () => stack.api.calls.length === 1);
    leaving.abort();
    await expect(first).rejects.toThrow();
    const answers = await Promise.all(CROWD.map((person) => stack.ask(person, vat('DE4'))));
    expect(answers.filter(isHit)).toHaveLength(200);
    expect(stack.api.calls).toHaveLength(1);
  });

  it('of whom the only one who asks leaves do not pay for that answer again', async () => {
    stack.api.latency = 300;
    const leaving = new AbortController();
    const only = stack.ask('person-1', vat('DE5'), { signal: leaving.signal });
    await until('the API was asked', () => stack.api.calls.length === 1);
    leaving.abort();
    await expect(only).rejects.toThrow();
    const cache = join(stack.gateway.folder, 'cache');
    await until('the answer is kept', async () => (await contentOf(cache)).includes(vat('DE5')));
  });
});
