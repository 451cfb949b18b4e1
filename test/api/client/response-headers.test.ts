import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import {
  MAX_RETRY_AFTER_MS,
  retryAfterMsOf,
  serverTimeOf,
} from '../../../lib/api/client/response-headers.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const LATER = 'Sun, 22 Nov 2026 10:00:30 GMT';
const wait = (retryAfter: string, date?: string) =>
  retryAfterMsOf(new Headers({ 'retry-after': retryAfter, ...(date ? { date } : {}) }), NOW);

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12_000],
    ['299', 299_000],
    ['301', MAX_RETRY_AFTER_MS],
    ['9'.repeat(400), MAX_RETRY_AFTER_MS],
  ])('of %s is read as seconds, at most five minutes', (value, ms) => expect(wait(value)).toBe(ms));

  it('is compared with the server’s own time if it is a date', () => {
    expect(wait(LATER, 'Sun, 22 Nov 2026 10:00:00 GMT')).toBe(30_000);
    expect(wait('Sun, 22 Nov 2026 09:00:00 GMT', 'Sun, 22 Nov 2026 10:00:00 GMT')).toBe(0);
  });

  it('is compared with this computer’s time if it is a date and the server names no time', () => {
    expect(wait('Sun, 22 Nov 2026 12:00:45 GMT')).toBe(45_000);
    expect(wait('Sun, 22 Nov 2026 12:00:45 GMT', 'yesterday')).toBe(45_000);
    expect(wait('Mon, 22 Nov 2027 12:00:45 GMT')).toBe(MAX_RETRY_AFTER_MS);
  });

  it.each(['', '-1', '1.5', '3, 3', 'soon', '2026-11-22', 'Sun, 99 Nov 2026 12:00:45 GMT'])(
    'is ignored if it is %j',
    (value) => expect(wait(value)).toBeUndefined(),
  );
});

it('reads the server’s time from the Date header', () => {
  expect(serverTimeOf(new Headers({ date: LATER }))).toBe(Date.UTC(2026, 10, 22, 10, 0, 30));
  expect(serverTimeOf(new Headers())).toBeUndefined();
});

it.each([
  ['vat', 429, 7_000],
  ['vat', 503, 7_000],
  ['stats', 429, 7_000],
  // The contract's 503 is about the stats alone.
  ['stats', 503, undefined],
  ['vat', 500, undefined],
] as const)(
  'of %s with status %i says how long every call is refused: %s ms',
  async (name, status, retryAfterMs) => {
    const reported: unknown[] = [];
    const client = createApiClient({
      baseUrl: async () => 'https://api.example.org',
      key: async () => 'a-key-of-this-test',
      fetch: async () =>
        new Response('{}', { status, headers: { date: LATER, 'retry-after': '7' } }),
      onResponse: (times) => reported.push(times),
    });
    await client.callRaw(name, { query: 'DE136695976', path: '/v1/vat' });
    expect(reported).toEqual([{ serverTime: Date.UTC(2026, 10, 22, 10, 0, 30), retryAfterMs }]);
  },
);
