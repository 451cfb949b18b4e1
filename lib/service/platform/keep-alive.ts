import type { Platform } from './browser.ts';

/** Both browsers end an idle worker after 30 s, its open fetch included; any API call resets that. */
const PING_INTERVAL_MS = 20_000;

/** Runs `work` with the worker kept alive until it settles. */
export async function keepAlive<T>(
  platform: Pick<Platform, 'ping'>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void platform.ping().catch(() => undefined), PING_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
