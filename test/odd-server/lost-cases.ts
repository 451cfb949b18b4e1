/** Answers that were charged and are then lost or cannot be parsed. */
import { gzipSync } from 'node:zlib';
import {
  answering,
  type Bytes,
  chunkedHead,
  chunks,
  cutAfter,
  message,
  withBody,
  withFields,
  withMessage,
} from './manners.ts';
import { encoded, half, IBAN_BANK, type OddCase } from './odd-case.ts';

export const LOST_CASES: readonly OddCase[] = [
  ...(
    [
      [
        'breaks the connection in the middle',
        (body) => message({ body: half(body), length: body.length }),
      ],
      [
        'breaks the connection in the middle of chunks',
        (body) => Buffer.concat([chunkedHead(), ...chunks(half(body), 50).map(Buffer.from)]),
      ],
      [
        'breaks the connection in the middle of gzip',
        (body) => {
          const zipped = gzipSync(body);
          const headers = [['content-encoding', 'gzip']] as const;
          return message({ body: half(zipped), length: zipped.length, headers });
        },
      ],
      ['breaks the connection after its headers', (body) => message({ length: body.length })],
      ['breaks the connection within its headers', () => 'HTTP/1.1 200 OK\r\ncontent-ty'],
    ] satisfies [string, (body: Buffer) => Bytes][]
  ).map(
    ([name, make]): OddCase => ({
      name,
      manner: cutAfter(({ body }) => make(body)),
      outcome: 'network',
      billed: 'possibly',
      charged: 1,
      ...(name.endsWith('within its headers') || /of (?:chunks|gzip)$/.test(name)
        ? { orElse: 'not-json' }
        : {}),
      ...(name.endsWith('in the middle') || name.endsWith('gzip') ? { firefox: true } : {}),
    }),
  ),
  {
    name: 'sends more headers than a browser reads',
    manner: withMessage({ headers: [['x-odd', 'o'.repeat(400_000)]] }),
    outcome: 'network',
    billed: 'possibly',
    charged: 1,
  },
  {
    name: 'says gzip and compresses nothing',
    manner: encoded('gzip', (body) => body),
    outcome: 'network',
    billed: 'possibly',
    charged: 1,
  },
  {
    name: 'names two lengths',
    manner: withMessage({ headers: [['content-length', 7]] }),
    outcome: 'network',
    billed: 'possibly',
    charged: 1,
  },
  {
    name: 'names too short a length',
    manner: answering(({ body }) => message({ body, length: 40 })),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
    keeps: '{"iban":"DE',
  },
  {
    name: 'writes UTF-16',
    manner: withBody((body) => Buffer.from(`\ufeff${body}`, 'utf16le'), {
      type: 'application/json; charset=utf-16',
    }),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
    keeps: 'i\0b\0a\0n',
  },
  {
    name: 'puts a warning before its answer',
    manner: withBody((body) => `<b>Warning</b>: odd.php on line 3\n${body}`),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
    keeps: IBAN_BANK,
  },
  {
    name: 'answers in another form',
    manner: withFields(() => ({ result: 'of another form' })),
    outcome: 'unexpected-answer',
    billed: 'yes',
    charged: 1,
    keeps: '{"result":"of another form"}',
  },
  {
    name: 'answers with a prototype',
    manner: withBody(() => '{"__proto__":{"valid":true}}'),
    outcome: 'unexpected-answer',
    billed: 'yes',
    charged: 1,
    keeps: '__proto__',
  },
  {
    name: 'nests its answer deeper than can be read',
    manner: withBody(
      (body) => `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},${body.subarray(1)}`,
    ),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
    keeps: '{"x":[[[',
  },
  {
    name: 'answers with 204',
    manner: answering(() => message({ status: 204, type: null, length: null })),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
  },
  {
    name: 'answers with nothing',
    manner: withBody(() => ''),
    outcome: 'not-json',
    billed: 'possibly',
    charged: 1,
  },
  {
    name: 'answers null',
    manner: withBody(() => 'null'),
    outcome: 'unexpected-answer',
    billed: 'yes',
    charged: 1,
    keeps: 'null',
  },
];
