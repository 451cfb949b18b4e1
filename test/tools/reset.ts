/**
 * Test files of a worker share its modules (`isolate: false` in vitest.config.ts). Global changes are undone
 * after each test, so that no test depends on the order of files.
 */
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { vi } from 'vitest';
import { frameRegistry } from '../../lib/page/dom/registry.ts';
import { runs, seed } from './runs.ts';

/** A failing property prints its seed and path; `fc.assert(…, { seed, path })` repeats the case. */
fc.configureGlobal({ numRuns: runs(300, 2_000), ...(seed === undefined ? {} : { seed }) });

/** Runs before each file, because databases of other files may have the same names. */
export function startWithoutDatabases(): void {
  if ('indexedDB' in globalThis) Object.assign(globalThis, { indexedDB: new IDBFactory() });
}

export async function resetShared(): Promise<void> {
  vi.useRealTimers();
  // In this order, because a stubbed global may contain a spy.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  const registry = frameRegistry();
  for (const name of Object.keys(registry)) Reflect.deleteProperty(registry, name);
  // Imported each time, because a test file may have reset the modules.
  const { setKeyFrom, setLocale } = await import('../../lib/texts/locale.ts');
  setLocale(null, '');
  setKeyFrom('person');
}
