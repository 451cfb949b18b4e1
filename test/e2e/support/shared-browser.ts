/**
 * One Chromium and one Firefox for all test files of a worker: vitest keeps modules over files with
 * `isolate: false`. Both end with the worker's process.
 */
import { type Chromium, launchChromium } from './chromium.ts';
import { type Firefox, launchFirefox } from './firefox.ts';

interface Shareable {
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** @param launch is given what to call when the browser has ended */
function share<B extends Shareable>(launch: (onEnd: () => void) => Promise<B>) {
  let running: Promise<B> | undefined;
  let isLent = false;
  return async (): Promise<B> => {
    if (isLent) throw new Error('the shared browser is in use: close the world before');
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

/** The worker's Chromium, reset; `close` gives it back. */
export const borrowChromium = share<Chromium>(async (onEnd) => {
  const chromium = await launchChromium();
  chromium.context.on('close', onEnd);
  return chromium;
});

/** The worker's Firefox, reset; `close` gives it back. */
export const borrowFirefox = share<Firefox>(async (onEnd) => {
  const firefox = await launchFirefox();
  firefox.browser.on('disconnected', onEnd);
  return firefox;
});
