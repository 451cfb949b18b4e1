import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import type { Failure, FailureKind } from '../../../lib/domain/failure.ts';
import { backOffMs, decideRetry } from '../../../lib/workbench/background/retry-policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 23);

it.each<[FailureKind, Partial<Failure>, number, string, number?]>([
  ['bad-request', {}, 0, 'record'],
  ['not-found', {}, 9, 'record'],
  ['unexpected-answer', { billed: 'yes' }, 0, 'record'],
  ['timeout', { billed: 'possibly' }, 0, 'probe-first'],
  ['network', { billed: 'possibly' }, 0, 'probe-first'],
  ['job-failed', { billed: 'possibly' }, 0, 'record'],
  ['network', { billed: 'no' }, 1, 'wait', 20_000],
  ['offline', {}, 7, 'wait', 30_000],
  ['payment-required', {}, 0, 'hold'],
  ['expired-key', {}, 0, 'hold'],
  ['aborted', { billed: 'no' }, 0, 'hold'],
  ['server-error', {}, 2, 'record'],
  ['server-error', {}, 3, 'wait', 80_000],
  ['unavailable', {}, 4, 'wait', 160_000],
  ['rate-limited', {}, 0, 'wait', 10_000],
  ['rate-limited', { detail: 'quota daily' }, 0, 'wait', 15 * MINUTE],
  ['rate-limited', { detail: 'quota daily' }, 9, 'wait', 60 * MINUTE],
  ['rate-limited', { detail: 'Quota', retryAt: NOW + 7 * HOUR }, 3, 'wait', 7 * HOUR],
  ['rate-limited', { retryAt: NOW + 20 * 24 * HOUR }, 0, 'wait', 12 * HOUR],
  ['rate-limited', { retryAt: NOW - HOUR }, 1, 'wait', 20_000],
  ['rate-limited', { detail: 'quota total', waitHelps: false }, 0, 'hold'],
])('decides for %s (%j, after %i failures): %s', (kind, extra, row, does, ms) => {
  const trouble = decideRetry(createFailure(kind, extra), row, NOW);
  expect(trouble).toEqual(ms === undefined ? { action: does } : { action: does, ms });
});

it('waits twice as long each time, and at most five minutes', () => {
  expect([0, 1, 4, 5, 50].map(backOffMs)).toEqual([10_000, 20_000, 160_000, 300_000, 300_000]);
});
