/** The browser's storage areas, apart from the database. */
import { browser } from 'wxt/browser';

/** The browser's own sync, which takes a person's settings from browser to browser. */
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

/** Managed settings, or a promise of them where the browser is slow. */
export type ManagedStorageAnswer = { readonly set: unknown } | { readonly later: Promise<unknown> };

/** Chromium may take seconds or minutes after its start to read policies. */
const MANAGED_TIMEOUT_MS = 500;

/** Where the browser supports access levels, content scripts are denied access. */
export async function readManagedStorage(): Promise<ManagedStorageAnswer> {
  const { storage } = browser;
  await storage.managed.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(ignore);
  const later = storage.managed.get();
  const answered = later.then((set) => ({ set }));
  return new Promise((resolve, reject) => {
    answered.then(resolve, reject);
    setTimeout(() => resolve({ later }), MANAGED_TIMEOUT_MS);
  });
}

/** Memory that lives as long as the browser session. Data in it is never written to disk. */
export interface SessionMemory {
  get(name: string): Promise<unknown>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

export const sessionMemory: SessionMemory = {
  get: async (name) => (await browser.storage.session.get(name))[name],
  set: (name, value) => browser.storage.session.set({ [name]: value }),
  remove: (name) => browser.storage.session.remove(name),
};
