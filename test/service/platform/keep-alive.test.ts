import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAlive } from '../../../lib/service/platform/mutex.ts';

afterEach(() => vi.useRealTimers());

describe('keeping the worker alive', () => {
  it('pings every 20 s until the work ends', async () => {
    vi.useFakeTimers();
    const ping = vi.fn(async () => ({}));
    let end: (value: string) => void = () => undefined;
    const work = keepAlive({ ping }, () => new Promise<string>((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(65_000);
    expect(ping).toHaveBeenCalledTimes(3);
    end('done');
    expect(await work).toBe('done');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ping).toHaveBeenCalledTimes(3);
  });

  it('stops when the work fails, and survives a failing ping', async () => {
    vi.useFakeTimers();
    const ping = vi.fn(async () => {
      throw new Error('no platform');
    });
    let fail: (error: Error) => void = () => undefined;
    const work = keepAlive({ ping }, () => new Promise((_, reject) => (fail = reject)));
    const settled = expect(work).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(20_000);
    fail(new Error('lost'));
    await settled;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});
