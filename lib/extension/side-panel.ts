/** Chromium's side panel and Firefox's sidebar. Firefox for Android has neither. */
import { browser } from 'wxt/browser';
import type { TabMessage } from './tab-message.ts';

interface SidePanelApi {
  open(where?: { readonly windowId: number }): Promise<void>;
}

/** The types know neither API in both browsers. */
const panelApi = (name: 'sidePanel' | 'sidebarAction'): SidePanelApi | undefined =>
  Reflect.get(browser, name);

/** Whether this browser can show our page next to the tabs of a window. */
export const hasSidePanel = (): boolean =>
  panelApi('sidePanel') !== undefined || panelApi('sidebarAction') !== undefined;

/**
 * Opens the panel. Browsers refuse unless it is called in a user gesture, before anything is awaited.
 * Firefox opens it in the focused window.
 * @returns false: the browser did not open it
 */
export function openSidePanel(windowId: number | undefined): Promise<boolean> {
  const opened =
    panelApi('sidebarAction')?.open() ??
    (windowId === undefined ? undefined : panelApi('sidePanel')?.open({ windowId }));
  return opened
    ? opened.then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
}

export interface PanelWindow {
  readonly id: number;
  readonly private: boolean;
}

/** The window that shows this page; null where the browser does not say. */
export async function readPanelWindow(): Promise<PanelWindow | null> {
  // The page may have no window.
  const { id, incognito } = (await browser.windows?.getCurrent().catch(() => undefined)) ?? {};
  return id === undefined ? null : { id, private: incognito === true };
}

/** Calls back when something has changed; returns a function to unsubscribe. */
export type SubscribeToChanges = (onChange: () => void) => () => void;

/** Changes come in bursts, and a script replies to `findings` only when it has its verdicts, ms. */
const SETTLE_MS = 300;

/**
 * Calls back when the active tab of the window, its page, the values in that page or the pending lookup
 * may have changed. The page itself listens to the tabs, so it misses nothing while the background restarts.
 */
export const subscribeToWindow =
  (windowId: number | undefined): SubscribeToChanges =>
  (onChange) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changeSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange();
      }, SETTLE_MS);
    };
    const isOurs = (id: number) => windowId === undefined || id === windowId;
    const onActivated = (tab: { windowId: number }) => {
      if (isOurs(tab.windowId)) changeSoon();
    };
    const onUpdated = (
      _id: number,
      { status, url }: { status?: string; url?: string },
      tab: { active: boolean; windowId: number },
    ) => {
      const isNew = status === 'complete' || url !== undefined;
      if (isNew && tab.active && isOurs(tab.windowId)) changeSoon();
    };
    const onMessage = (message: unknown) => {
      if ((message as TabMessage).fieldmarkTab === 'popupChanged') changeSoon();
      return undefined;
    };
    browser.tabs.onActivated.addListener(onActivated);
    browser.tabs.onUpdated.addListener(onUpdated);
    browser.runtime.onMessage.addListener(onMessage);
    // Settings may have changed elsewhere meanwhile.
    addEventListener('focus', changeSoon);
    return () => {
      clearTimeout(timer);
      browser.tabs.onActivated.removeListener(onActivated);
      browser.tabs.onUpdated.removeListener(onUpdated);
      browser.runtime.onMessage.removeListener(onMessage);
      removeEventListener('focus', changeSoon);
    };
  };

/** Whether this page of ours is in a private window, or was opened with a text from one. */
export const isInPrivateWindow = (): boolean =>
  browser.extension?.inIncognitoContext === true ||
  new URLSearchParams(location.search).get('private') === '1';
