/** Our content scripts' isolated world in a page. */
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from './until.ts';

/** Evaluates code in our isolated world, as code in a compromised renderer process could. */
export async function inOurWorld(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const ours = new Promise<number>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin.startsWith('chrome-extension://')) resolve(context.id);
    });
  });
  await session.send('Runtime.enable');
  const contextId = await ours;
  return async (expression) => {
    const how = { contextId, expression, awaitPromise: true, returnByValue: true };
    return (await session.send('Runtime.evaluate', how)).result.value;
  };
}

/** In that world: whether the field script has loaded and guards submits. */
const IS_GUARDED = `globalThis[Symbol.for('fieldmark.frameRegistry')]?.guardSubmit !== undefined`;

/** Waits until submits are guarded. Nobody types a value in less time, but a test on a loaded machine does. */
export async function guarded(page: Page): Promise<void> {
  const run = await inOurWorld(page);
  await until(async () => expect(await run(IS_GUARDED)).toBe(true));
}
