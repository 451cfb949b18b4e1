import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRateLimitedQueue,
  type QueueRefusal,
  type RateLimit,
} from '../../../lib/service/platform/rate-limited-queue.ts';

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

const refuse = (why: QueueRefusal) => why;

const most = (starts: readonly number[], window: number): number =>
  Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + window).length));

describe('the queue', () => {
  it('does not wait longer after the clock was set back', async () => {
    const { queue, clock } = queueOf({ perSecond: 1, perMinute: null });
    await queue.run<unknown>(async () => 'first', refuse);
    clock.now -= 3_600_000;
    expect(await queue.run<unknown>(async () => 'second', refuse)).toBe('second');
  });

  it.each([
    [{ perSecond: 3, perMinute: null }, 3, 1_000, 24],
    [{ perSecond: 2, perMinute: 10 }, 2, 1_000, 10],
    [undefined, 5, 1_000, 30],
  ])('under %j starts at most %d in %d ms', async (limit, allowed, window, count) => {
    const { queue, clock } = queueOf(limit);
    const starts: number[] = [];
    for (let i = 0; i < count; i += 1) {
      await queue.run(async () => void starts.push(clock.now), refuse);
    }
    expect(starts).toHaveLength(count);
    expect(most(starts, window)).toBe(allowed);
  });

  it('refuses to run when the wait would be too long', async () => {
    const { queue, clock } = queueOf({ perSecond: null, perMinute: 2 });
    let ran = 0;
    const run = () =>
      queue.run<number | QueueRefusal>(async () => {
        ran += 1;
        return ran;
      }, refuse);
    expect([await run(), await run(), await run()]).toEqual([1, 2, { reason: 'rate' }]);
    clock.now += 60_000;
    expect(await run()).toBe(3);
  });

  it('runs four at a time, in order, without a rate limit, even after an error', async () => {
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
    await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => queue.run(work(i), () => undefined)),
    );
    expect(peak).toBe(4);
    expect(order).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });
});

describe('when earlier calls occupy all slots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('makes a call wait for at most ten seconds', async () => {
    const { queue } = queueOf({ perSecond: null, perMinute: null });
    const endings: (() => void)[] = [];
    const dripping = () => new Promise<string>((resolve) => endings.push(() => resolve('late')));
    const earlier = Array.from({ length: 4 }, () => queue.run<unknown>(dripping, refuse));
    const sent: string[] = [];
    const press = queue.run<unknown>(async () => sent.push('press'), refuse);
    await vi.advanceTimersByTimeAsync(9_000);
    const later = queue.run<unknown>(async () => sent.push('later'), refuse);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await press).toEqual({ reason: 'busy' });
    for (const end of endings) end();
    await Promise.all(earlier);
    await later;
    expect(sent).toEqual(['later']);
  });
});

describe('a pause that the API asked for', () => {
  const send = async (queue: ReturnType<typeof queueOf>['queue']) =>
    queue.run<unknown>(async () => 'sent', refuse);

  it('is waited for if it is short enough, and reported if it is longer', async () => {
    const { queue, clock } = queueOf({ perSecond: null, perMinute: null });
    queue.pauseFor(4_000);
    const from = clock.now;
    expect(await send(queue)).toBe('sent');
    expect(clock.now - from).toBe(4_000);
    queue.pauseFor(60_000);
    expect(await send(queue)).toEqual({ reason: 'paused', until: clock.now + 60_000 });
    expect(await queue.backgroundDelayMs()).toBe(60_000);
    clock.now += 60_000;
    expect(await send(queue)).toBe('sent');
  });

  it('is not shortened by a shorter one, and ends with the account or when the clock is set back', async () => {
    const { queue, clock } = queueOf({ perSecond: null, perMinute: null });
    queue.pauseFor(60_000);
    queue.pauseFor(1_000);
    expect(await queue.backgroundDelayMs()).toBe(60_000);
    queue.endPause();
    expect(await send(queue)).toBe('sent');
    queue.pauseFor(60_000);
    clock.now -= 3_600_000;
    expect(await send(queue)).toBe('sent');
  });
});
