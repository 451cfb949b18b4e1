/**
 * HTTP/2 over TLS, as most APIs use it, in a real Chromium. HTTP/2 connections are reused (see
 * lib/service/platform/connection-reuse.ts), so this test counts what the browser sends again by itself.
 */
import { constants } from 'node:http2';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import {
  JSON_HEADERS,
  plainStream,
  type StreamManner,
  startHttp2Server,
} from '../../odd-server/http2-server.ts';
import { plain } from '../../odd-server/manners.ts';
import { type OddServer, startOddServer } from '../../odd-server/server.ts';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { sendMessage } from '../support/messages.ts';

let odd: OddServer;
let server: Awaited<ReturnType<typeof startHttp2Server>>;
let browser: Chromium;
let page: Page;

beforeAll(async () => {
  odd = await startOddServer(plain);
  server = await startHttp2Server(odd.sandbox);
  browser = await launchChromium({ args: ['--ignore-certificate-errors'] });
  page = await browser.open(browser.pageUrl('managed-schema.json'));
  const { baseUrl } = server;
  await browser.ask('connect', { baseUrl, key: odd.sandbox.keys.active, keep: 'disk' });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await odd.close();
});

const half: StreamManner = async (stream, ask) => {
  const { body } = await ask();
  stream.respond({ ':status': 200, ...JSON_HEADERS });
  // Not `close`, which would end the stream properly.
  stream.write(body.subarray(0, body.length >> 1), () => stream.destroy(new Error('broken')));
};
const hints: StreamManner = async (stream, ask) => {
  const link = `<${odd.baseUrl}/v1/style.css>; rel=preload; as=style`;
  stream.additionalHeaders({ ':status': 103, link });
  await plainStream(stream, ask);
};
const zipped: StreamManner = async (stream, ask) => {
  stream.respond({ ':status': 200, 'content-encoding': 'gzip' });
  stream.end(gzipSync((await ask()).body));
};
const goAway: StreamManner = async (stream, ask) => {
  await plainStream(stream, ask);
  stream.session?.close();
};
const unanswered: StreamManner = async (stream, ask) => {
  await ask();
  stream.close(constants.NGHTTP2_INTERNAL_ERROR);
};
const toHttp: StreamManner = async (stream) => {
  stream.respond({ ':status': 302, location: `${odd.baseUrl}/v1/vat/iban` });
  stream.end();
};
const misdirected: StreamManner = async (stream) => {
  stream.respond({ ':status': 421 });
  stream.end();
};
/** Refuses the first request as not processed, so the browser may send it again (RFC 9113, 8.7). */
function refusedOnce(): StreamManner {
  let isFirst = true;
  return async (stream, ask) => {
    if (!isFirst) return plainStream(stream, ask);
    isFirst = false;
    stream.close(constants.NGHTTP2_REFUSED_STREAM);
  };
}

const YES = { ok: true, value: { state: 'answered', from: 'api' } };
const lost = (kind: string, billed: string) => ({ ok: false, failure: { kind, billed } });
const values = ibans(9).map((value) => value.replaceAll(' ', ''));

it.each([
  ['answers as usual', plainStream, YES, 1, 1],
  ['sends Early Hints before its answer', hints, YES, 1, 1],
  ['compresses with gzip', zipped, YES, 1, 1],
  ['closes the connection after its answer', goAway, YES, 1, 1],
  ['breaks the stream in the middle', half, lost('network', 'possibly'), 1, 1],
  ['breaks the stream before its answer', unanswered, lost('network', 'possibly'), 1, 1],
  ['redirects to http', toHttp, lost('redirected', 'no'), 1, 0],
  ['refuses the stream once', refusedOnce(), YES, 2, 1],
  ['answers 421 (wrong connection)', misdirected, lost('unexpected-status', 'no'), 2, 0],
] as const)('a server that %s', async (_, manner, reply, requests, credits) => {
  const value = values.shift() ?? '';
  server.lookup = manner;
  const question = { kind: 'iban', value, depth: 'standard', trigger: 'gesture' };
  const body = { ...question, refresh: false, place: 'popup' };
  expect(await page.evaluate(sendMessage, ['lookup', body] as const)).toMatchObject(reply);
  expect(server.asked.filter((asked) => asked === value)).toHaveLength(requests);
  expect(odd.charged(value)).toBe(credits);
  expect(odd.seen).toEqual([]);
});
