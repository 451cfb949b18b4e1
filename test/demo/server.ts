/** The demo shop on loopback, for `npm start` and end-to-end tests. */

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { serve, stop } from '../loopback.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Answers a request and resolves to true, or resolves to false to leave it to the server. */
export type DemoAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface DemoServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder of pages on 127.0.0.1.
 * @param options.extra pages by path (`/x.html`), in addition to the files of the folder
 * @param options.answer handles requests first
 */
export async function startDemo(
  options: { port?: number; extra?: Readonly<Record<string, string>>; answer?: DemoAnswer } = {},
): Promise<DemoServer> {
  const folder = join(import.meta.dirname, 'pages');
  const server = createServer(async (request, response) => {
    if (await options.answer?.(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = posix.normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(path)];
    const extra = options.extra?.[path];
    const body =
      extra ?? (type ? await readFile(join(folder, path), 'utf8').catch(() => null) : null);
    response.statusCode = body === null ? 404 : 200;
    response.setHeader('content-type', type ?? 'text/plain');
    response.end(body ?? 'Not here');
  });
  return {
    url: await serve(server, options.port),
    close: () => stop(server),
  };
}
