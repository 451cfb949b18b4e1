import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeoutOrNull } from '../../../lib/service/concurrency/with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives what comes in time, and leaves no timer behind', async () => {
  expect(await withTimeoutOrNull(50, Promise.resolve('here'))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives null for what fails', async () => {
  expect(await withTimeoutOrNull(50, Promise.reject(new Error('no')))).toBeNull();
});

it('waits no longer than it was told', async () => {
  const told = vi.fn();
  void withTimeoutOrNull(50, new Promise<string>(() => undefined)).then(told);
  await vi.advanceTimersByTimeAsync(49);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(null);
});
