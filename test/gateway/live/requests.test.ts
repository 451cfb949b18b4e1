/** What the API bills is what the gateway counts, whatever the requests are and however the API reads addresses. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT_CONTRACT, GLOBAL_PARAMETERS } from '../../../lib/domain/endpoints.ts';
import { ask } from '../stack/ask.ts';
import { type Front, startFront } from '../stack/front.ts';
import { type Gateway, startGateway } from '../stack/gateway.ts';
import { type LenientApi, startLenientApi } from '../stack/lenient-api.ts';
import { sendRaw, statusesIn } from '../stack/raw.ts';
import { type RedisStack, startRedis } from '../stack/redis.ts';
import { connection } from './request-lines.ts';
import { describeLive, KEY, PEOPLE, tokenLine, tokenOf } from './support.ts';

const REQUESTS = 10_000;
const SEED = 48;
/** Connections at a time, after which billed and counted are compared. */
const BATCH = 100;

/** Addresses that the gateway may ask for: known paths and parameters, and nothing but unreserved characters. */
const ADDRESSES = [...Object.values(ENDPOINT_CONTRACT), { path: '/usage', parameters: [] }].map(
  ({ path, parameters }) => {
    const names = [...parameters, ...GLOBAL_PARAMETERS].filter((name) => !name.startsWith('{'));
    const parameter = `(?:${names.join('|')})=(?:[\\w.~-]|%[\\dA-F]{2})*`;
    return new RegExp(
      `^${path.replace('{job_id}', '[\\w-]+')}(?:\\?${parameter}(?:&${parameter})*)?$`,
    );
  },
);

describeLive('10,000 requests of any kind', () => {
  let api: LenientApi;
  let front: Front;
  let redis: RedisStack;
  const gateways: Gateway[] = [];

  beforeAll(async () => {
    [api, redis] = await Promise.all([startLenientApi(), startRedis()]);
    front = await startFront(api.url);
    for (const apiUrl of [api.url, front.url]) {
      gateways.push(
        await startGateway({
          apiUrl,
          key: KEY,
          tokens: PEOPLE.map((person) => tokenLine(person)),
          redis: redis.address,
          settings: { PERSON_DAY: '', PERSON_MONTH: '', TEAM_DAY: '', TEAM_MONTH: '' },
        }),
      );
    }
  });
  afterAll(async () => {
    await Promise.all([...gateways.map(({ close }) => close()), redis?.close()]);
    await front?.close();
    await api?.close();
  });

  const connections: string[][] = [];
  for (let left = REQUESTS; left > 0; ) {
    const more = fc.sample(connection, { seed: SEED + connections.length, numRuns: 500 });
    for (const requests of more) {
      if (left <= 0) break;
      connections.push(requests.slice(0, left));
      left -= requests.length;
    }
  }

  describe.each([
    ['an API that decodes and normalises', 0],
    ['nginx with a path in proxy_pass before it', 1],
  ])('at %s', (_, index) => {
    it('are counted as they are billed', { timeout: 600_000 }, async () => {
      const url = gateways[index]?.url ?? '';
      await redis.command('FLUSHALL');
      api.calls.length = 0;
      const statuses = new Map<number, number>();
      for (let from = 0; from < connections.length; from += BATCH) {
        const batch = connections.slice(from, from + BATCH);
        const [calls, billed, counted] = [
          api.calls.length,
          api.billed(),
          await redis.countedInAll(),
        ];
        const received = await Promise.all(
          batch.map((requests) => sendRaw(url, requests.join(''))),
        );
        for (const status of received.flatMap(statusesIn)) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        const odd = api.calls
          .slice(calls)
          .filter(({ url: asked }) => !ADDRESSES.some((known) => known.test(asked)));
        const sum = { odd, credits: (await redis.countedInAll()) - counted };
        expect(sum, batch.map((requests) => requests.join('')).join('\n')).toEqual({
          odd: [],
          credits: api.billed() - billed,
        });
      }
      const sent = new Set(api.calls.map(({ headers }) => Object.keys(headers).sort().join(' ')));
      expect(sent.size).toBe(1);
      for (const { method, body, headers } of api.calls) {
        expect([method, body, headers['x-api-key']]).toEqual(['GET', '', KEY]);
      }
      const asked = JSON.stringify(api.calls);
      for (const person of PEOPLE) expect(asked).not.toContain(tokenOf(person));
      // Many were asked, many paid, and many refused.
      expect(api.calls.length).toBeGreaterThan(REQUESTS / 20);
      expect(api.billed()).toBeGreaterThan(REQUESTS / 20);
      expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20);
      expect(statuses.get(404)).toBeGreaterThan(REQUESTS / 20);
      // The gateway's own count agrees.
      const metrics = await ask(gateways[index]?.metricsUrl ?? '', null);
      const credits = metrics.body.matchAll(/^fieldmark_credits_total\{.*\} (\d+)$/gm);
      expect([...credits].reduce((total, [, credit]) => total + Number(credit), 0)).toBe(
        api.billed(),
      );
    });
  });
});
