import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureSchema } from '../../lib/extension/schemas/index.ts';
import { fakeApi, KEY } from './client/fake-api.ts';

/** Strings, some of which contain the key: plain, URL-encoded, in upper case or in a URL. */
const words = fc.oneof(
  fc.string(),
  fc.constantFrom(
    KEY,
    encodeURIComponent(KEY),
    KEY.toUpperCase(),
    `https://h/v1/ip?x_api_key=${KEY}`,
  ),
  fc.string().map((text) => `${text}${KEY}${text}`),
);

const NAMES = [
  'error',
  'status',
  'state',
  'result',
  'data',
  'message',
  'job_id',
  'valid',
  'detail',
];

const json = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), words), tie('value'), { maxKeys: 4 }),
    ),
  }))
  .value.map((value) => JSON.stringify(value));

const body = fc.oneof(
  words,
  json,
  words.map((text) => `<html><title>${text}</title>${text}`),
);
const status = fc.oneof(
  fc.constantFrom(200, 202, 400, 401, 402, 403, 404, 413, 500, 503),
  fc.integer({ min: 200, max: 599 }),
);

/** Statuses that must not have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

function reply(code: number, text: string): Response {
  return new Response(WITHOUT_BODY.has(code) ? null : text, { status: code });
}

function check(outcome: { ok: boolean; failure?: unknown }): void {
  expect(typeof outcome.ok).toBe('boolean');
  const text = JSON.stringify(outcome).toLowerCase();
  for (const form of [KEY, encodeURIComponent(KEY), JSON.stringify(KEY)]) {
    expect(text).not.toContain(form.toLowerCase());
  }
  if (!outcome.ok) {
    const failure = failureSchema.parse(outcome.failure);
    // An answer that was paid for is kept as received.
    const raw = failure.billed === 'no' ? failure.raw : '';
    expect(`${failure.message} ${failure.action} ${failure.detail} ${raw}`).not.toContain(
      '/v1/ip?x_api_key',
    );
  }
}

describe('an arbitrary response of the server', () => {
  it('never makes a call throw or puts the key (or, of a free call, a URL query) into a failure', async () => {
    await fc.assert(
      fc.asyncProperty(status, body, async (code, text) => {
        const { client } = fakeApi(() => reply(code, text), { timeoutMs: 30 });
        check(await client.call('iban', { query: 'x' }));
        check(await client.call('usage', {}));
        check(await client.submit('vat', { query: 'x' }));
        const polled = await client.poll('vat', 'j');
        check(polled);
        if (polled.ok && polled.value.state === 'failed') {
          check({ ok: false, failure: polled.value.failure });
        }
      }),
      // A free call that becomes a job that never ends.
      { examples: [[200, `{"https://h/v1/ip?x_api_key=${KEY}":"${KEY}","job_id":" "}`]] },
    );
  });

  it('is an answer only with status 2xx, and an error is never reported as billed', async () => {
    await fc.assert(
      fc.asyncProperty(status, body, async (code, text) => {
        const { client } = fakeApi(() => reply(code, text), { timeoutMs: 1000 });
        const outcome = await client.call('stats', { engine: 'x' });
        if (outcome.ok) expect(code).toBeLessThan(300);
        else expect(outcome.failure.billed).toBe('no');
        const paid = await client.call('phone', { query: '+31612345678' });
        if (!paid.ok && code >= 300) expect(paid.failure.billed).not.toBe('yes');
        if (!paid.ok && code >= 400 && code !== 404) expect(paid.failure.billed).toBe('no');
      }),
    );
  });

  it('becomes a failure without the exception’s message when fetch throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (thrown) => {
        const { client } = fakeApi(() => Promise.reject(thrown));
        const outcome = await client.call('iban', { query: 'x' });
        expect(outcome).toMatchObject({ ok: false, failure: { kind: 'network' } });
        check(outcome);
      }),
    );
  });
});
