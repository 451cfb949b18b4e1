/** A single request: what is sent, when it ends, and what an incomplete answer may have cost. */
import { describe, expect, it } from 'vitest';
import { exchange } from '../../../lib/api/client/exchange.ts';
import type { EndpointName } from '../../../lib/api/endpoints/index.ts';

const KEY = 'key-1';
const WHOLE = '{"valid":true}';
const SHARED = { 'cache-status': 'gateway; hit', ratelimit: '"person-day";r=1' };

/** Sends one request; `sent`: what the browser was asked to send. */
async function call(
  respond: () => Response | Promise<Response>,
  options: { name?: EndpointName; bodyLimit?: number; signal?: AbortSignal } = {},
) {
  const sent: RequestInit[] = [];
  const outcome = await exchange(
    { url: 'https://api.example/v1', key: KEY },
    {
      name: 'iban',
      milliseconds: 10_000,
      fetch: async (_, init) => {
        sent.push(init ?? {});
        return respond();
      },
      ...options,
    },
  );
  return { outcome, sent: sent[0] };
}

/** A response whose connection breaks after these bytes. */
function cut(text: string, init: ResponseInit = {}): Response {
  const chunks = text ? [new TextEncoder().encode(text)] : [];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, init);
}

/** What a browser returns for a redirect that is not followed. */
const opaqueRedirect = (): Response =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  });

const incompleteOf = ({ outcome }: Awaited<ReturnType<typeof call>>) =>
  outcome.ok ? outcome.value.incomplete : undefined;

it('sends the key and asks for JSON, without cookies, cache or referrer', async () => {
  const { sent } = await call(() => new Response(WHOLE));
  expect(sent).toMatchObject({
    method: 'GET',
    headers: { 'x-api-key': KEY, accept: 'application/json' },
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
});

describe('a redirect', () => {
  it.each([300, 302, 399])('%i is refused and named', async (status) => {
    const { outcome } = await call(() => new Response(null, { status }));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'redirected', status } });
  });

  it('that the browser hides has no status', async () => {
    const { outcome } = await call(opaqueRedirect);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'redirected' } });
    expect(outcome.ok ? null : outcome.failure).not.toHaveProperty('status');
  });

  it.each([299, 400])('is not seen in %i', async (status) => {
    const { outcome } = await call(() => new Response(WHOLE, { status }));
    expect(outcome).toMatchObject({ ok: true, value: { status, text: WHOLE } });
  });
});

describe('the connection', () => {
  it('stays open to the end of a complete answer, and its caller no longer ends it', async () => {
    const caller = new AbortController();
    const { sent } = await call(() => new Response(WHOLE), { signal: caller.signal });
    expect(sent?.signal?.aborted).toBe(false);
    caller.abort();
    expect(sent?.signal?.aborted).toBe(false);
  });

  it('is closed where the answer is incomplete', async () => {
    const { sent } = await call(() => cut('{'));
    expect(sent?.signal?.aborted).toBe(true);
  });
});

describe('an incomplete answer', () => {
  it.each([
    ['iban', {}, 'possibly', '{"valid":'],
    // A poll returns an answer that was paid for.
    ['job', {}, 'no', '{"valid":'],
    ['usage', {}, 'no', undefined],
    // A gateway had the answer, so the call cost nothing.
    ['iban', SHARED, 'no', undefined],
  ] as const)('of %s with the headers %j: %s, keeps %s', async (name, headers, billed, raw) => {
    const failure = incompleteOf(await call(() => cut('{"valid":', { headers }), { name }));
    expect(failure).toMatchObject({ kind: 'network', billed, status: 200 });
    expect(failure?.raw).toBe(raw);
  });

  it('of which nothing came keeps no text', async () => {
    expect(incompleteOf(await call(() => cut('')))).not.toHaveProperty('raw');
  });

  it('with an error status is the error', async () => {
    const broken = await call(() => cut('{"error":', { status: 400 }));
    expect(broken.outcome.ok).toBe(true);
    expect(incompleteOf(broken)).toBeUndefined();
  });

  it('that is too long is incomplete, although the part that was read is whole JSON', async () => {
    const long = await call(() => new Response(`${WHOLE}     `), { bodyLimit: WHOLE.length });
    expect(incompleteOf(long)).toMatchObject({
      kind: 'answer-too-large',
      billed: 'possibly',
      raw: WHOLE,
    });
  });
});
