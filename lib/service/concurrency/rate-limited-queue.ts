import type { Usage } from '../../extension/schemas/index.ts';

export type RateLimit = Usage['rateLimit'];

/** Calls at one time, and calls a second while the API has not said what it allows. */
const MAX_CONCURRENT = 4;
const DEFAULT_RATE_LIMIT = { perSecond: 5, perMinute: null };
/** Share of the limit that work in the background leaves to presses. */
const INTERACTIVE_SHARE = 0.1;
/** Longer than this nobody waits for a button: the caller is told instead, and nothing was sent. */
const MAX_WAIT_MS = 10_000;

interface Options {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly limit: () => Promise<RateLimit>;
}

/**
 * Admits calls within the account's rate limit (usage record: per_second, per_minute; null is
 * unlimited) and `CONCURRENT` at a time, in order. The bucket is a log of the last minute's
 * starts: unlike a refilled counter it admits no double burst around a refill, which the server
 * would refuse.
 */
export function createRateLimitedQueue({ now, sleep, limit }: Options) {
  const starts: number[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Ms until a call may begin; `reserve`: with a share of the limit left for others. */
  function delay(rate: RateLimit, reserve = 0): number {
    const { perSecond = DEFAULT_RATE_LIMIT.perSecond, perMinute = DEFAULT_RATE_LIMIT.perMinute } =
      rate ?? {};
    const at = now();
    // Starts in the future are of a clock that was put back since: they say nothing of this minute.
    while (starts[0] !== undefined && (starts[0] <= at - 60_000 || starts[0] > at)) starts.shift();
    const until = (allowed: number | null, window: number): number => {
      if (allowed === null) return 0;
      const own = allowed - Math.ceil(allowed * reserve);
      const blocking = starts[starts.length - Math.max(1, own)];
      return blocking === undefined ? 0 : Math.max(0, blocking + window - at);
    };
    return Math.max(until(perSecond, 1_000), until(perMinute, 60_000));
  }

  async function slot(): Promise<void> {
    if (running < MAX_CONCURRENT) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    /**
     * Ms until a call may begin that nobody waits for: a part of the limit stays free, so that a
     * person's own press has its turn at once.
     */
    async backgroundDelayMs(): Promise<number> {
      return delay(await limit(), INTERACTIVE_SHARE);
    },

    /** Runs `work` in its turn; null, without running it, when its turn is too far off. */
    async run<T>(work: () => Promise<T>): Promise<T | null> {
      await slot();
      try {
        let waited = 0;
        for (let ms = delay(await limit()); ms > 0; ms = delay(await limit())) {
          waited += ms;
          if (waited > MAX_WAIT_MS) return null;
          await sleep(ms);
        }
        starts.push(now());
        return await work();
      } finally {
        leave();
      }
    },
  };
}

export type RateLimitedQueue = ReturnType<typeof createRateLimitedQueue>;
