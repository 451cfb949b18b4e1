import { browser } from 'wxt/browser';

/** Opens a page of ours in a new tab beside this one. Returns false where the browser does not allow it. */
export async function openTab(path: string): Promise<boolean> {
  const [url, opener] = [
    browser.runtime.getURL('/') + path.slice(1),
    await browser.tabs.getCurrent(),
  ];
  const place = opener ? { index: opener.index + 1, openerTabId: opener.id } : {};
  return browser.tabs.create({ url, ...place }).then(
    () => true,
    () => false,
  );
}
