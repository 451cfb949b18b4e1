import { type ApiClient, createApiClient } from '../../../lib/api/client/client.ts';

export const KEY = 'sk-Test/0123456789abcdef';
export const BASE = 'https://api.example.org';

export interface Sent {
  readonly url: URL;
  readonly init: RequestInit;
}

type Reply = (sent: Sent) => Response | Promise<Response>;

/** A client whose fetch is a function; `sent` records the requests. */
export function fakeApi(
  reply: Reply,
  options: { key?: string | null; baseUrl?: string; timeoutMs?: number } = {},
): { client: ApiClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const { key = KEY, baseUrl = BASE, timeoutMs } = options;
  const client = createApiClient({
    baseUrl: async () => baseUrl,
    key: async () => key,
    fetch: async (input, init = {}) => {
      const request = { url: new URL(String(input)), init };
      sent.push(request);
      return reply(request);
    },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { client, sent };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A response whose body breaks off after the headers. */
export function brokenBody(status: number): Response {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status });
}

/** A response with an endless body, or one of `size` kilobytes; `taken` counts what was read. */
export function longBody(status: number, size = Number.POSITIVE_INFINITY) {
  const taken = { kilobytes: 0, cancelled: false };
  const chunk = new TextEncoder().encode(' '.repeat(1000));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (taken.kilobytes >= size) return controller.close();
      taken.kilobytes += 1;
      controller.enqueue(chunk);
    },
    cancel() {
      taken.cancelled = true;
    },
  });
  return { response: new Response(body, { status }), taken };
}
