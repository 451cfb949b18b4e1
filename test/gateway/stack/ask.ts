/** Requests of people. */
import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly agent?: Agent;
}

/** Every request on a new connection, as after a reload. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Rejects when the connection breaks. */
export function ask(url: string, token: string | null, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', body = '', headers = {}, signal } = options;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent: options.agent ?? agent,
        ...(signal ? { signal } : {}),
        headers: {
          ...(token === null ? {} : { 'x-api-key': token }),
          ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.once('error', reject);
        response.once('end', () => {
          const received = Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : value,
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(received),
            body: text,
          });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Whether the answer came from the gateway without a call. */
export const isHit = ({ headers }: Answer): boolean =>
  /^fieldmark; hit; ttl=\d+$/.test(headers['cache-status'] ?? '');

/** The remaining credits by quota, from RateLimit. */
export function remaining({ headers }: Answer): Record<string, number> {
  const items = (headers.ratelimit ?? '').matchAll(/"([\w-]+)";r=(\d+);t=\d+/g);
  return Object.fromEntries([...items].map(([, name, credits]) => [name, Number(credits)]));
}
