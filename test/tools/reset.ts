/**
 * Test files share one worker and its modules (`isolate: false` in vitest.config.ts). What a test
 * changes for all of them is put back after it, so that no test depends on the order of files.
 */
import fc from 'fast-check';
import { vi } from 'vitest';
import { stages } from '../../lib/page/stage.ts';

/** `npm test -- --all`: more runs of each property, and other values every time. */
const isAll = process.env.FIELDMARK_ALL === '1';

/** A property that fails prints its seed and path: `fc.assert(…, { seed, path })` repeats the case. */
fc.configureGlobal(isAll ? { numRuns: 2_000 } : { numRuns: 300, seed: 20_260_101 });

export async function resetShared(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const registry = stages();
  for (const name of Object.keys(registry)) Reflect.deleteProperty(registry, name);
  // Imported anew: a test file may have reset the modules.
  const { speak } = await import('../../lib/texts/active.ts');
  speak(null, '');
}
