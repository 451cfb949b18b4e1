/** Tokens: who has one, and how it is revoked. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, isHit } from '../stack/ask.ts';
import { until } from '../stack/process.ts';
import { describeLive, KEY, PEOPLE, tokenLine, tokenOf, useStack, vat } from './support.ts';

describeLive('a token', () => {
  const stack = useStack();

  it('is revoked by removing its line and reloading, for hits too', async () => {
    const path = vat('DE1');
    for (const person of PEOPLE) expect((await stack.ask(person, path)).status).toBe(200);
    stack.api.latency = 500;
    const during = stack.ask('person-b', vat('DE2'));
    await until('the API was asked', () => stack.api.calls.length === 2);
    await stack.gateway.reload([
      '# without person-a',
      '',
      tokenLine('person-b'),
      tokenLine('person-c'),
    ]);
    expect((await during).status).toBe(200);
    expect((await stack.ask('person-a', path)).status).toBe(401);
    expect((await stack.ask('person-a', '/v1/usage')).status).toBe(401);
    const hit = await stack.ask('person-b', path);
    expect([hit.status, isHit(hit)]).toEqual([200, true]);
    await stack.gateway.reload(PEOPLE.map((person) => tokenLine(person)));
    expect((await stack.ask('person-a', path)).status).toBe(200);
  });

  it('has a quota that a reload changes, and keeps what was spent', async () => {
    await stack.ask('person-a', vat('DE3'));
    await stack.gateway.reload([tokenLine('person-a', 'day=1')]);
    expect((await stack.ask('person-a', vat('DE4'))).status).toBe(429);
    await stack.gateway.reload(PEOPLE.map((person) => tokenLine(person)));
    expect((await stack.ask('person-a', vat('DE4'))).status).toBe(200);
  });

  it('in a line with a mistake is ignored, and the other lines apply', async () => {
    const lines = [
      ['abc person-a', 'has at least 24'],
      [tokenOf('person-a'), 'write a token, a space'],
      [`${tokenOf('person-a')} person-a daily=5`, 'only "day=" and "month="'],
      [`${tokenOf('person-a')} pers"on`, 'the name of a person'],
      [`${KEY} person-a`, 'which is not a token'],
      [tokenLine('person-b'), null],
      [`${tokenOf('person-b')} person-c`, 'in an earlier line'],
      [`${tokenOf('person-c')} person-b day=5`, 'has other quotas'],
    ] as const;
    await stack.gateway.reload(['# People', ...lines.map(([line]) => line)]);
    const logs = await stack.gateway.logs();
    for (const [i, [, problem]] of lines.entries()) {
      if (problem !== null) expect(logs).toMatch(new RegExp(`Line ${i + 2} of .*${problem}`));
    }
    for (const person of PEOPLE) expect(logs).not.toContain(tokenOf(person));
    const metrics = await ask(stack.gateway.metricsUrl, null);
    expect(metrics.body).toContain('fieldmark_ignored_token_lines 7\n');
    const statuses = PEOPLE.map(async (person) => (await stack.ask(person, '/v1/usage')).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 401]);
    expect((await ask(`${stack.gateway.url}/v1/usage`, KEY)).status).toBe(401);
  });

  it('needs a key: without it a reload changes nothing, and says so', async () => {
    const key = join(stack.gateway.folder, 'key');
    await rename(key, `${key}.gone`);
    stack.gateway.signal('SIGHUP');
    await until('the reload failed', async () =>
      (await stack.gateway.logs()).includes('FIELDMARK_KEY_FILE'),
    );
    expect((await stack.ask('person-b', '/v1/usage')).status).toBe(200);
    await rename(`${key}.gone`, key);
  });
});
