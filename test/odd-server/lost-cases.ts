/** Answers that were charged and are then lost or cannot be parsed. */
import { gzipSync } from 'node:zlib';
import {
  answering,
  chunkedHead,
  chunks,
  cutAfter,
  message,
  withBody,
  withFields,
  withMessage,
} from './manners.ts';
import { encoded, half, IBAN_BANK, type OddCase } from './odd-case.ts';

/** An answer that is charged. */
const lost = (
  name: string,
  outcome: OddCase['outcome'],
  billed: OddCase['billed'],
  rest: Pick<OddCase, 'manner' | 'keeps' | 'orElse' | 'firefox'>,
): OddCase => ({ name, outcome, billed, charged: 1, ...rest });

export const LOST_CASES: readonly OddCase[] = [
  lost('breaks the connection in the middle', 'network', 'possibly', {
    manner: cutAfter(({ body }) => message({ body: half(body), length: body.length })),
    firefox: true,
  }),
  lost('breaks the connection in the middle of chunks', 'network', 'possibly', {
    manner: cutAfter(({ body }) =>
      Buffer.concat([chunkedHead(), ...chunks(half(body), 50).map(Buffer.from)]),
    ),
    orElse: 'not-json',
  }),
  lost('breaks the connection in the middle of gzip', 'network', 'possibly', {
    manner: cutAfter(({ body }) => {
      const zipped = gzipSync(body);
      const headers = [['content-encoding', 'gzip']] as const;
      return message({ body: half(zipped), length: zipped.length, headers });
    }),
    orElse: 'not-json',
    firefox: true,
  }),
  lost('breaks the connection after its headers', 'network', 'possibly', {
    manner: cutAfter(({ body }) => message({ length: body.length })),
  }),
  lost('breaks the connection within its headers', 'network', 'possibly', {
    manner: cutAfter(() => 'HTTP/1.1 200 OK\r\ncontent-ty'),
    orElse: 'not-json',
  }),
  lost('sends more headers than a browser reads', 'network', 'possibly', {
    manner: withMessage({ headers: [['x-odd', 'o'.repeat(400_000)]] }),
  }),
  lost('says gzip and compresses nothing', 'network', 'possibly', {
    manner: encoded('gzip', (body) => body),
  }),
  lost('names two lengths', 'network', 'possibly', {
    manner: withMessage({ headers: [['content-length', 7]] }),
  }),
  lost('names too short a length', 'not-json', 'possibly', {
    manner: answering(({ body }) => message({ body, length: 40 })),
    keeps: '{"iban":"DE',
  }),
  lost('writes UTF-16', 'not-json', 'possibly', {
    manner: withBody((body) => Buffer.from(`\ufeff${body}`, 'utf16le'), {
      type: 'application/json; charset=utf-16',
    }),
    keeps: 'i\0b\0a\0n',
  }),
  lost('puts a warning before its answer', 'not-json', 'possibly', {
    manner: withBody((body) => `<b>Warning</b>: odd.php on line 3\n${body}`),
    keeps: IBAN_BANK,
  }),
  lost('answers in another form', 'unexpected-answer', 'yes', {
    manner: withFields(() => ({ result: 'of another form' })),
    keeps: '{"result":"of another form"}',
  }),
  lost('answers with a prototype', 'unexpected-answer', 'yes', {
    manner: withBody(() => '{"__proto__":{"valid":true}}'),
    keeps: '__proto__',
  }),
  lost('nests its answer deeper than can be read', 'not-json', 'possibly', {
    manner: withBody(
      (body) => `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},${body.subarray(1)}`,
    ),
    keeps: '{"x":[[[',
  }),
  lost('answers with 204', 'not-json', 'possibly', {
    manner: answering(() => message({ status: 204, type: null, length: null })),
  }),
  lost('answers with nothing', 'not-json', 'possibly', { manner: withBody(() => '') }),
  lost('answers null', 'unexpected-answer', 'yes', {
    manner: withBody(() => 'null'),
    keeps: 'null',
  }),
];
