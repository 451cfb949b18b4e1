/** A server for HTTP/2 over TLS in front of the sandbox; each test sets how lookups are answered. */

import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { listen } from '../loopback.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { loopbackCertificate } from './certificate.ts';
import type { ApiAnswer } from './server.ts';

/** Writes an answer to a stream. `ask` passes the request to the sandbox, which charges for it. */
export type StreamManner = (
  stream: ServerHttp2Stream,
  ask: () => Promise<ApiAnswer>,
) => Promise<void>;

export const JSON_HEADERS = { 'content-type': 'application/json' } as const;

export const plainStream: StreamManner = async (stream, ask) => {
  const { status, body } = await ask();
  stream.respond({ ':status': status, ...JSON_HEADERS });
  stream.end(body);
};

export async function startHttp2Server(sandbox: Sandbox) {
  const server = createSecureServer(loopbackCertificate());
  const sessions = new Set<ServerHttp2Session>();
  const state = {
    lookup: plainStream,
    /** The looked-up values, in order. */
    asked: [] as string[],
  };
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    const path = headers[':path'] ?? '/';
    const key = headers['x-api-key'];
    const ask = async () => {
      const response = await fetch(`${sandbox.baseUrl}${path}`, {
        headers: typeof key === 'string' ? { 'x-api-key': key } : {},
      });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    };
    const value = new URL(path, sandbox.baseUrl).searchParams.get('query');
    if (value !== null) state.asked.push(value);
    void (value === null ? plainStream : state.lookup)(stream, ask).catch(() => stream.close());
  });
  const port = await listen(server);
  return Object.assign(state, {
    baseUrl: `https://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  });
}
