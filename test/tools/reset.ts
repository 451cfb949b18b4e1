/**
 * Test files share one worker and its modules (`isolate: false` in vitest.config.ts). What a test
 * changes for all of them is put back after it, so that no test depends on the order of files.
 */
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { vi } from 'vitest';
import { frameRegistry } from '../../lib/page/frame/registry.ts';
import { runs, seed } from './runs.ts';

/** A property that fails prints its seed and path: `fc.assert(…, { seed, path })` repeats the case. */
fc.configureGlobal({ numRuns: runs(300, 2_000), ...(seed === undefined ? {} : { seed }) });

/** Before a file: databases of another one may have the same names. */
export function startWithoutDatabases(): void {
  if ('indexedDB' in globalThis) Object.assign(globalThis, { indexedDB: new IDBFactory() });
}

export async function resetShared(): Promise<void> {
  vi.useRealTimers();
  // In this order: a stubbed global may hold a spy.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  const registry = frameRegistry();
  for (const name of Object.keys(registry)) Reflect.deleteProperty(registry, name);
  // Imported anew: a test file may have reset the modules.
  const { setLocale } = await import('../../lib/texts/locale.ts');
  setLocale(null, '');
}
