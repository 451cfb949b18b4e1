/**
 * An API that accepts every spelling of an address that some server accepts: it decodes until nothing changes,
 * normalises paths, and bills a call for the dearest endpoint that its address can be read as.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { ENDPOINT_CONTRACT } from '../../../lib/domain/endpoints.ts';
import { serve, stop } from '../../loopback.ts';

export interface LenientCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly credits: number;
}

export interface LenientApi {
  readonly url: string;
  readonly calls: LenientCall[];
  billed(): number;
  close(): Promise<void>;
}

const PRICES: ReadonlyMap<string, number> = new Map(
  Object.values(ENDPOINT_CONTRACT).map(({ path, credits }) => [path, credits]),
);

/** Bytes as characters, so that no encoding is invalid. */
const decodeOnce = (text: string): string =>
  text.replace(/%(?:u00)?([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

/** Overlong forms of `.`, `/` and `\` in UTF-8, which careless decoders accept. */
const readOverlong = (text: string): string =>
  text.replace(/\xc0([\xae\xaf])|\xc1\x9c/g, (_, byte?: string) =>
    byte === undefined ? '\\' : byte === '\xae' ? '.' : '/',
  );

function withoutDotSegments(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}

const READ_DIFFERENTLY: readonly ((text: string) => string)[] = [
  decodeOnce,
  readOverlong,
  (text) => text.replace(/^[a-z]+:\/\/[^/]*/i, ''),
  (text) => text.replaceAll('\\', '/'),
  (text) => text.replace(/;[^/?]*/g, ''),
  (text) => text.replace(/[?#\0\r\n &].*$/s, ''),
  (text) => text.replace(/\.[a-z]+$/, ''),
  (text) => text.toLowerCase(),
  (text) => text.trim(),
  withoutDotSegments,
];

/** Every path that a server could take an address for. */
function readingsOf(url: string): ReadonlySet<string> {
  const known = new Set([url]);
  for (const text of known) {
    for (const read of READ_DIFFERENTLY) known.add(read(text));
  }
  return known;
}

export const dearestReading = (url: string): number =>
  Math.max(0, ...[...readingsOf(url.slice(0, 2000))].map((path) => PRICES.get(path) ?? 0));

/** Each fourth paid call fails, and is free or billed as the contract says. */
const STATUSES = [200, 200, 200, 404, 200, 200, 200, 400, 200, 200, 200, 500];

export async function startLenientApi(): Promise<LenientApi> {
  const calls: LenientCall[] = [];
  const server = createServer(
    { insecureHTTPParser: true, maxHeaderSize: 1024 * 1024 },
    async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece);
      const { method = '', url = '', headers } = request;
      const status = STATUSES[calls.length % STATUSES.length] ?? 200;
      const isBilled = status === 200 || status === 404;
      const credits = isBilled ? dearestReading(url) : 0;
      calls.push({ method, url, headers, body: Buffer.concat(pieces).toString(), credits });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 200 ? '{"valid":true}' : '{"error":"An error of the API"}');
    },
  );
  return {
    url: await serve(server),
    calls,
    billed: () => calls.reduce((sum, { credits }) => sum + credits, 0),
    close: () => stop(server),
  };
}
