import { browser } from 'wxt/browser';
import type { TabMessage } from './tab-message.ts';

/** Calls `listener` when settings came from another browser. Returns a function that ends this. */
export function onSettingsSynced(listener: () => void): () => void {
  const onMessage = (message: unknown) => {
    if ((message as TabMessage).fieldmarkTab === 'settingsSynced') listener();
    return undefined;
  };
  browser.runtime.onMessage.addListener(onMessage);
  return () => browser.runtime.onMessage.removeListener(onMessage);
}
