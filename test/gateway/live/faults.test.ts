/** Quotas with two nginx before one Redis, while people leave, the API fails, and nginx and Redis restart. */

import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '../../tools/runs.ts';
import { type Answer, ask } from '../stack/ask.ts';
import type { Gateway } from '../stack/gateway.ts';
import { until } from '../stack/process.ts';
import type { ApiAnswer } from '../stack/slow-api.ts';
import { describeLive, PEOPLE, tokenLine, tokenOf, useStack } from './support.ts';

const PERSON_QUOTA = 20;
const TEAM_QUOTA = 45;

/** Paths with prices of 1, 3 and 5. */
const PATHS = ['/v1/vat', '/v1/intelligence/email', '/v1/email'];

const request = fc.record({
  is: fc.constant('request' as const),
  person: fc.constantFrom(...PEOPLE),
  path: fc.constantFrom(...PATHS),
  /** Few values, so that some requests are equal. Each person asks for different ones. */
  value: fc.integer({ min: 0, max: 9 }),
  gateway: fc.integer({ min: 0, max: 1 }),
  /** Milliseconds until the person leaves. */
  leaves: fc.option(fc.integer({ min: 0, max: 60 })),
  pause: fc.integer({ min: 0, max: 8 }),
});

const restart = fc.oneof(
  fc.record({
    is: fc.constant('nginx' as const),
    gateway: fc.integer({ min: 0, max: 1 }),
    signal: fc.constantFrom('SIGQUIT' as const, 'SIGTERM' as const, 'SIGKILL' as const),
  }),
  fc.record({
    is: fc.constant('redis' as const),
    signal: fc.constantFrom('SIGTERM' as const, 'SIGKILL' as const),
  }),
);

/** Requests, and at most two restarts between them. */
const plan = fc
  .tuple(
    fc.array(request, { minLength: 30, maxLength: 60 }),
    fc.array(fc.tuple(fc.integer({ min: 5, max: 25 }), restart), { maxLength: 2 }),
  )
  .map(([requests, restarts]) => ({ requests, restarts: new Map(restarts) }));

const ANSWERS: readonly ((url: string) => ApiAnswer)[] = [
  (url) => ({ status: 200, body: JSON.stringify({ asked: url }) }),
  (url) => ({ status: 200, body: JSON.stringify({ asked: url }) }),
  (url) => ({ status: 200, body: JSON.stringify({ asked: url }), drop: true }),
  () => ({ status: 404, body: '{"error":"Not Found"}' }),
  () => ({ status: 400, body: '{"error":"Bad Request"}' }),
  () => ({ status: 500, body: '{"error":"Internal Error"}' }),
];

describeLive('quotas', () => {
  const stack = useStack({
    tokens: PEOPLE.map((person) => tokenLine(person)),
    settings: {
      PERSON_DAY: String(PERSON_QUOTA),
      PERSON_MONTH: '',
      TEAM_DAY: String(TEAM_QUOTA),
      TEAM_MONTH: '',
    },
  });
  let second: Gateway | undefined;
  let round = 0;

  it('are never exceeded, and count every billed call', async () => {
    second = await stack.another();
    const gateways = [stack.gateway, second];
    let [billed, refused, lost] = [0, 0, 0];

    const property = fc.asyncProperty(
      plan,
      fc.array(fc.nat(5), { minLength: 60, maxLength: 60 }),
      async ({ requests, restarts }, outcomes) => {
        round += 1;
        await stack.redis.command('FLUSHALL');
        stack.api.calls.length = 0;
        stack.api.latency = 20;
        stack.api.answer = (url, number) =>
          (ANSWERS[outcomes[number % 60] ?? 0] ?? ANSWERS[0])?.(url) ?? { status: 500, body: '{}' };

        const asked: { target: string; answer: Promise<Answer | null> }[] = [];
        for (const [i, { person, path, value, gateway, leaves, pause }] of requests.entries()) {
          const change = restarts.get(i);
          if (change?.is === 'redis') {
            await stack.redis.stop(change.signal);
            await stack.redis.start();
          } else if (change) {
            await gateways[change.gateway]?.stop(change.signal);
            await gateways[change.gateway]?.start();
          }
          const target = `${path}?query=${person}-${round}-${value}`;
          const signal = leaves === null ? null : AbortSignal.timeout(leaves);
          const answer = ask(
            `${gateways[gateway]?.url}${target}`,
            tokenOf(person),
            signal ? { signal } : {},
          );
          asked.push({ target, answer: answer.catch(() => null) });
          await wait(pause);
        }
        const answers = await Promise.all(
          asked.map(async ({ target, answer }) => ({ target, answer: await answer })),
        );

        const billedFor = (person: string) =>
          stack.api.calls
            .filter(({ url }) => url.includes(`query=${person}-`))
            .reduce((sum, { credits }) => sum + credits, 0);
        const counted = async (person: string) => (await stack.redis.counted(person)).day;
        if (restarts.size === 0) {
          // Nothing was lost, so the counts become exact: also those of calls whose person left.
          await until('all calls are settled', async () => {
            const counts = await Promise.all(PEOPLE.map(counted));
            return counts.every((count, i) => count === billedFor(PEOPLE[i] ?? ''));
          });
        }
        for (const person of PEOPLE) {
          expect(billedFor(person)).toBeLessThanOrEqual(PERSON_QUOTA);
          expect(await counted(person)).toBeGreaterThanOrEqual(billedFor(person));
          expect(await counted(person)).toBeLessThanOrEqual(PERSON_QUOTA);
        }
        expect(stack.api.billed()).toBeLessThanOrEqual(TEAM_QUOTA);
        expect(await counted('*')).toBeGreaterThanOrEqual(stack.api.billed());
        expect(await counted('*')).toBeLessThanOrEqual(TEAM_QUOTA);
        for (const { target, answer } of answers) {
          if (answer === null) continue;
          expect([200, 400, 404, 429, 500, 502, 503, 504]).toContain(answer.status);
          if (answer.status === 200) expect(JSON.parse(answer.body)).toEqual({ asked: target });
          else expect(Object.keys(JSON.parse(answer.body))).toEqual(['error']);
        }
        billed += stack.api.billed();
        refused += answers.filter(({ answer }) => answer?.status === 429).length;
        lost += answers.filter(({ answer }) => answer === null).length;
      },
    );
    await fc.assert(property, {
      ...(seed === undefined ? {} : { seed }),
      numRuns: 10,
      endOnFailure: true,
    });
    // The plans reached the quotas, and people left.
    expect(billed).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });
});
