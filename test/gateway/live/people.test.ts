/** Tokens: who has one, and how it is revoked. */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask, isHit } from '../stack/ask.ts';
import { until } from '../stack/process.ts';
import { describeLive, PEOPLE, tokenLine, tokenOf, useStack, vat } from './support.ts';

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

  it.each([
    ['a token that is too short', 'abc person-a', 'has at least 24'],
    ['a token without a person', tokenOf('person-a'), 'write a token, a space'],
    ['a token twice', `${tokenLine('person-a')}\n${tokenLine('person-a')}`, 'Line 2'],
    ['a misspelt quota', `${tokenLine('person-a')} daily=5`, 'only "day=" and "month="'],
    [
      'two quotas',
      `${tokenLine('person-a')}\n${'x'.repeat(24)} person-a day=5`,
      'has other quotas',
    ],
    ['a name with a quote', `${tokenOf('person-a')} pers"on`, 'the name of a person'],
    ['the key', 'organisation-key-5f0d7be1 person-a', 'which is not a token'],
  ])('file with %s gives nobody access by that line, and says so', async (_, text, why) => {
    await stack.gateway.reload([...text.split('\n'), tokenLine('person-b')]);
    const logs = await stack.gateway.logs();
    expect(logs).toContain(why);
    expect(logs).not.toContain(tokenOf('person-a'));
    expect((await ask(stack.gateway.metricsUrl, null)).body).toContain('_ignored_token_lines 1\n');
    expect((await stack.ask('person-b', '/v1/usage')).status).toBe(200);
    expect((await stack.ask('person-c', '/v1/usage')).status).toBe(401);
    const { status } = await ask(`${stack.gateway.url}/v1/usage`, text.split(' ')[0] ?? '');
    expect(status).toBe(why === 'Line 2' || why === 'has other quotas' ? 200 : 401);
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
