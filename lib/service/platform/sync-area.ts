/** The browser's own sync, which takes a person's settings from browser to browser. */
import { browser } from 'wxt/browser';

export interface SyncArea {
  /** All items. Each function rejects where the browser has no sync, and `write` at its limits. */
  read(): Promise<Record<string, unknown>>;
  write(items: Readonly<Record<string, unknown>>): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

const ignore = () => undefined;

export function syncArea(): SyncArea {
  let denied: Promise<unknown> | undefined;
  /** Content scripts are denied access where the browser can: Firefox cannot. */
  async function area() {
    const { sync } = browser.storage;
    denied ??= Promise.resolve(sync.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })).catch(
      ignore,
    );
    await denied;
    return sync;
  }
  return {
    read: async () => (await area()).get(null),
    write: async (items) => (await area()).set({ ...items }),
    remove: async (names) => (await area()).remove([...names]),
  };
}
