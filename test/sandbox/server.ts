/**
 * The sandbox: a local server that implements the whole API contract, for `npm start`, tests and people
 * without a key. It shares no code with lib/, because it is used to test lib/.
 *
 * Besides the API it serves, without a key:
 * - `GET  /__sandbox/examples`: each endpoint with its price, a request and its answer.
 * - `GET  /__sandbox/log`: `[{method, path, query, status, credits, key, at}]`, oldest first.
 * - `POST /__sandbox/reset`: restores the state at start-up.
 * - `POST /__sandbox/fault`: see faults.ts.
 * - `POST /__sandbox/keys`, `POST /__sandbox/clock`: see controls.ts.
 */
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type KeyName, SECRETS } from './account/keys.ts';
import { type LogEntry, SandboxState } from './account/state.ts';
import { type Clock, type Wait, wait } from './account/time.ts';
import { addControls } from './controls/controls.ts';
import { type Answered, Calls } from './request/call.ts';
import { ROUTES } from './request/endpoints.ts';
import { bytesOf, type Target } from './request/incoming.ts';
import { standardMessage } from './request/problem.ts';
import { splitUrl } from './request/query.ts';

export interface SandboxOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** Latency that the optional deep checks add, ms; default 300. */
  readonly deepMs?: number;
  /** How long an asynchronous job takes, ms; default 150. */
  readonly jobMs?: number;
  /** How the sandbox waits; default: by a timer. */
  readonly wait?: Wait;
}

export interface Sandbox {
  readonly baseUrl: string;
  readonly keys: Record<KeyName, string>;
  /** Every request so far, oldest first, for a caller in the same process. */
  log(): readonly LogEntry[];
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MEGABYTE = 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

const PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body><h1>Gateway</h1></body></html>';

/** Closes the connection without an answer. */
function drop(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function write(reply: FastifyReply, { status, body, effects }: Answered): FastifyReply {
  const { html, truncate } = effects;
  if (effects.drop === 'after') return drop(reply);
  const payload = html ? PAGE : JSON.stringify(effects.body === undefined ? body : effects.body);
  const type = html ? 'text/html; charset=utf-8' : JSON_TYPE;
  const kept = truncate ? payload.slice(0, payload.length >> 1) : payload;
  if (truncate !== 'connection') return reply.status(status).type(type).send(kept);
  reply.hijack();
  const length = Buffer.byteLength(payload);
  reply.raw.writeHead(status, { 'content-type': type, 'content-length': length });
  reply.raw.write(kept, () => reply.raw.destroy());
  return reply;
}

/** Starts a sandbox on loopback. Rejects when the port is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const state = new SandboxState(options.clock ?? Date.now);
  const closing = new AbortController();
  const calls = new Calls(state, {
    deepMs: options.deepMs ?? 300,
    jobMs: options.jobMs ?? 150,
    wait: options.wait ?? wait,
    signal: closing.signal,
  });
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // Large limits, so that long queries and job ids reach the checks, which answer as in the contract.
    http: { maxHeaderSize: MEGABYTE },
    routerOptions: { maxParamLength: MEGABYTE },
    // For malformed paths such as `/v1/%zz`.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify({ error: standardMessage(400) }));
    },
  });
  // Whoever handles a request reads its body: the controls parse it, and the API only counts it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const serve =
    (target: Target) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { path, query } = splitUrl(request.raw.url ?? '/');
      const header = request.headers['x-api-key'];
      let answered: Answered | null;
      try {
        answered = await calls.handle(
          {
            method: request.method,
            path,
            query,
            headerKey: typeof header === 'string' ? header : undefined,
            bodyBytes: await bytesOf(request.raw),
          },
          target,
        );
      } catch (error) {
        // A call may be interrupted only because the server closes, or the client went away.
        if (!closing.signal.aborted && !request.raw.destroyed) throw error;
        answered = null;
      }
      return answered === null ? drop(reply) : write(reply, answered);
    };

  for (const route of ROUTES) app.get(route.path, serve(route));
  app.get<{ Params: { id: string } }>('/jobs/:id', (request, reply) =>
    serve({ jobId: request.params.id })(request, reply),
  );
  app.setNotFoundHandler(serve(null));
  addControls(app, state);

  const baseUrl = await app.listen({ port: options.port ?? 0, host: HOST });
  return {
    baseUrl,
    keys: { ...SECRETS },
    log: () => [...state.log],
    close: async () => {
      closing.abort();
      await app.close();
    },
  };
}
