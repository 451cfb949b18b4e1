/** Unusual headers of an answer that can be parsed. */
import { answering, JSON_TYPE, message, withMessage } from './manners.ts';
import { answered, IBAN_BANK, type OddCase } from './odd-case.ts';
import type { Manner } from './server.ts';

/** An interim response before the answer (RFC 9110, 15.2; RFC 8297), with links that must not be followed. */
const early = (status: 102 | 103): Manner =>
  answering(({ body }, { elsewhere }) => [
    `HTTP/1.1 ${status} ${status === 103 ? 'Early Hints' : 'Processing'}\r\n` +
      `link: <${elsewhere}/style.css>; rel=preload; as=style\r\n\r\n`,
    message({ body }),
  ]);

export const HEADER_CASES: readonly OddCase[] = [
  answered(
    'writes header names in capitals',
    answering(({ body }) =>
      Buffer.concat([
        Buffer.from(`HTTP/1.1 200 OK\r\nCONTENT-TYPE:${JSON_TYPE}\r\n`),
        Buffer.from(`CoNtEnT-lEnGtH:   ${body.length}  \r\nCONNECTION: CLOSE\r\n\r\n`),
        body,
      ]),
    ),
  ),
  answered(
    'gives no reason phrase',
    answering(
      ({ body }) =>
        `HTTP/1.1 200\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    ),
  ),
  answered('names no type', withMessage({ type: null })),
  answered('calls JSON plain text', withMessage({ type: 'text/plain' })),
  answered('calls JSON a web page', withMessage({ type: 'text/html; charset=utf-8' })),
  answered(
    'names another charset than it uses',
    withMessage({ type: `${JSON_TYPE}; charset=ISO-8859-1` }),
    { shows: IBAN_BANK },
  ),
  answered(
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
    { firefox: true },
  ),
  answered(
    'sends headers for the security of pages',
    withMessage({
      headers: [
        ['access-control-allow-origin', 'https://elsewhere.example'],
        ['cross-origin-resource-policy', 'same-origin'],
        ['content-security-policy', "default-src 'none'; sandbox"],
        ['x-content-type-options', 'nosniff'],
        ['vary', '*'],
      ],
    }),
  ),
  answered('sends Early Hints before its answer', early(103), { firefox: true }),
  answered('says "Processing" before its answer', early(102)),
  answered(
    'closes the connection without announcing it',
    answering(({ body }) => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
  ),
  answered('answers with 203', withMessage({ status: 203 })),
  answered(
    'answers with 206',
    withMessage({ status: 206, headers: [['content-range', 'bytes 0-9/*']] }),
  ),
];
