/** An API that answers oddly: it commands nginx, repeats the key, or has ids of jobs that are no words. */
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../loopback.ts';
import { ask, isHit } from '../stack/ask.ts';
import { startGateway } from '../stack/gateway.ts';
import { describeLive, KEY, PEOPLE, tokenLine, tokenOf, useStack, vat } from './support.ts';

const hex = (text: string, write: (digits: string) => string): string =>
  [...text].map((c) => write(c.charCodeAt(0).toString(16).padStart(2, '0'))).join('');

describeLive('an answer of the API', () => {
  const stack = useStack({
    tokens: Array.from({ length: 20 }, (_, i) => tokenLine(`person-${i}`)).concat(
      PEOPLE.map((p) => tokenLine(p)),
    ),
  });

  it.each([
    ['X-Accel-Redirect', '/v1/email?query=a'],
    ['X-Accel-Redirect', '/.ask-the-api'],
    ['X-Accel-Redirect', '/'],
    ['X-Accel-Redirect', '@x'],
    ['X-Accel-Redirect', '/etc/passwd'],
    ['X-Accel-Expires', '0'],
    ['X-Accel-Limit-Rate', '1'],
    ['X-Accel-Buffering', 'no'],
    ['X-Accel-Charset', 'utf-16'],
    ['Location', 'https://another.example/'],
    ['Refresh', '0; url=/'],
    ['Set-Cookie', 'a=b'],
    ['X-Fieldmark-Credits', '0'],
    ['X-Fieldmark-Call', 'unreached'],
    ['X-Fieldmark-Shared', '1'],
    ['Cache-Status', 'fieldmark; hit; ttl=5'],
    ['RateLimit', '"person-day";r=5;t=5'],
    ['Age', '99'],
    ['Content-Encoding', 'gzip'],
  ])('with %s: %s is the answer to one call, counted once, and kept', async (name, value) => {
    const path = vat(`${name}${value}`.replaceAll(/\W/g, ''));
    stack.api.answer = () => ({ status: 200, body: '{"valid":true}', headers: { [name]: value } });
    const [first, second] = [await stack.ask('person-a', path), await stack.ask('person-b', path)];
    expect([first.status, first.body]).toEqual([200, '{"valid":true}']);
    expect(first.headers['cache-status']).toBe('fieldmark; fwd=miss');
    expect([second.body, isHit(second)]).toEqual(['{"valid":true}', true]);
    expect(stack.api.calls.map(({ url }) => url)).toEqual([path]);
    expect(await stack.redis.countedInAll()).toBe(1);
    expect(JSON.stringify([first, second])).not.toContain('x-accel');
    if (!/^(?:Cache-Status|RateLimit|Age)$/.test(name))
      expect(second.headers).not.toHaveProperty(name.toLowerCase());
  });

  it.each([
    ['as it is', KEY],
    ['as \\u escapes', hex(KEY, (digits) => `\\u00${digits}`)],
    ['as \\u escapes in capitals', hex(KEY, (digits) => `\\u00${digits.toUpperCase()}`)],
    ['with one escape', KEY.replace('-', '\\u002d')],
    [
      'with an escape at its end',
      `${KEY.slice(0, -1)}\\u00${KEY.charCodeAt(KEY.length - 1).toString(16)}`,
    ],
    ['as JSON in JSON', hex(KEY, (digits) => `\\\\u00${digits}`)],
    ['as an address', hex(KEY, (digits) => `%${digits}`)],
    ['as an address in an address', hex(KEY, (digits) => `%25${digits}`)],
    ['as HTML', [...KEY].map((c) => `&#${c.charCodeAt(0)};`).join('')],
    ['as HTML in hexadecimal', hex(KEY, (digits) => `&#x${digits};`)],
    ['twice', `${KEY} ${KEY}`],
    ['in the middle of a word', `a${KEY}b`],
  ])('never has the key %s', async (_, written) => {
    const path = vat(`KEY${encodeURIComponent(written).replaceAll(/\W/g, '').slice(0, 60)}`);
    for (const status of [200, 400, 404, 500]) {
      stack.api.answer = () => ({
        status,
        body: `{"error":"x ${written} y","${written}":1}`,
        headers: { 'content-type': `application/json; x=${KEY}` },
      });
      const answer = await stack.ask('person-a', `${path}${status}`);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatch(/^\{"error":"x [. ab]+ y","[. ab]+":1\}$/);
      expect(answer.headers['content-type']).not.toContain(KEY);
    }
  });

  it.each(['a/b"c\\d&e+f%g', '/////'])('never has the key %s', async (key) => {
    const odd = await startGateway({
      apiUrl: stack.api.url,
      key,
      tokens: [tokenLine('person-a')],
      redis: stack.redis.address,
    });
    const texts = [JSON.stringify({ a: key }), JSON.stringify({ a: key }).replaceAll('/', '\\/')];
    texts.push(JSON.stringify({ a: JSON.stringify({ b: key }) }));
    for (const [i, body] of texts.entries()) {
      stack.api.answer = () => ({ status: 200, body });
      const answer = await ask(`${odd.url}/v1/vat?query=odd${i}`, tokenOf('person-a'));
      expect(answer.body.replaceAll('\\', '')).toMatch(/^\{"a":"(?:\.\.\.|\{"b":"\.\.\."\})"\}$/);
      expect(() => JSON.parse(answer.body)).not.toThrow();
    }
    await odd.close();
  });

  it.each([
    ['backslashes', '\\'.repeat(3_000_000)],
    ['the beginning of the key', KEY.slice(0, -1).repeat(100_000)],
    ['percent signs', '%25'.repeat(1_000_000)],
    ['zeros', `&#${'0'.repeat(3_000_000)}`],
    ['braces', '{'.repeat(1_500_000) + '}'.repeat(1_500_000)],
  ])('of megabytes of %s is passed on', async (_, text) => {
    stack.api.answer = () => ({ status: 200, body: text });
    const answer = await stack.ask('person-a', `${vat('MANY')}${text.length}${text.charCodeAt(1)}`);
    expect([answer.status, answer.body === text]).toEqual([200, true]);
  });

  it.each([
    [200, 20, 1],
    [500, 5, 0],
  ])(
    'of 12 MB and status %i that %i people ask for at once is asked for once, and reaches all of them',
    { timeout: 180_000 },
    async (status, people, credits) => {
      const body = JSON.stringify({ text: 'ü&=%+"'.repeat(1_500_000) });
      stack.api.answer = () => ({ status, body });
      stack.api.latency = 300;
      const answers = await Promise.all(
        Array.from({ length: people }, (_, person) =>
          stack.ask(`person-${person}`, vat(`LARGE${status}`)),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      expect(answers.filter((answer) => answer.body === body)).toHaveLength(people);
      expect(stack.api.calls).toHaveLength(1);
      expect(await stack.redis.countedInAll()).toBe(credits);
    },
  );

  it.each([
    ['a status below 200', 'HTTP/1.1 103 Early Hints\r\nContent-Length: 2\r\n\r\n{}', 502, 1],
    [
      'a switch of protocols',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n{}',
      502,
      1,
    ],
    [
      'a redirection',
      'HTTP/1.1 302 Found\r\nLocation: /v1/email\r\nContent-Length: 2\r\n\r\n{}',
      502,
      1,
    ],
    ['no status', 'hello\r\n\r\n', 200, 1],
    ['no length', 'HTTP/1.1 200 OK\r\n\r\n{"valid":true}', 200, 1],
    [
      'a length that is too long',
      'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{"valid":true}',
      502,
      1,
    ],
    [
      'chunks that end early',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":',
      502,
      1,
    ],
    [
      'two answers',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil',
      200,
      1,
    ],
    ['no content', 'HTTP/1.1 204 No Content\r\n\r\n', 204, 1],
    ['an unknown status', 'HTTP/1.1 599 Odd\r\nContent-Length: 2\r\n\r\n{}', 599, 0],
    ['nothing', '', 502, 1],
  ])('with %s is counted as far as it may be billed', async (name, text, status, credits) => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.end(text));
      socket.on('error', () => socket.destroy());
    });
    const port = await listen(server);
    const gateway = await startGateway({
      apiUrl: `http://127.0.0.1:${port}`,
      key: KEY,
      tokens: [tokenLine('person-a')],
      redis: stack.redis.address,
    });
    const answer = await ask(`${gateway.url}${vat(name.replaceAll(' ', ''))}`, tokenOf('person-a'));
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('evil');
    expect(await stack.redis.countedInAll()).toBe(credits);
    await gateway.close();
    await new Promise((resolve) => server.close(resolve));
  });
});

describeLive('a job', () => {
  const stack = useStack();
  const accept = async (id: string) => {
    stack.api.answer = (url) =>
      url.startsWith('/jobs/')
        ? { status: 200, body: '{"valid":true}' }
        : { status: 202, body: JSON.stringify({ job_id: id, status: 'queued' }) };
    const { body } = await stack.ask('person-a', `${vat('DE1')}&is_async=true`);
    return String(JSON.parse(body).job_id);
  };
  const poll = async (id: string) => {
    const { status } = await stack.ask('person-a', `/jobs/${encodeURIComponent(id)}?fields=valid`);
    return [status, stack.api.calls.slice(1).map(({ url }) => url)] as const;
  };

  it.each(['job-1', '17', 'A_b-9', '0190c2f4-7e1c-7c55-9a3e-0f6f1d2c3b4a', 'gateway-abc'])(
    'with the id %s keeps it',
    async (id) => {
      expect(await accept(id)).toBe(id);
      expect(await poll(id)).toEqual([200, [`/jobs/${id}?fields=valid`]]);
    },
  );

  it.each([
    'job.1',
    'a/b',
    'jobs:2026:1',
    'a+b=',
    'ünïcode',
    'two words',
    '50%',
    '~x',
    'a&b=c',
    'x'.repeat(1400).concat('.'),
  ])('with the id %j can be asked for by an id of the gateway, and by no other', async (id) => {
    const own = await accept(id);
    expect(own).toMatch(/^gateway-[\w-]+$/);
    expect(await poll(own)).toEqual([200, [`/jobs/${encodeURIComponent(id)}?fields=valid`]]);
    stack.api.calls.length = 1;
    const last = own.endsWith('0') ? '1' : '0';
    const forged = `${own.slice(0, -1)}${last}`;
    // An id that nobody signed is asked for as it is, which no server reads as another path.
    expect(await poll(forged)).toEqual([200, [`/jobs/${forged}?fields=valid`]]);
    if (!/^[\w-]+$/.test(id))
      expect((await stack.ask('person-a', `/jobs/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it.each([
    '../v1/email',
    '..',
    '.',
    'a/../../v1/email',
    '..%2Fv1%2Femail',
    '..\\v1',
    '..;/v1',
    'a?b',
    'a#b',
    'a//b',
  ])('with the id %j, which is a way to another endpoint, cannot be asked for', async (id) => {
    const given = await accept(id);
    expect(given).toBe(id);
    const { status } = await stack.ask('person-a', `/jobs/${encodeURIComponent(id)}`);
    expect([400, 404]).toContain(status);
    expect(stack.api.calls).toHaveLength(1);
  });
});
