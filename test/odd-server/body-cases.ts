/** Unusual bodies that can be parsed. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  answering,
  chunkedHead,
  chunks,
  cutAfter,
  JSON_TYPE,
  message,
  withBody,
  withFields,
  withMessage,
} from './manners.ts';
import { answered, encoded, IBAN_BANK, type OddCase } from './odd-case.ts';

export const BODY_CASES: readonly OddCase[] = [
  answered(
    'sends chunks of a byte, with extensions and a trailer',
    answering(({ body }) => [
      chunkedHead([['trailer', 'x-checksum']]),
      ...chunks(body, 1),
      '0;last=yes\r\nx-checksum: 1\r\n\r\n',
    ]),
  ),
  answered(
    'needs a second for its bytes',
    answering(({ body }) => {
      const parts = [0, 1, 2, 3].map((n) =>
        body.subarray((body.length * n) / 4, (body.length * (n + 1)) / 4),
      );
      return [message({ length: body.length }), ...parts];
    }, 250),
  ),
  answered('speaks HTTP/1.0 and names no length', withMessage({ version: '1.0', length: null }), {
    firefox: true,
  }),
  answered('names no length and closes the connection', withMessage({ length: null })),
  answered('compresses with gzip', encoded('gzip', gzipSync), { firefox: true }),
  answered('compresses with an old name of gzip', encoded('x-gzip', gzipSync)),
  answered('compresses with deflate', encoded('deflate', deflateSync)),
  answered('compresses with Brotli', encoded('br', brotliCompressSync)),
  answered(
    'compresses twice',
    encoded('gzip, gzip', (body) => gzipSync(gzipSync(body))),
  ),
  answered(
    'names an unknown encoding',
    encoded('utf-8', (body) => body),
  ),
  answered(
    'begins with a byte order mark',
    withBody((body) => `\ufeff${body}`),
    { firefox: true },
  ),
  answered(
    'puts space around its answer',
    withBody((body) => `\r\n\t  ${body}\n\n\n`),
  ),
  answered(
    'repeats keys',
    withBody((body) => `{"valid":null,"bank_name":7,${body.subarray(1)}`),
    { shows: IBAN_BANK },
  ),
  answered(
    'writes letters as escapes',
    withBody((body) => body.toString().replace('Commerzbank', '\\u0043ommerz\\u0062ank')),
    { shows: IBAN_BANK },
  ),
  answered(
    'reports a negative charge',
    withFields((answer) => ({ ...answer, credits_charged: -5, credits: 0, billed: false })),
  ),
  answered(
    'reports a huge charge',
    withFields((answer) => ({ ...answer, credits_charged: 1e300, credits: 'a lot' })),
  ),
  answered(
    'writes half of a surrogate pair, and a field 50 deep',
    withBody((body) => `{"x":${'['.repeat(50)}${']'.repeat(50)},"y":"\\ud800",${body.subarray(1)}`),
  ),
  answered(
    'leaves out the checksum of gzip',
    cutAfter(({ body }) => {
      const zipped = gzipSync(body).subarray(0, -8);
      return message({ body: zipped, headers: [['content-encoding', 'gzip']] });
    }),
    { shows: IBAN_BANK },
  ),
  // JSON is UTF-8 (RFC 8259, 8.1), so letters of another charset are lost, but the verdict is still right.
  answered(
    'uses the charset that it names',
    withBody(
      (body) => Buffer.from(body.toString().replace(IBAN_BANK, 'Österreichische'), 'latin1'),
      { type: `${JSON_TYPE}; charset=iso-8859-1` },
    ),
    { shows: 'sterreichische' },
  ),
  answered(
    'writes numbers for texts and texts for numbers',
    withFields((answer) => ({
      ...answer,
      bank_code: 37_040_044,
      account_number: 532_013_000,
      country_code: 49,
      in_sepa_zone: 'true',
      bban: null,
      tags: [null],
    })),
    { shows: IBAN_BANK, firefox: true },
  ),
  answered(
    'sends a second answer without a request',
    answering(({ body }) => [
      message({ body }),
      message({ body: '{"valid":false,"bank_name":"Nobody’s"}' }),
    ]),
  ),
];
