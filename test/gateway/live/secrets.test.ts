/** Tokens never reach the API or a log, the key never reaches a person or a log. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Answer, ask } from '../stack/ask.ts';
import { contentOf, describeLive, KEY, PEOPLE, tokenOf, useStack, vat } from './support.ts';

const TOKENS = PEOPLE.map(tokenOf);

const textOf = (answer: Answer) => JSON.stringify(answer);

/** Every way in which a secret could leave: as parts of requests, and repeated by the API. */
function tryEverything(stack: ReturnType<typeof useStack>): Promise<Answer>[] {
  const [token = ''] = TOKENS;
  const [first = ''] = PEOPLE;
  const echo = encodeURIComponent(KEY);
  const everything = {
    authorization: `Bearer ${token}`,
    cookie: `token=${token}`,
    'x-forwarded-for': token,
    referer: `https://shop.example/?x_api_key=${token}`,
  };
  return [
    stack.ask(first, vat('SECRET1'), { headers: everything }),
    stack.ask(first, `${vat('SECRET2')}&x_api_key=${token}`),
    stack.ask(first, `${vat('SECRET2')}&X-Api-Key=${token}`),
    stack.ask(first, `${vat('SECRET2')}&x%5Fapi%5Fkey=${token}`),
    ask(`${stack.gateway.url}${vat('SECRET2')}&x_api_key=${token}`, null),
    stack.ask(first, vat(token)),
    stack.ask(first, vat([...token].map((c) => `%${c.charCodeAt(0).toString(16)}`).join(''))),
    stack.ask(first, vat('SECRET3'), { body: token }),
    stack.ask(first, `/jobs/${token}`),
    stack.ask(first, `/${token}`),
    stack.ask(first, `/%zz?${token}`),
    ask(`${stack.gateway.url}/v1/usage`, KEY),
    stack.ask(first, vat('SECRET4'), { headers: { 'x-fieldmark-person': 'person-b' } }),
    stack.ask(first, `${vat('ECHO')}${echo}`),
  ];
}

describeLive.each([
  ['the default', {}],
  ['values and errors in the log', { LOG_VALUES: 'on', ERRORS: 'error' }],
])('with %s', (_, settings) => {
  const stack = useStack({ settings });

  it('tokens reach neither the API nor logs, cache and Redis; the key reaches only the API', async () => {
    stack.api.answer = (url) => ({
      status: url.includes('SECRET4') ? 400 : 200,
      body: JSON.stringify({ error: `The key ${KEY} asked for ${url}`, key: KEY }),
      headers: { 'x-key': KEY, 'content-type': 'application/json', 'www-authenticate': KEY },
    });
    const answers = await Promise.all(tryEverything(stack));
    answers.push(await stack.ask('person-b', vat('SECRET1')));
    const metrics = await ask(stack.gateway.metricsUrl, null);
    await stack.api.close();
    answers.push(await stack.ask('person-b', vat('SECRET5')));

    // Everything else was refused.
    expect(stack.api.calls.map(({ url }) => url).sort()).toEqual([vat('SECRET1'), vat('SECRET4')]);
    for (const call of stack.api.calls) {
      expect(call.headers['x-api-key']).toBe(KEY);
      const names = Object.keys(call.headers).sort();
      expect(names).toEqual(['accept', 'connection', 'host', 'x-api-key']);
      for (const token of TOKENS) expect(JSON.stringify(call)).not.toContain(token);
    }
    const received = answers.map(textOf).join('\n');
    expect(received).not.toContain(KEY);
    const stored = [
      await stack.gateway.logs(),
      await contentOf(join(stack.gateway.folder, 'cache')),
      await stack.redis.command('KEYS', '*'),
      textOf(metrics),
    ].join('\n');
    for (const secret of [KEY, ...TOKENS]) expect(stored).not.toContain(secret);
    expect(stored.includes('SECRET1')).toBe(true);
    const logs = await stack.gateway.logs();
    expect(logs.includes('SECRET')).toBe('LOG_VALUES' in settings);
    const lines = await stack.gateway.requests();
    expect(lines.length).toBeGreaterThanOrEqual(answers.length);
  });

  it('the configuration contains no secrets', async () => {
    const { folder } = stack.gateway;
    const configuration = await readFile(join(folder, 'run/nginx.conf'), 'utf8');
    for (const secret of [KEY, ...TOKENS]) expect(configuration).not.toContain(secret);
  });
});
