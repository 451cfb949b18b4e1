/** The toolbar popup and the side panel in Chromium: targets that Playwright does not list as pages. */
import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { until } from './until.ts';

const targetsSchema = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), url: z.string(), type: z.string() })),
});
const messageSchema = z.object({ id: z.number().optional(), result: z.unknown().optional() });
const valueSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });

export interface PopupSurface {
  /** Evaluates an expression in the popup. */
  evaluate(expression: string): Promise<unknown>;
  text(): Promise<string>;
  /** Presses and releases a key. @param at when, ms since the epoch; else now */
  press(key: 'Enter' | 'Tab' | 'Escape', at?: number): Promise<void>;
  /** A key that is held repeats: one of these presses, without a release. */
  repeat(key: 'Enter'): Promise<void>;
  /** A PNG, base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

declare const chrome: {
  action: { openPopup(): Promise<void>; getBadgeText(details: object): Promise<string> };
  windows: {
    getAll(how?: { populate: boolean }): Promise<{ id: number; focused: boolean }[]>;
    update(id: number, to: { focused: boolean }): Promise<unknown>;
    create(window: { tabId: number; focused: boolean }): Promise<unknown>;
  };
  tabs: { query(filter: { active: boolean }): Promise<{ id: number }[]> };
};

const KEYS = { Enter: 13, Tab: 9, Escape: 27 } as const;

/** The id of the target of a page of ours outside tabs; undefined while there is none. */
async function findTarget(
  page: Page,
  session: CDPSession,
  file: string,
): Promise<string | undefined> {
  const { targetInfos } = targetsSchema.parse(await session.send('Target.getTargets'));
  const open = new Set(
    page
      .context()
      .pages()
      .map((each) => each.url()),
  );
  return targetInfos.find(
    ({ type, url }) => type === 'page' && url.includes(`/${file}`) && !open.has(url),
  )?.targetId;
}

/** Closes the popup and any that opens next: a hostile page may have caused several. */
export async function closePopup(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await until(async () => {
    const targetId = await findTarget(page, session, 'popup.html');
    if (targetId === undefined) return;
    await session.send('Target.closeTarget', { targetId });
    throw new Error('the popup is still open');
  });
  await session.detach();
}

/** Opens the popup as the toolbar's button does. */
export async function openPopupOver(page: Page): Promise<PopupSurface> {
  const background = () => {
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('no background');
    return worker;
  };
  await until(async () => {
    await page.bringToFront();
    await background().evaluate(async () => {
      // What a person's click does: the browser opens no popup over a window without the focus. A headless
      // window sometimes takes no focus any more, for a reason we do not know: the tab then moves to a new one.
      for (const { id } of await chrome.windows.getAll())
        await chrome.windows.update(id, { focused: true });
      const windows = await chrome.windows.getAll();
      if (windows.length === 1 && !windows[0]?.focused) {
        const [tab] = await chrome.tabs.query({ active: true });
        if (tab) await chrome.windows.create({ tabId: tab.id, focused: true });
      }
      await chrome.action.openPopup();
    });
  }).catch(async (cause: unknown) => {
    const windows = await background().evaluate(() => chrome.windows.getAll({ populate: true }));
    throw new Error(`no popup opens: ${JSON.stringify(windows)}`, { cause });
  });
  return popupOver(page);
}

/** Waits for the popup that the extension opened over the browser window. */
export const popupOver = (page: Page): Promise<PopupSurface> => surfaceAt(page, 'popup.html');

/** Waits for the side panel that the extension opened next to the browser's tabs. */
export const panelNextTo = (page: Page): Promise<PopupSurface> =>
  surfaceAt(page, 'sidepanel.html?window=');

async function surfaceAt(page: Page, file: string): Promise<PopupSurface> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const targetId = await until(async () => {
    const found = await findTarget(page, session, file);
    if (found === undefined) throw new Error('not open');
    return found;
  }).catch(async (error: unknown) => {
    const texts = page
      .frames()
      .map((frame) => frame.locator('body').textContent({ timeout: 1_000 }));
    const windows = page
      .context()
      .serviceWorkers()
      .map((worker) =>
        worker.evaluate(async () => [
          await chrome.windows.getAll(),
          await chrome.action.getBadgeText({}),
        ]),
      );
    const shown = await Promise.allSettled([...texts, ...windows]);
    throw new Error(`no popup is open: ${JSON.stringify(shown)}`, { cause: error });
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = messageSchema.parse(JSON.parse(message));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  const call = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      const message = JSON.stringify({ id: last, method, params });
      // Rejects where the target closes meanwhile.
      const sent = session.send('Target.sendMessageToTarget', { sessionId, message });
      void sent.catch(() => undefined);
    });
  const evaluate = async (expression: string) => {
    const reply = await call('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return valueSchema.parse(reply).result.value;
  };
  return {
    evaluate,
    text: async () => String(await evaluate('document.body.innerText')),
    async repeat(key) {
      const code = { key, code: key, windowsVirtualKeyCode: KEYS[key], text: '\r' };
      await call('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: true, ...code });
    },
    async press(key, at) {
      const when = at === undefined ? {} : { timestamp: at / 1000 };
      const code = { key, code: key, windowsVirtualKeyCode: KEYS[key], ...when };
      const text = key === 'Enter' ? { text: '\r' } : {};
      await call('Input.dispatchKeyEvent', { type: 'keyDown', ...code, ...text });
      await call('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
    },
    async picture() {
      return z.object({ data: z.string() }).parse(await call('Page.captureScreenshot')).data;
    },
    async close() {
      await session.send('Target.closeTarget', { targetId });
      await until(async () => {
        if ((await findTarget(page, session, file)) === targetId) throw new Error('still open');
      });
      await session.detach();
    },
  };
}
