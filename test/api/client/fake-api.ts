import {
  type ApiClient,
  type CallOptions,
  createApiClient,
} from '../../../lib/api/client/client.ts';
import type { EndpointName } from '../../../lib/domain/endpoints.ts';
import { PARAMS } from '../samples.ts';

export const KEY = 'sk-Test/0123456789abcdef';
export const BASE = 'https://api.example.org';
export const IBAN = { query: 'NL91ABNA0417164300' };

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

/** What the client returns for this response to a call. */
export const outcomeOf = (
  response: Response,
  name: EndpointName = 'iban',
  options: CallOptions = {},
) => fakeApi(() => response).client.call(name, PARAMS[name] as never, options);

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A body that comes in these chunks and then breaks, stays open, or ends. */
export function bodyOf(chunks: Iterable<Uint8Array>, end: 'breaks' | 'open' | 'ends' = 'breaks') {
  const rest = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk) controller.enqueue(chunk);
      else if (end === 'breaks') controller.error(new TypeError('terminated'));
      else if (end === 'ends') controller.close();
    },
  });
}

/** A response whose connection breaks after this text. */
export const cutAfter = (text: string, init: ResponseInit = {}): Response =>
  new Response(bodyOf(text ? [new TextEncoder().encode(text)] : []), init);
