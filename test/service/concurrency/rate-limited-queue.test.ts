import { describe, expect, it } from 'vitest';
import {
  createRateLimitedQueue,
  type RateLimit,
} from '../../../lib/service/concurrency/rate-limited-queue.ts';

function queueOf(limit: RateLimit) {
  const clock = { now: 1_000_000 };
  const queue = createRateLimitedQueue({
    now: () => clock.now,
    sleep: async (ms) => {
      clock.now += ms;
    },
    limit: async () => limit,
  });
  return { queue, clock };
}

const most = (starts: readonly number[], window: number): number =>
  Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + window).length));

describe('the queue', () => {
  it('does not wait for a clock that was put back to catch up', async () => {
    const { queue, clock } = queueOf({ perSecond: 1, perMinute: null });
    await queue.run(async () => 'first');
    clock.now -= 3_600_000;
    expect(await queue.run(async () => 'second')).toBe('second');
  });

  it.each([
    [{ perSecond: 3, perMinute: null }, 3, 1_000, 24],
    [{ perSecond: 2, perMinute: 10 }, 2, 1_000, 10],
    [undefined, 5, 1_000, 30],
  ])('under %j starts at most %d in %d ms', async (limit, allowed, window, count) => {
    const { queue, clock } = queueOf(limit);
    const starts: number[] = [];
    for (let i = 0; i < count; i += 1) {
      await queue.run(async () => starts.push(clock.now));
    }
    expect(starts).toHaveLength(count);
    expect(most(starts, window)).toBe(allowed);
  });

  it('refuses to run when the wait would be too long', async () => {
    const { queue, clock } = queueOf({ perSecond: null, perMinute: 2 });
    let ran = 0;
    const run = () =>
      queue.run(async () => {
        ran += 1;
        return ran;
      });
    expect([await run(), await run(), await run()]).toEqual([1, 2, null]);
    clock.now += 60_000;
    expect(await run()).toBe(3);
  });

  it('without limits runs four at a time, in order, also after a fault', async () => {
    const { queue } = queueOf({ perSecond: null, perMinute: null });
    let running = 0;
    let peak = 0;
    const order: number[] = [];
    const work = (i: number) => async () => {
      order.push(i);
      running += 1;
      peak = Math.max(peak, running);
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve, 0));
      running -= 1;
      if (i === 1) throw new Error('fault');
    };
    await Promise.allSettled(Array.from({ length: 12 }, (_, i) => queue.run(work(i))));
    expect(peak).toBe(4);
    expect(order).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });
});
