/** Unusual answers that can be parsed, so none may be lost. */
import { gzipSync } from 'node:zlib';
import {
  answering,
  chunkedHead,
  chunks,
  cutAfter,
  JSON_TYPE,
  message,
  plain,
  withBody,
  withMessage,
} from './manners.ts';
import { BANK, cases, firefox, GZIP } from './odd-case.ts';

const shows = { shows: BANK };

export const ANSWERED_CASES = cases({ outcome: 'answered', billed: 'yes', charged: 1 }, [
  ['answers as most do', plain, { ...shows, ...firefox }],
  ['calls JSON a web page', withMessage({ type: 'text/html; charset=utf-8' })],
  [
    'sets a cookie, sends its answer as a file and allows caching for a year',
    answering(({ body }, { elsewhere }) =>
      message({
        body,
        headers: [
          ['set-cookie', 'session=odd; Path=/; Max-Age=9999'],
          ['content-disposition', 'attachment; filename="answer.json"'],
          ['cache-control', 'public, max-age=31536000, immutable'],
          ['refresh', `0; url=${elsewhere}/`],
          ['link', `<${elsewhere}/next>; rel=preload; as=fetch`],
          ['location', `${elsewhere}/`],
        ],
      }),
    ),
    firefox,
  ],
  [
    'sends headers for the security of pages',
    withMessage({
      headers: [
        ['access-control-allow-origin', 'https://elsewhere.example'],
        ['cross-origin-resource-policy', 'same-origin'],
        ['content-security-policy', "default-src 'none'; sandbox"],
        ['vary', '*'],
      ],
    }),
  ],
  // An interim response (RFC 9110, 15.2; RFC 8297), with a link that must not be followed.
  [
    'sends Early Hints before its answer',
    answering(({ body }, { elsewhere }) => [
      `HTTP/1.1 103 Early Hints\r\nlink: <${elsewhere}/style.css>; rel=preload; as=style\r\n\r\n`,
      message({ body }),
    ]),
    firefox,
  ],
  ['answers with 206', withMessage({ status: 206, headers: [['content-range', 'bytes 0-9/*']] })],
  [
    'needs a second for its bytes',
    answering(({ body }) => {
      const parts = [0, 1, 2, 3].map((n) =>
        body.subarray((body.length * n) / 4, (body.length * (n + 1)) / 4),
      );
      return [message({ length: body.length }), ...parts];
    }, 250),
  ],
  [
    'sends chunks of a byte, with extensions and a trailer',
    answering(({ body }) => [
      chunkedHead([['trailer', 'x-checksum']]),
      ...chunks(body, 1),
      '0;last=yes\r\nx-checksum: 1\r\n\r\n',
    ]),
  ],
  ['speaks HTTP/1.0 and names no length', withMessage({ version: '1.0', length: null }), firefox],
  [
    'compresses with gzip',
    answering(({ body }) => message({ headers: GZIP, body: gzipSync(body) })),
    firefox,
  ],
  [
    'leaves out the checksum of gzip',
    cutAfter(({ body }) => message({ body: gzipSync(body).subarray(0, -8), headers: GZIP })),
    shows,
  ],
  ['begins with a byte order mark', withBody((body) => `\ufeff${body}`), firefox],
  [
    'writes half of a surrogate pair, and a field 50 deep',
    withBody((body) => `{"x":${'['.repeat(50)}${']'.repeat(50)},"y":"\\ud800",${body.subarray(1)}`),
  ],
  // JSON is UTF-8 (RFC 8259, 8.1), so letters of another charset are lost, but the verdict is still right.
  [
    'uses the charset that it names',
    withBody((body) => Buffer.from(body.toString().replace(BANK, 'Österreichische'), 'latin1'), {
      type: `${JSON_TYPE}; charset=iso-8859-1`,
    }),
    { shows: 'sterreichische' },
  ],
  [
    'sends a second answer without a request',
    answering(({ body }) => [
      message({ body }),
      message({ body: '{"valid":false,"bank_name":"Nobody’s"}' }),
    ]),
  ],
  [
    'breaks the connection after the last brace',
    cutAfter(({ body }) => message({ body, length: body.length + 10 })),
    { ...shows, ...firefox },
  ],
  [
    'breaks the connection after the last brace of chunks',
    cutAfter(({ body }) => Buffer.concat([chunkedHead(), ...chunks(body, 50).map(Buffer.from)])),
    { ...shows, ...firefox },
  ],
]);
