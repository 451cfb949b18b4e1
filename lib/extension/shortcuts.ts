import { browser } from 'wxt/browser';

export interface Shortcut {
  /** The command that it gives, as the manifest has it. */
  readonly name: string;
  /** As the browser writes it; empty: none is set. */
  readonly keys: string;
}

/** The keyboard shortcuts as they are set in this browser. */
export async function readShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll().catch(() => []);
  return commands.map(({ name = '', shortcut = '' }) => ({ name, keys: shortcut }));
}

/** Where the browser lets a person change them. False: it cannot be opened from here. */
export async function openShortcutSettings(): Promise<boolean> {
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
