/** A team of three in front of the sandbox. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { ask, isHit } from '../stack/ask.ts';
import { startDns } from '../stack/dns.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../stack/gateway.ts';
import { until } from '../stack/process.ts';
import { type RedisStack, startRedis } from '../stack/redis.ts';
import { describeLive, PEOPLE, tokenLine, tokenOf } from './support.ts';

describeLive('three people of a team', () => {
  let sandbox: Sandbox;
  let redis: RedisStack;
  let gateway: Gateway;

  const start = (more: Partial<GatewayOptions> = {}) =>
    startGateway({
      apiUrl: sandbox.baseUrl,
      key: sandbox.keys.active,
      tokens: PEOPLE.map((person) => tokenLine(person)),
      redis: redis.address,
      ...more,
    });

  beforeAll(async () => {
    [sandbox, redis] = await Promise.all([startSandbox(), startRedis()]);
    gateway = await start();
  });
  afterAll(async () => {
    await Promise.all([gateway?.close(), redis?.close(), sandbox?.close()]);
  });

  const lookUp = (person: string, path: string) => ask(`${gateway.url}${path}`, tokenOf(person));

  it('pay once for one value, and the log says who', async () => {
    const path = '/v1/intelligence/email?query=a%40example.com';
    const answers = [];
    for (const person of PEOPLE) answers.push(await lookUp(person, path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(isHit)).toEqual([false, true, true]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const calls = sandbox.log();
    expect(calls.map(({ status, credits, key }) => [status, credits, key])).toEqual([
      [200, 3, 'active'],
    ]);
    const lines = await gateway.requests();
    expect(lines.map(({ time: _, seconds: __, ...line }) => line)).toEqual(
      PEOPLE.map((person, i) => ({
        person,
        endpoint: '/v1/intelligence/email',
        credits: i === 0 ? 3 : 0,
        hit: i > 0,
        status: 200,
        request: '',
      })),
    );
    expect(Date.now() - Date.parse(String(lines[0]?.time))).toBeLessThan(3_600_000);
    expect(lines[0]?.seconds).toEqual(expect.any(Number));
  });

  it('see the usage of the account, and failures as the API words them', async () => {
    const usage = await lookUp('person-a', '/v1/usage');
    expect(JSON.parse(usage.body)).toHaveProperty('api_key.active', true);
    const wrong = await lookUp('person-a', '/v1/vat');
    expect(wrong.status).toBe(400);
    expect(Object.keys(JSON.parse(wrong.body))).toEqual(['error']);
  });

  it('poll a job that one of them started', async () => {
    const started = await lookUp('person-a', '/v1/vat?query=DE123456788&is_async=true');
    expect(started.status).toBe(202);
    const { job_id: id } = JSON.parse(started.body);
    expect((await lookUp('person-a', `/jobs/${id}`)).status).toBe(200);
    expect(await redis.counted('person-a')).toMatchObject({ day: 4 });
  });

  it('reach an API that has a name', async () => {
    const dns = await startDns();
    const named = await start({
      apiUrl: `http://api.fieldmark.example:${new URL(sandbox.baseUrl).port}`,
      settings: { RESOLVER: `${dns.address} ipv6=off` },
    });
    const { status } = await ask(`${named.url}/v1/usage`, tokenOf('person-a'));
    await named.close();
    dns.close();
    expect(status).toBe(200);
  });

  it("are not blamed for the organisation's key", async () => {
    const inactive = await start({ key: sandbox.keys.inactive });
    const answer = await ask(`${inactive.url}/v1/usage`, tokenOf('person-a'));
    await inactive.close();
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      503,
      { error: "The API refused the gateway's key. Please tell your administrator" },
    ]);
  });

  it('are logged to a new file after the log was rotated', async () => {
    const log = join(gateway.folder, 'logs/requests.log');
    await rename(log, `${log}.1`);
    gateway.signal('SIGUSR1');
    await until('nginx has opened a new log', async () => {
      await lookUp('person-a', '/v1/usage');
      return (await gateway.requests()).length > 0;
    });
  });

  it('are counted for Prometheus', async () => {
    const { status, body } = await ask(gateway.metricsUrl, null);
    expect(status).toBe(200);
    const email = 'endpoint="/v1/intelligence/email"';
    expect(body).toContain(`fieldmark_requests_total{person="person-a",${email},status="200"} 1\n`);
    expect(body).toContain(`fieldmark_hits_total{person="person-b",${email}} 1\n`);
    expect(body).toContain(`fieldmark_credits_total{person="person-a",${email}} 3\n`);
    expect(body).not.toMatch(/fieldmark_credits_total\{person="person-b"/);
    expect(body).toContain(`fieldmark_request_seconds_bucket{${email},hit="true",le="+Inf"} 2\n`);
    const bounds = body.matchAll(/_bucket\{endpoint="\/v1\/usage",hit="false",le="([^"]+)"/g);
    expect([...bounds].map(([, bound]) => bound).slice(-3)).toEqual(['30', '90', '+Inf']);
    // Each line is a comment, or a name with labels and a number.
    const lines = body.trimEnd().split('\n');
    const format = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/;
    expect(lines.filter((line) => !format.test(line))).toEqual([]);
    expect((await ask(`${gateway.url}/metrics`, tokenOf('person-a'))).status).toBe(404);
  });
});
