import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeoutOrNull } from '../../../lib/service/concurrency/mutex.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns a result that comes in time, and leaves no timer', async () => {
  expect(await withTimeoutOrNull(50, Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('returns null for a failure', async () => {
  expect(await withTimeoutOrNull(50, Promise.reject(new Error('no')))).toBeNull();
});

it('returns null after the timeout', async () => {
  const settled = vi.fn();
  void withTimeoutOrNull(50, new Promise<string>(() => undefined)).then(settled);
  await vi.advanceTimersByTimeAsync(49);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
});
