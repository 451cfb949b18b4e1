/**
 * A server in front of the sandbox that controls every byte of an answer, for unusual HTTP. The sandbox
 * computes and charges the answer and logs it; this server decides how the answer is sent.
 */

import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { listen, stop } from '../loopback.ts';
import { startSandbox } from '../sandbox/server.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: Buffer;
}

export interface Exchange {
  readonly socket: Socket;
  /** Passes the request to the sandbox, which handles and charges it. */
  ask(): Promise<ApiAnswer>;
  /** Base URL of this server. */
  readonly baseUrl: string;
  /** Base URL of a second server with another host name, which only records requests. */
  readonly elsewhere: string;
}

/** How a request is answered. */
export type Manner = (exchange: Exchange) => Promise<void>;

interface SeenRequest {
  readonly path: string;
  /** The looked-up value; null if the request has none. */
  readonly value: string | null;
  readonly key: string | undefined;
  readonly cookie: string | undefined;
}

export type OddServer = Awaited<ReturnType<typeof startOddServer>>;

const HOST = '127.0.0.1';

function seenOf(request: IncomingMessage): SeenRequest {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
  const { 'x-api-key': key, cookie } = request.headers;
  return {
    path: pathname,
    value: searchParams.get('query'),
    key: typeof key === 'string' ? key : undefined,
    cookie,
  };
}

const FREE_PATHS = /^\/(?:v1\/)?(?:usage|stats)$/;
const JOB_PATH = /^\/jobs\/(.*)$/;

/** Starts both servers and a sandbox without rate limits. */
export async function startOddServer(plain: Manner) {
  const sandbox = await startSandbox({ deepMs: 0, jobMs: 0 });
  const control = (name: string, body: object) =>
    fetch(`${sandbox.baseUrl}/__sandbox/${name}`, { method: 'POST', body: JSON.stringify(body) });
  await control('keys', { key: 'active', perSecond: null, perMinute: null });

  const seen: SeenRequest[] = [];
  const seenElsewhere: SeenRequest[] = [];
  /** The sandbox's job ids, by the ids that this server gives them. */
  const jobIds = new Map<string, string>();
  const state = {
    /** Path prefix of the API; other paths get a 404 page. */
    prefix: '',
    /** How each kind of request is answered. */
    lookup: plain,
    job: plain,
    free: plain,
    /** The id that this server gives to a job of the sandbox. */
    jobId: (id: string): string => id,
  };

  /** Passes a request to the sandbox, and replaces job ids by this server's ids. */
  async function askSandbox(path: string, key: string | undefined): Promise<ApiAnswer> {
    const id = JOB_PATH.exec(path)?.[1];
    const known = id === undefined ? undefined : jobIds.get(decodeURIComponent(id));
    const target = known === undefined ? path : `/jobs/${known}`;
    const headers = key === undefined ? {} : { 'x-api-key': key };
    const response = await fetch(`${sandbox.baseUrl}${target}`, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 202 || id !== undefined) return { status: response.status, body };
    const { job_id: given } = JSON.parse(body.toString());
    const shown = state.jobId(given);
    jobIds.set(shown, given);
    return { status: 202, body: Buffer.from(JSON.stringify({ job_id: shown })) };
  }

  async function answer(request: IncomingMessage): Promise<void> {
    const arrived = seenOf(request);
    seen.push(arrived);
    const { socket, url = '/' } = request;
    socket.on('error', () => undefined);
    const isApi = url.startsWith(`${state.prefix}/`);
    const path = isApi ? arrived.path.slice(state.prefix.length) : '';
    const exchange: Exchange = {
      socket,
      baseUrl: `http://${HOST}:${port}`,
      elsewhere: `http://localhost:${otherPort}`,
      ask: () =>
        isApi
          ? askSandbox(url.slice(state.prefix.length), arrived.key)
          : Promise.resolve({ status: 404, body: Buffer.from('<title>Not here</title>') }),
    };
    if (FREE_PATHS.test(path)) return state.free(exchange);
    return (JOB_PATH.test(path) ? state.job : state.lookup)(exchange);
  }

  const server = createServer((request) => {
    void answer(request).catch(() => request.socket.destroy());
  });
  const other = createServer((request, response) => {
    seenElsewhere.push(seenOf(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true}');
  });
  const [port, otherPort] = await Promise.all([listen(server), listen(other)]);

  return Object.assign(state, {
    sandbox,
    control,
    baseUrl: `http://${HOST}:${port}`,
    seen,
    seenElsewhere,
    /** Credits that the sandbox charged for questions about a value. */
    charged: (value: string): number =>
      sandbox
        .log()
        .filter(({ query }) => query.query === value)
        .reduce((sum, { credits }) => sum + credits, 0),
    close: async () => {
      await Promise.all([stop(server), stop(other)]);
      await sandbox.close();
    },
  });
}
