import type { Usage } from '../../extension/schemas/index.ts';

export type RateLimit = Usage['rateLimit'];

/** Concurrent calls, and the rate limit while the API has not stated one. */
const MAX_CONCURRENT = 4;
const DEFAULT_RATE_LIMIT = { perSecond: 5, perMinute: null };
/** Share of the limit that background work leaves free for lookups that a person starts. */
const INTERACTIVE_SHARE = 0.1;
/** A call that would wait longer than this is not sent, and its caller gets a failure, ms. */
const MAX_WAIT_MS = 10_000;

interface Options {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly limit: () => Promise<RateLimit>;
}

/**
 * Why a call was not sent. `busy`: earlier calls are still waiting for their answers. `paused`: the
 * API asked to wait; `until`: ms since the epoch.
 */
export type QueueRefusal =
  | { readonly reason: 'busy' | 'rate' }
  | { readonly reason: 'paused'; readonly until: number };

/**
 * Admits calls in order, at most `MAX_CONCURRENT` at a time, within the account's rate limit (usage
 * record: per_second, per_minute; null is unlimited) and after any pause that the API asked for. It
 * uses a log of the last minute's starts: unlike a token bucket, this never admits a double burst,
 * which the server would refuse.
 */
export function createRateLimitedQueue({ now, sleep, limit }: Options) {
  const starts: number[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let pause: { readonly from: number; readonly until: number } | null = null;

  function pauseMs(): number {
    // A time before the pause began means that the clock was set back.
    if (pause && (now() < pause.from || now() >= pause.until)) pause = null;
    return pause ? pause.until - now() : 0;
  }

  /** Ms until a call may start; `reserve`: share of the limit to leave free. */
  function delay(rate: RateLimit, reserve = 0): number {
    const { perSecond = DEFAULT_RATE_LIMIT.perSecond, perMinute = DEFAULT_RATE_LIMIT.perMinute } =
      rate ?? {};
    const at = now();
    // Starts in the future were logged before the clock was set back.
    while (starts[0] !== undefined && (starts[0] <= at - 60_000 || starts[0] > at)) starts.shift();
    const until = (allowed: number | null, window: number): number => {
      if (allowed === null) return 0;
      const admitted = allowed - Math.ceil(allowed * reserve);
      const blocking = starts[starts.length - Math.max(1, admitted)];
      return blocking === undefined ? 0 : Math.max(0, blocking + window - at);
    };
    return Math.max(until(perSecond, 1_000), until(perMinute, 60_000), pauseMs());
  }

  /** Returns false if no slot became free in time. */
  async function takeSlot(): Promise<boolean> {
    if (running < MAX_CONCURRENT) {
      running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        resolve(false);
      }, MAX_WAIT_MS);
      waiting.push(take);
    });
  }

  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    /**
     * Ms until a background call may start, leaving part of the limit for lookups that a person
     * starts.
     */
    async backgroundDelayMs(): Promise<number> {
      return delay(await limit(), INTERACTIVE_SHARE);
    },

    /** Starts no call for this time, ms, which the API named when it refused a call. */
    pauseFor(ms: number): void {
      const from = now();
      if (ms > pauseMs()) pause = { from, until: from + ms };
    },

    /** Call when another account is connected. */
    endPause(): void {
      pause = null;
    },

    /**
     * Runs `work` when the limit allows. If that takes longer than `MAX_WAIT_MS`, returns the result of
     * `refuse` without running it.
     */
    async run<T>(work: () => Promise<T>, refuse: (why: QueueRefusal) => T): Promise<T> {
      const start = now();
      if (!(await takeSlot())) return refuse({ reason: 'busy' });
      try {
        let waited = Math.max(0, now() - start);
        for (let ms = delay(await limit()); ms > 0; ms = delay(await limit())) {
          waited += ms;
          if (waited > MAX_WAIT_MS) {
            const pausedMs = pauseMs();
            return refuse(
              pausedMs > 0 ? { reason: 'paused', until: now() + pausedMs } : { reason: 'rate' },
            );
          }
          await sleep(ms);
        }
        starts.push(now());
        return await work();
      } finally {
        releaseSlot();
      }
    },
  };
}

export type RateLimitedQueue = ReturnType<typeof createRateLimitedQueue>;
