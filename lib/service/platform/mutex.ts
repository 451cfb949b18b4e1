import type { Platform } from './browser.ts';

/** Runs work in sequence, in call order. */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    // Its caller gets the failure; the next work starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}

export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Runs work with the same name in sequence, and work with different names in parallel. */
export function createKeyedMutex(): KeyedMutex {
  const open = new Map<
    string,
    { readonly locked: ReturnType<typeof createMutex>; count: number }
  >();
  return async (name, work) => {
    const entry = open.get(name) ?? { locked: createMutex(), count: 0 };
    open.set(name, entry);
    entry.count += 1;
    try {
      return await entry.locked(work);
    } finally {
      entry.count -= 1;
      if (entry.count === 0) open.delete(name);
    }
  };
}

/** Single flight: a call with the key of running work gets that work's result. */
export function createSingleFlight<T>() {
  const open = new Map<string, Promise<T>>();
  return (key: string, ask: () => Promise<T>): { readonly joined: boolean; result: Promise<T> } => {
    const running = open.get(key);
    if (running) return { joined: true, result: running };
    const result = ask().finally(() => open.delete(key));
    open.set(key, result);
    return { joined: false, result };
  };
}

/** The result within this time, ms; null if it takes longer or fails. The work itself continues. */
export async function withTimeoutOrNull<T>(
  milliseconds: number,
  work: Promise<T>,
): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    // A failure is a null too.
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Resolves in a new task, after events that the browser has already queued. Not a timer: those are
 * throttled.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs work in lanes. Up to `limit` items of a lane run at once; further items wait in order, and each
 * starts in a new task. So a flooded lane delays no other lane, and no work is dropped.
 */
export function createLanes() {
  const lanes = new Map<string, Lane>();
  return async <T>(name: string, limit: number, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] };
    lanes.set(name, lane);
    if (lane.running < limit) lane.running += 1;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) void nextTask().then(next);
      else {
        lane.running -= 1;
        if (lane.running === 0) lanes.delete(name);
      }
    }
  };
}

/** Both browsers end an idle worker after 30 s, its open fetch included; any API call resets that. */
const PING_INTERVAL_MS = 20_000;

/** Runs `work` with the worker kept alive until it settles. */
export async function keepAlive<T>(
  platform: Pick<Platform, 'ping'>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void platform.ping(), PING_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
