/** What the gateway does not recognise it refuses, without a call and without a credit; the rest it writes anew. */
import { expect, it } from 'vitest';
import { ask } from '../stack/ask.ts';
import { sendRaw, statusesIn } from '../stack/raw.ts';
import { describeLive, KEY, tokenOf, useStack } from './support.ts';

const TOKEN = tokenOf('person-a');
const OTHER = tokenOf('person-b');
const PAID = '/v1/email?query=a@example.com';

/** A text with each character percent-encoded, so many times. */
const encoded = (text: string, times = 1): string =>
  times === 0
    ? text
    : encoded([...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join(''), 0).replaceAll(
        '%',
        `%${'25'.repeat(times - 1)}`,
      );

const REFUSED: readonly (readonly [name: string, target: string, status: number])[] = [
  // Paths that another server may read as a paid endpoint, or as none.
  ...[
    '/jobs/..%2Fv1%2Femail?query=a@example.com',
    '/jobs/%2e%2e%2fv1%2femail?query=a@example.com',
    '/jobs/x%2F..%2F..%2Fv1%2Femail?query=a@example.com',
    '/jobs/..%252Fv1%252Femail?query=a@example.com',
    '/jobs/..%5Cv1%5Cemail?query=a@example.com',
    '/jobs/..\\v1\\email?query=a@example.com',
    '/jobs/..;/v1/email?query=a@example.com',
    '/jobs/%c0%ae%c0%ae%c0%afv1%c0%afemail',
    '/jobs/../v1/email?query=a@example.com',
    '/jobs/./job-1',
    '/jobs/.',
    '/jobs/..',
    '/jobs/%2e%2e',
    '/jobs/',
    '/jobs',
    '/jobs//job-1',
    '/jobs/job-1/',
    '/jobs/job-1/email',
    '/jobs/job-1;v1',
    '/jobs/job-1%3Fis_async',
    '/jobs/job.1',
    '/jobs/job 1',
    '/jobs/job%201',
    '/jobs/j%C3%B6b',
    '/jobs/j\xf6b',
    `/jobs/${'j'.repeat(5000)}`,
    '/jobs/{job_id}',
    '/v1//email?query=a',
    '//v1/email?query=a',
    '/v1/./email?query=a',
    '/v1/usage/../email?query=a',
    '/v1/usage%2f..%2femail?query=a',
    '/v1/%65mail?query=a',
    '/V1/email?query=a',
    '/v1/Email?query=a',
    '/v1/email/?query=a',
    '/v1/email;jsessionid=1?query=a',
    '/v1/email.json?query=a',
    '/v1/email%20?query=a',
    '/v1/email%3Fquery=a',
    '/v1/email#?query=a',
    '/v1\\email?query=a',
    '/v2/email?query=a',
    '/.ask-the-api?query=a',
    '/.failed',
    '/metrics',
    '/',
  ].map((target) => [target.slice(0, 60), target, 404] as const),
  ['a path that nginx cannot read', '/v1/%zz', 400],
  ['a path of Unicode escapes', '/jobs/%u002e%u002e%u002fv1', 400],
  ['a null byte in a job', '/jobs/job-1%00', 400],
  ['no path', '*', 400],
  ['a path out of the root', '/../v1/email?query=a', 400],
  ['a null byte in the path', '/v1/usage%00/../email', 400],
  // Parameters.
  ...[
    'x_api_key=k',
    '%20x_api_key=k',
    '+x_api_key=k',
    'x_api_key[]=k',
    'x_api_key%5B%5D=k',
    'X-Api-Key=k',
    'x.api.key=k',
    'x%5Fapi%5Fkey=k',
    'xApiKey=k',
    'x_api_key',
    'x_api_key%20=k',
  ].map((piece) => [`a key as ${piece}`, `${PAID}&${piece}`, 401] as const),
  ...[
    'query=b@example.com',
    'query[]=b@example.com',
    'Query=b@example.com',
    'query%00=b',
    'query=b%00',
    'query=b%0d%0aGET%20/v1/ip',
    'query=b%7f',
    'query=%zz',
    'query=%',
    'query=%u0041',
    'IS_ASYNC=true',
    '%20is_async=true',
    'is_async[]=true',
    'is_async=true&is_async=false',
    'soft_fail=1&soft_fail=1',
    'fields=domain&fields=dns',
    'x%255Fapi%255Fkey=k',
    'certificate_transparency=true',
    'base=EUR',
    'engine=email',
    'callback=x',
    '_method=DELETE',
    'constructor=x',
    '__proto__[query]=b',
    '=x',
    '{transparency}=true',
    'a=1;is_async=true',
  ].map((piece) => [piece, `${PAID}&${piece}`, 400] as const),
  ['a parameter of another endpoint', '/v1/vat?query=DE1&qualification_check=true', 400],
  ['a parameter where there is none', '/v1/usage?query=a', 400],
  ['a thousand parameters', `/v1/vat?${'query=a&'.repeat(1000)}`, 400],
  // Secrets.
  ...[OTHER, TOKEN, KEY].flatMap((secret, i) => [
    [`secret ${i} as a value`, `/v1/vat?query=${secret}`, 400] as const,
    [`secret ${i} in a value`, `/v1/vat?query=a%20${secret}x`, 400] as const,
    [`secret ${i} as a job`, `/jobs/${secret}`, 400] as const,
    ...[1, 2, 3].map(
      (times) =>
        [
          `secret ${i} encoded ${times} times`,
          `/v1/vat?query=${encoded(secret, times)}`,
          400,
        ] as const,
    ),
    [`secret ${i} in another parameter`, `${PAID}&fields=${secret}`, 400] as const,
  ]),
  ['an address that is too long', `/v1/vat?query=${'1'.repeat(40_000)}`, 414],
];

const TEXT = (line: string, ...headers: string[]) =>
  `${[line, 'Host: gateway', `x-api-key: ${TOKEN}`, ...headers].join('\r\n')}\r\n\r\n`;

const SMUGGLED = `GET /v1/email?query=smuggled HTTP/1.1\r\nHost: x\r\nx-api-key: ${OTHER}\r\n\r\n`;

/** Requests as text, and the statuses of all answers to them. */
const RAW: readonly (readonly [name: string, text: string, statuses: readonly number[]])[] = [
  ...[
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'HEAD',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'GETX',
  ].map(
    (method) => [method, TEXT(`${method} ${PAID} HTTP/1.1`, 'Connection: close'), [405]] as const,
  ),
  ['get', TEXT(`get ${PAID} HTTP/1.1`), [400]],
  ['no method', TEXT(`${PAID} HTTP/1.1`), [400]],
  ['HTTP/2.0', TEXT(`GET ${PAID} HTTP/2.0`), [505]],
  ['no Host', `GET ${PAID} HTTP/1.1\r\nx-api-key: ${TOKEN}\r\n\r\n`, [400]],
  ['two Hosts', TEXT(`GET ${PAID} HTTP/1.1`, 'Host: another'), [400]],
  [
    'a Host that is none',
    `GET ${PAID} HTTP/1.1\r\nHost: a/b\r\nx-api-key: ${TOKEN}\r\n\r\n`,
    [400],
  ],
  ['two tokens', TEXT(`GET ${PAID} HTTP/1.1`, `x-api-key: ${OTHER}`, 'Connection: close'), [401]],
  [
    'two tokens in one header',
    TEXT(`GET ${PAID} HTTP/1.1`, 'Connection: close').replace(TOKEN, `${TOKEN}, ${OTHER}`),
    [401],
  ],
  [
    'a token in capitals',
    TEXT(`GET ${PAID} HTTP/1.1`, 'Connection: close').replace(TOKEN, TOKEN.toUpperCase()),
    [401],
  ],
  [
    'a token with a name as in a form',
    TEXT(`GET ${PAID} HTTP/1.1`, 'Connection: close').replace('x-api-key', 'x_api_key'),
    [401],
  ],
  [
    'a token as Authorization',
    TEXT(`GET ${PAID} HTTP/1.1`, 'Connection: close').replace(
      'x-api-key:',
      'Authorization: Bearer',
    ),
    [401],
  ],
  ['a token with a null byte', TEXT(`GET ${PAID} HTTP/1.1`).replace(TOKEN, `${TOKEN}\0`), [400]],
  ['HTTP/0.9', `GET ${PAID}\r\n`, []],
  [
    'a body',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Content-Length: 5', 'Connection: close')}hello`,
    [400],
  ],
  [
    'a body over the limit',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Content-Length: 9000', 'Connection: close')}${'x'.repeat(9000)}`,
    [413],
  ],
  [
    'a chunked body',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Transfer-Encoding: chunked', 'Connection: close')}5\r\nhello\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'a chunked body over the limit',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Transfer-Encoding: chunked', 'Connection: close')}4000\r\n${'x'.repeat(0x4000)}\r\n0\r\n\r\n`,
    [413],
  ],
  [
    'a request in a body',
    `${TEXT(`GET ${PAID} HTTP/1.1`, `Content-Length: ${SMUGGLED.length}`, 'Connection: close')}${SMUGGLED}`,
    [400],
  ],
  [
    'a request in chunks',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Transfer-Encoding: chunked', 'Connection: close')}${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'both lengths',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
    [400],
  ],
  [
    'two lengths',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Content-Length: 0', `Content-Length: ${SMUGGLED.length}`)}${SMUGGLED}`,
    [400],
  ],
  ['a length with a sign', `${TEXT(`GET ${PAID} HTTP/1.1`, 'Content-Length: +0')}`, [400]],
  [
    'an unknown transfer encoding',
    `${TEXT(`GET ${PAID} HTTP/1.1`, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
    [501],
  ],
  [
    'chunks in HTTP/1.0',
    `${TEXT(`GET ${PAID} HTTP/1.0`, 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    [400],
  ],
  ['headers that are too long', TEXT(`GET ${PAID} HTTP/1.1`, `X: ${'x'.repeat(40_000)}`), [400]],
  ['something that is not HTTP', 'NONSENSE\r\n\r\n', [400]],
  ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
];

describeLive('the gateway', () => {
  const stack = useStack();

  const errorIn = (received: string): unknown => {
    const body = received.slice(received.indexOf('{'), received.lastIndexOf('}') + 1);
    return Object.keys(JSON.parse(body));
  };

  const expectNothingSpent = async () => {
    expect(stack.api.calls).toEqual([]);
    expect(await stack.redis.countedInAll()).toBe(0);
  };

  it.each(REFUSED)('refuses %s', async (_, target, status) => {
    const received = await sendRaw(
      stack.gateway.url,
      TEXT(`GET ${target} HTTP/1.1`, 'Connection: close'),
    );
    // A space ends the address, so nginx reads no request at all.
    const expected = target.includes(' ') ? 400 : status;
    expect(statusesIn(received)).toEqual([expected]);
    expect(errorIn(received)).toEqual(['error']);
    if (status !== 401) expect(received).toContain('fieldmark; detail=request');
    for (const secret of [OTHER, TOKEN, KEY]) expect(received).not.toContain(secret);
    await expectNothingSpent();
  });

  it.each(RAW)('refuses %s', async (name, text, statuses) => {
    const received = await sendRaw(stack.gateway.url, text);
    expect(statusesIn(received)).toEqual(statuses);
    if (name !== 'HEAD') expect(errorIn(received)).toEqual(['error']);
    await expectNothingSpent();
  });

  it.each([
    ['query=a@example.com', 'query=a%40example.com'],
    ['query=b%40example%2Ecom', 'query=b%40example.com'],
    ['query=a+b', 'query=a%20b'],
    ['query=a%2Bb', 'query=a%2Bb'],
    ['%71uery=a', 'query=a'],
    ['query=a;b=c', 'query=a%3Bb%3Dc'],
    ['query=a=b=c', 'query=a%3Db%3Dc'],
    ['query=a%26is_async%3Dtrue', 'query=a%26is_async%3Dtrue'],
    ['query=a%2526x', 'query=a%2526x'],
    ['query=../../v1/ip', 'query=..%2F..%2Fv1%2Fip'],
    ['query=a#b', 'query=a%23b'],
    ['query=a?b', 'query=a%3Fb'],
    ['query=\xc3\xb6', 'query=%C3%B6'],
    ['query=%ff', 'query=%FF'],
    ['&&query=e&', 'query=e'],
    ['query', 'query='],
    ['', ''],
    ['qualification_check=1&query=a', 'query=a&qualification_check=1'],
    ['fields=dns.mx,domain&query=a', 'query=a&fields=dns.mx%2Cdomain'],
    ['is%5Fasync=true&query=a', 'query=a&is_async=true'],
  ])('writes %j anew', async (given, asked) => {
    const text = TEXT(`GET /v1/email?${given} HTTP/1.1`, 'Connection: close');
    expect(statusesIn(await sendRaw(stack.gateway.url, text))).toEqual([200]);
    expect(stack.api.calls.map(({ url }) => url)).toEqual([
      asked === '' ? '/v1/email' : `/v1/email?${asked}`,
    ]);
    expect(await stack.redis.countedInAll()).toBe(5);
  });

  it('shares an answer however its request was written', async () => {
    const paths = [
      '/v1/email?query=same%40example.com&qualification_check=true',
      '/v1/email?qualification_check=true&query=same@example.com',
      '/v1/email?query=s%61me%40example.com&qualification%5Fcheck=true&',
    ];
    for (const path of paths) expect((await stack.ask('person-a', path)).status).toBe(200);
    expect(stack.api.calls).toHaveLength(1);
  });

  it('answers requests in absolute form and of HTTP/1.0 like all others', async () => {
    for (const line of [
      'GET http://another/v1/vat?query=1 HTTP/1.1',
      'GET https://another:1/v1/vat?query=2 HTTP/1.1',
      'GET /v1/vat?query=3 HTTP/1.0',
    ]) {
      expect(statusesIn(await sendRaw(stack.gateway.url, TEXT(line, 'Connection: close')))).toEqual(
        [200],
      );
    }
    expect(stack.api.calls.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((n) => `/v1/vat?query=${n}`),
    );
  });

  it('counts each of the requests on one connection for the person of its token', async () => {
    const of = (person: string, n: number) =>
      TEXT(`GET /v1/vat?query=pipelined${n} HTTP/1.1`).replace(TOKEN, tokenOf(person));
    const text = [of('person-a', 1), of('person-b', 2), of('person-z', 3), of('person-b', 4)].join(
      '',
    );
    expect(statusesIn(await sendRaw(stack.gateway.url, text))).toEqual([200, 200, 401, 200]);
    expect((await stack.redis.counted('person-a')).day).toBe(1);
    expect((await stack.redis.counted('person-b')).day).toBe(2);
  });

  it.each([
    ['Range', 'bytes=0-3'],
    ['Range', 'bytes=-1,0-0'],
    ['If-Range', '"x"'],
    ['If-Match', '"x"'],
    ['If-Match', '*'],
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'Thu, 01 Jan 2099 00:00:00 GMT'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    ['Cache-Control', 'no-cache, no-store, max-age=0'],
    ['Cache-Control', 'only-if-cached'],
    ['Pragma', 'no-cache'],
    ['Accept-Encoding', 'gzip, br'],
    ['Accept', 'text/html'],
    ['Host', 'another.example'],
    ['Cookie', `x_api_key=${OTHER}`],
    ['Origin', 'https://page.example'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'another.example'],
    ['X-Original-URL', '/v1/email?query=a'],
    ['X-Rewrite-URL', '/v1/email?query=a'],
    ['X-HTTP-Method-Override', 'POST'],
    ['X-Accel-Redirect', '/.ask-the-api'],
    ['X-Fieldmark-Person', 'person-b'],
    ['X-Fieldmark-Shared', '1'],
    ['X-Fieldmark-Credits', '0'],
    ['Connection', 'keep-alive, x-api-key'],
    ['Upgrade', 'websocket'],
    ['TE', 'trailers'],
    ['Expect', 'something'],
  ])('lets %s: %s change nothing, on a call and on a hit', async (name, value) => {
    const path = `/v1/vat?query=${encodeURIComponent(`${name}${value}`.replaceAll(/\W/g, ''))}`;
    const headers = { [name.toLowerCase()]: value };
    const answers = [
      await stack.ask('person-a', path, { headers }),
      await stack.ask('person-c', path, { headers }),
    ];
    const body = JSON.stringify({ valid: true, asked: path });
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual([
      [200, body],
      [200, body],
    ]);
    expect(
      stack.api.calls.map(({ url, headers: sent }) => [url, Object.keys(sent).sort()]),
    ).toEqual([[path, ['accept', 'connection', 'host', 'x-api-key']]]);
    expect((await stack.redis.counted('person-a')).day).toBe(1);
    expect((await stack.redis.counted('person-c')).day).toBe(0);
    const { headers: received } = answers[1] ?? { headers: {} };
    for (const name of [
      'etag',
      'last-modified',
      'accept-ranges',
      'content-encoding',
      'access-control-allow-origin',
    ]) {
      expect(received).not.toHaveProperty(name);
    }
  });

  it('keeps no answer that a header of one person made for another', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'accept-language': 'xx',
      origin: 'https://evil.example',
    };
    await stack.ask('person-a', '/v1/vat?query=poison', { headers });
    const clean = await ask(`${stack.gateway.url}/v1/vat?query=poison`, OTHER);
    expect(JSON.stringify(clean)).not.toContain('evil');
  });
});
