/** Answers that are lost or cannot be parsed, that are not from the API, or that it does not bill. */
import { gzipSync } from 'node:zlib';
import { answering, cutAfter, inItsPlace, message, withBody, withMessage } from './manners.ts';
import { cases, cutInHalf, firefox, GZIP, half, PAGE, SIGN_IN } from './odd-case.ts';

/** Answers that were charged and are then lost. */
export const LOST_CASES = cases({ outcome: 'network', billed: 'possibly', charged: 1 }, [
  ['breaks the connection in the middle', cutInHalf, firefox],
  [
    'breaks the connection in the middle of gzip',
    cutAfter(({ body }) => {
      const zipped = gzipSync(body);
      return message({ body: half(zipped), length: zipped.length, headers: GZIP });
    }),
    { orElse: 'not-json', ...firefox },
  ],
  [
    'breaks the connection after its headers',
    cutAfter(({ body }) => message({ length: body.length })),
  ],
  [
    'breaks the connection within its headers',
    cutAfter(() => 'HTTP/1.1 200 OK\r\ncontent-ty'),
    { orElse: 'not-json' },
  ],
  [
    'sends more headers than a browser reads',
    withMessage({ headers: [['x-odd', 'o'.repeat(400_000)]] }),
  ],
  ['names two lengths', withMessage({ headers: [['content-length', 7]] })],
]);

/** Answers that were charged and cannot be parsed. */
export const UNREADABLE_CASES = cases({ outcome: 'not-json', billed: 'possibly', charged: 1 }, [
  [
    'names too short a length',
    answering(({ body }) => message({ body, length: 40 })),
    { keeps: '{"iban":"DE' },
  ],
  [
    'writes UTF-16',
    withBody((body) => Buffer.from(`\ufeff${body}`, 'utf16le'), {
      type: 'application/json; charset=utf-16',
    }),
    { keeps: 'i\0b\0a\0n' },
  ],
  [
    'nests its answer deeper than can be read',
    withBody((body) => `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},${body.subarray(1)}`),
    { keeps: '{"x":[[[' },
  ],
  ['answers with 204', answering(() => message({ status: 204, type: null, length: null }))],
  [
    'answers {"__proto__":{"valid":true}}',
    withBody(() => '{"__proto__":{"valid":true}}'),
    { outcome: 'unexpected-answer', billed: 'yes', keeps: '"__proto__"' },
  ],
]);

/** Answers that are not from the API, or that the API does not bill. */
export const REFUSED_CASES = cases({ outcome: 'redirected', billed: 'no', charged: 0 }, [
  [
    'redirects to another host',
    inItsPlace(({ elsewhere }) => ({
      status: 302,
      headers: [['location', `${elsewhere}/v1/vat/iban`]],
      body: PAGE,
    })),
    firefox,
  ],
  [
    'redirects to another name of its host, with the same method',
    inItsPlace(({ baseUrl }) => ({
      status: 307,
      headers: [['location', baseUrl.replace('127.0.0.1', 'localhost')]],
    })),
  ],
  ['redirects to nowhere', inItsPlace({ status: 302 })],
  [
    'is a sign-in page',
    inItsPlace(SIGN_IN),
    { outcome: 'not-json', billed: 'possibly', keeps: PAGE, ...firefox },
  ],
  [
    'answers 404 with a page',
    inItsPlace({ status: 404, ...SIGN_IN }),
    { outcome: 'no-api', billed: 'possibly' },
  ],
  [
    'asks for a user and a password',
    inItsPlace({
      status: 401,
      headers: [['www-authenticate', 'Basic realm="odd"']],
      body: '{"error":"Invalid API Key"}',
    }),
    { outcome: 'invalid-key' },
  ],
]);
