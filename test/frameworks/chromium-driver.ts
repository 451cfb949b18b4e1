/** Drives Chromium for the suite: Playwright, and DevTools for closed shadow roots. */
import type { CDPSession, Frame, Page } from 'playwright-core';
import { inClosedRoots } from '../e2e/support/closed-roots.ts';
import { until } from '../e2e/support/until.ts';
import type { World } from '../e2e/support/world.ts';
import type { Case } from './case.ts';
import type { Driver } from './tab.ts';

async function frameOf(page: Page, selector: string | undefined): Promise<Frame> {
  if (!selector) return page.mainFrame();
  return until(async () => {
    const frame = await (await page.$(selector))?.contentFrame();
    if (!frame?.url().startsWith('http')) throw new Error('no frame');
    await frame.waitForLoadState();
    return frame;
  });
}

/** A frame of another site runs in a separate process, so it needs a separate session. */
async function sessionOf(page: Page, frame: Frame): Promise<CDPSession> {
  const context = page.context();
  return context.newCDPSession(frame).catch(() => context.newCDPSession(page));
}

export async function openInChromium(
  world: World,
  testCase: Case,
  address: string,
): Promise<Driver> {
  const page = await world.browser.context.newPage();
  if (testCase.view) await page.setViewportSize(testCase.view);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto(address);
  // In a background tab the browser would render and handle input only once a second.
  await page.bringToFront();
  const frame = await frameOf(page, testCase.frame);
  const session = await sessionOf(page, frame);
  await session.send('DOM.enable');
  const top = testCase.frame ? await page.context().newCDPSession(page) : session;
  /** Uses DevTools, because Playwright loses a page that comes back from the back/forward cache. */
  const inTop = async (expression: string) => {
    const { result, exceptionDetails } = await top.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'rejected');
    return result.value;
  };
  return {
    errors,
    run: (source, isTop) => (isTop || !testCase.frame ? inTop(source) : frame.evaluate(source)),
    async inLine(source) {
      const [read] = await inClosedRoots<unknown>(session, 'fieldmark-field', source);
      return read ?? null;
    },
    async press(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    undo: () => page.keyboard.press('Control+z'),
    close: () => page.close(),
  };
}
