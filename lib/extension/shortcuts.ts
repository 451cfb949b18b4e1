import { browser } from 'wxt/browser';

export interface Shortcut {
  /** The command's name in the manifest. */
  readonly name: string;
  /** The keys as the browser writes them; empty: none is set. */
  readonly keys: string;
}

/** Whether the browser has keyboard shortcuts and context menus: Firefox for Android has neither. */
export const hasShortcuts = (): boolean => Reflect.get(browser, 'commands') !== undefined;

/** The keyboard shortcuts as set in this browser. */
export async function readShortcuts(): Promise<Shortcut[]> {
  if (!hasShortcuts()) return [];
  const commands = await browser.commands.getAll();
  return commands.map(({ name = '', shortcut = '' }) => ({ name, keys: shortcut }));
}

/**
 * Opens the browser's page for changing shortcuts. Returns false where the browser does not allow
 * it.
 */
export async function openShortcutSettings(): Promise<boolean> {
  if (!hasShortcuts()) return false;
  if (import.meta.env.FIREFOX) {
    // Firefox 137 and later.
    const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings');
    if (typeof open !== 'function') return false;
    Reflect.apply(open, browser.commands, []);
    return true;
  }
  return browser.tabs.create({ url: 'chrome://extensions/shortcuts' }).then(
    () => true,
    () => false,
  );
}
