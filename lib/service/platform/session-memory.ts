/** Memory that lives as long as the browser session. */
import { browser } from 'wxt/browser';

/** Data in it is never written to disk. */
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
