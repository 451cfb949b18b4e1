/**
 * All test files of a worker share a Chromium and a Firefox: with `isolate: false` vitest shares modules
 * between files. Both browsers end with the worker's process.
 */
import { type Chromium, launchChromium } from './chromium.ts';
import { type Firefox, launchFirefox } from './firefox.ts';

interface Shareable {
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param launch starts the browser, and calls `onEnd` when the browser has ended */
function share<B extends Shareable>(launch: (onEnd: () => void) => Promise<B>) {
  let running: Promise<B> | undefined;
  let isLent = false;
  return async (): Promise<B> => {
    if (isLent) throw new Error('the shared browser is in use: close the previous world first');
    isLent = true;
    running ??= launch(() => {
      running = undefined;
    });
    try {
      const browser = await running;
      await browser.reset();
      const close = async () => {
        isLent = false;
      };
      return { ...browser, close };
    } catch (error) {
      isLent = false;
      running = undefined;
      throw error;
    }
  };
}

/** The worker's Chromium, after a reset; `close` returns it for the next caller. */
export const borrowChromium = share<Chromium>(async (onEnd) => {
  const chromium = await launchChromium();
  chromium.context.on('close', onEnd);
  return chromium;
});

/** The worker's Firefox, after a reset; `close` returns it for the next caller. */
export const borrowFirefox = share<Firefox>(async (onEnd) => {
  const firefox = await launchFirefox();
  firefox.browser.on('disconnected', onEnd);
  return firefox;
});
