import type { Platform } from './platform.ts';

/** Both browsers end an idle worker after 30 s, its open fetch included; any API call resets that. */
const EVERY_MS = 20_000;

/** Runs `work` with the worker kept alive until it settles. */
export async function keepAlive<T>(
  platform: Pick<Platform, 'ping'>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void platform.ping().catch(() => undefined), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
