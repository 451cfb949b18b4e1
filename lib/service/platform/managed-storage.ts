import { browser } from 'wxt/browser';

/** Managed settings, or a promise of them where the browser is slow. */
export type ManagedStorageAnswer = { readonly set: unknown } | { readonly later: Promise<unknown> };

const ignore = () => undefined;

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
