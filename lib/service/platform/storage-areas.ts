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

/** Uses `storage.session` (Chromium 102, Firefox 115); in older browsers, the worker's memory. */
export function sessionMemory(): SessionMemory {
  const area: typeof browser.storage.session | undefined = browser.storage.session;
  if (!area) {
    const memory = new Map<string, unknown>();
    return {
      get: async (name) => memory.get(name),
      set: async (name, value) => void memory.set(name, value),
      remove: async (name) => void memory.delete(name),
    };
  }
  return {
    get: async (name) => (await area.get(name))[name],
    set: async (name, value) => area.set({ [name]: value }),
    remove: async (name) => area.remove(name),
  };
}
