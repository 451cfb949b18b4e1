/** Requests as text, from those of Fieldmark to attempts at reaching what nobody counts. Characters are bytes. */
import fc from 'fast-check';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { PEOPLE, tokenOf } from './support.ts';

const PATHS = Object.values(ENDPOINT_CONTRACT).map(({ path }) => path.replace('{job_id}', 'job-1'));
const PAID = Object.values(ENDPOINT_CONTRACT).flatMap(({ path, credits }) =>
  credits > 0 ? path : [],
);
const FREE = ['/jobs/', '/jobs/job-1', '/v1/usage', '/v1/stats', '/usage', '/', '', '/x'];

const percent = (character: string, digits: 'lower' | 'upper' = 'lower'): string => {
  const code = character.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${digits === 'upper' ? code.toUpperCase() : code}`;
};

/** Ways to write `/` and `..` that some server decodes. */
const SLASHES = [
  '/',
  '%2f',
  '%2F',
  '%252f',
  '%25252F',
  '\\',
  '%5c',
  '%5C',
  '//',
  '/./',
  '%c0%af',
  '%u002f',
  '/;/',
  '/%20/',
];
const PARENTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..;',
  '..;x=1',
  '..%00',
  '%c0%ae%c0%ae',
  '...',
  '.',
];

/** A path that begins as a free one and may end at a paid one. */
const detour = fc
  .record({
    free: fc.constantFrom(...FREE),
    steps: fc.array(fc.constantFrom(...PARENTS), { minLength: 1, maxLength: 4 }),
    slash: fc.constantFrom(...SLASHES),
    paid: fc.constantFrom(...PAID),
  })
  .map(
    ({ free, steps, slash, paid }) =>
      `${free}${slash}${steps.join(slash)}${paid.replaceAll('/', slash)}`,
  );

const place = fc.nat(10_000);

/** Changes a text at a place that `at` chooses. */
type Change = (text: string, at: number) => string;

const insert =
  (piece: string): Change =>
  (text, at) => {
    const index = at % (text.length + 1);
    return text.slice(0, index) + piece + text.slice(index);
  };

const replaceOne =
  (write: (character: string) => string): Change =>
  (text, at) => {
    if (text === '') return text;
    const index = at % text.length;
    return text.slice(0, index) + write(text.charAt(index)) + text.slice(index + 1);
  };

const swapCase = (character: string): string =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();

const PATH_CHANGES: readonly Change[] = [
  replaceOne((character) => percent(character)),
  replaceOne((character) => percent(character, 'upper')),
  replaceOne((character) => percent(character).replace('%', '%25')),
  replaceOne((character) => `%u00${percent(character).slice(1)}`),
  replaceOne((character) => String.fromCharCode(character.charCodeAt(0) | 0x80)),
  replaceOne(swapCase),
  replaceOne(() => ''),
  ...[
    '/',
    '//',
    '/.',
    '/..',
    '/./',
    '/x/../',
    ';',
    ';v=1',
    '.',
    '%2f',
    '%00',
    '%0a',
    '%20',
    '+',
    '\\',
    '#',
    '?',
    '%',
    '%zz',
    '*',
    ':',
    '@',
  ].map(insert),
  (text) => `${text}/`,
  (text) => `${text}.json`,
  (text) => `${text}%2f`,
  (text) => `/.${text}`,
  (text) => `/${text}`,
  (text) => text.replaceAll('/', '%2f'),
  (text) => text.toUpperCase(),
];

const QUERY_CHANGES: readonly Change[] = [
  replaceOne((character) => percent(character)),
  replaceOne((character) => percent(character).replace('%', '%25')),
  replaceOne(swapCase),
  replaceOne(() => ''),
  ...['&', ';', '=', '[]', '%00', '%0d%0a', '+', '%26', '#', '%', '\xff', '%c3%28', '?', '/'].map(
    insert,
  ),
  ...[
    'is_async=true',
    'is%5fasync=true',
    '%20is_async=true',
    'IS_ASYNC=1',
    'soft_fail=1',
    'fields=valid',
    'fields[]=valid',
    'query=another',
    'query[]=another',
    'x_api_key=another-key',
    '+x_api_key=another-key',
    'x_api_key[]=another-key',
    'x-api-key=another-key',
    'X_API_KEY=another-key',
    'x%255fapi%255fkey=another-key',
    'constructor=1',
    '__proto__=1',
    'qualification_check=true',
    'certificate_transparency=true',
    'callback=x',
    '_method=POST',
    `x=${tokenOf('person-b')}`,
    `query=${tokenOf('person-b')}`,
  ].flatMap((piece): Change[] => [
    (text) => `${text}&${piece}`,
    (text) => `${piece}&${text}`,
    (text) => `${text};${piece}`,
    (text) => `${text}%26${piece}`,
    (text) => `${text}%0d%0a${piece}`,
  ]),
  (text) => `${text}&${text}`,
  (text) => text.replace(/=.*/, ''),
  (text) => text + 'x'.repeat(40_000),
];

const changed = (text: fc.Arbitrary<string>, changes: readonly Change[], most: number) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.constantFrom(...changes), place), { maxLength: most }))
    .map(([begin, list]) => list.reduce((current, [change, at]) => change(current, at), begin));

/** Few values, so that some requests are equal. */
const value = fc.integer({ min: 0, max: 4000 }).map((number) => `value${number}`);

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 3, arbitrary: changed(fc.constantFrom(...PATHS), PATH_CHANGES, 3) },
  { weight: 3, arbitrary: changed(detour, PATH_CHANGES, 1) },
);

const query = fc.oneof(
  { weight: 5, arbitrary: value.map((text) => `?query=${text}`) },
  {
    weight: 3,
    arbitrary: changed(
      value.map((text) => `query=${text}`),
      QUERY_CHANGES,
      3,
    ).map((text) => `?${text}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '?', '?engine=vat', '?base=EUR&symbols=USD,GBP') },
);

const target = fc.record({
  begin: fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'http://gateway',
        'https://gateway:443',
        'HTTP://x@y',
        '//gateway',
        'http:',
      ),
    },
  ),
  path,
  query,
});

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('GET') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...'POST PUT HEAD OPTIONS DELETE PATCH TRACE CONNECT PROPFIND GETS get G\tET PRI'.split(' '),
    ),
  },
);

const version = fc.oneof(
  { weight: 16, arbitrary: fc.constant(' HTTP/1.1') },
  { weight: 3, arbitrary: fc.constant(' HTTP/1.0') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' HTTP/0.9',
      ' HTTP/2.0',
      ' HTTP/1.2',
      ' http/1.1',
      '  HTTP/1.1',
      ' HTTP/1.1 x',
      '\tHTTP/1.1',
    ),
  },
);

const SMUGGLED = `GET /v1/email?query=smuggled HTTP/1.1\r\nHost: x\r\nx-api-key: ${tokenOf('person-c')}\r\n\r\n`;
const CHUNK = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;

/** Further headers, and a body. */
const MORE: readonly (readonly [headers: string, body?: string])[] = [
  ['Content-Length: 0'],
  ['Content-Length: 5', 'hello'],
  ['Content-Length: 500000', 'hello'],
  [`Content-Length: ${SMUGGLED.length}`, SMUGGLED],
  ['Content-Length: 0', SMUGGLED],
  ['Content-Length: +0', SMUGGLED],
  ['Content-Length: 0x0', SMUGGLED],
  [`Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED],
  [`Content-Length: 0, ${SMUGGLED.length}`, SMUGGLED],
  ['Transfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`],
  ['Transfer-Encoding: chunked', CHUNK],
  ['Transfer-Encoding: chunked', `5;x="\r\n"\r\nhello\r\n0\r\n\r\n${SMUGGLED}`],
  ['Transfer-Encoding: xchunked', CHUNK],
  ['Transfer-Encoding : chunked', CHUNK],
  ['Transfer-Encoding:\tchunked', CHUNK],
  ['Transfer-Encoding: identity, chunked', CHUNK],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', CHUNK],
  ['X: y\r\n Transfer-Encoding: chunked', CHUNK],
  ['Content-Length: 4\r\nTransfer-Encoding: chunked', CHUNK],
  [`Transfer-Encoding: chunked\r\nContent-Length: ${CHUNK.length}`, CHUNK],
  ['Expect: 100-continue\r\nContent-Length: 5', 'hello'],
  ['Host: another'],
  ['X-Original-URL: /v1/email?query=x'],
  ['X-Rewrite-URL: /v1/email?query=x'],
  ['X-HTTP-Method-Override: POST'],
  ['X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Host: x\r\nForwarded: for=127.0.0.1'],
  ['X-Accel-Redirect: /.ask-the-api'],
  ['X-Fieldmark-Person: person-b\r\nX-Fieldmark-Credits: 0\r\nX-Fieldmark-Shared: 1'],
  ['x_api_key: another-key'],
  [`x-api-key: ${tokenOf('person-c')}`],
  ['x-api-key: '],
  ['Range: bytes=0-3'],
  ['If-None-Match: *\r\nIf-Match: "x"\r\nIf-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Connection: close, x-api-key, X-Fieldmark-Person'],
  [
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
  ],
  ['Connection: keep-alive'],
  ['Cookie: x_api_key=another-key'],
  ['Authorization: Bearer another-key'],
  ['Cache-Control: no-cache\r\nPragma: no-cache'],
  ['Accept-Encoding: gzip, br'],
  [`X-Long: ${'x'.repeat(40_000)}`],
  ['X-Null: a\0b'],
  ['No colon'],
  ['x-api-key\0: y'],
];

const more = fc.oneof(
  { weight: 3, arbitrary: fc.constant([[]] as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...MORE).map(([headers, body]) => [[headers], body] as const),
  },
);

const person = fc.constantFrom(...PEOPLE);

/** The text of one request. */
const request = fc.record({ method, target, version, more, person }).map((given) => {
  const { begin, path: asked, query: parameters } = given.target;
  const [headers, body = ''] = given.more;
  const lines = [
    `${given.method} ${begin}${asked}${parameters}${given.version}`,
    'Host: gateway',
    `x-api-key: ${tokenOf(given.person)}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
});

/** Requests that follow each other on one connection. */
export const connection = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(request) },
  { weight: 1, arbitrary: fc.array(request, { minLength: 2, maxLength: 4 }) },
);
