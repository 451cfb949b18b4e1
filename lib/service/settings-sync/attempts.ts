/** Attempts to write to `storage.sync`: browsers refuse too much in all, and too many writes. */
import { z } from 'zod';
import { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Platform } from '../platform/index.ts';
import { problemOf, type SyncItems, type SyncProblem } from './items.ts';

export const SYNC_ALARM = 'settings-sync';
const SESSION_KEY = 'fieldmark.settingsSync';
const MAX_WAIT_MINUTES = 64;

const attemptsSchema = z
  .object({ problem: z.enum(SETTINGS_SYNC_PROBLEMS), failures: z.number() })
  .catch({ problem: 'none', failures: 0 });

export function createAttempts({
  session,
  setAlarm,
  clearAlarm,
  sync,
}: Pick<Platform, 'session' | 'setAlarm' | 'clearAlarm' | 'sync'>) {
  const read = async () => attemptsSchema.parse(await session.get(SESSION_KEY));
  return {
    read,
    /** Writes all items, or one by one, the smallest first, what there is room for. @returns what does not fit */
    async write(items: SyncItems): Promise<readonly string[]> {
      const unfit: string[] = [];
      const sizeOf = (name: string) => name.length + JSON.stringify(items[name]).length;
      const names = Object.keys(items).toSorted((a, b) => sizeOf(a) - sizeOf(b));
      const put = async (some: readonly string[]) => {
        try {
          await sync.write(Object.fromEntries(some.map((name) => [name, items[name]])));
        } catch (error) {
          if (problemOf(error) !== 'full') throw error;
          if (some.length === 1) unfit.push(...some);
          else for (const name of some) await put([name]);
        }
      };
      if (names.length > 0) await put(names);
      return unfit;
    },
    /** What does not fit waits for the next change, here or elsewhere. */
    async ended(problem: 'none' | 'full'): Promise<void> {
      if (problem === 'none') await session.remove(SESSION_KEY);
      else await session.set(SESSION_KEY, { problem, failures: 0 });
      await clearAlarm(SYNC_ALARM);
    },
    /** Repeats a refused write after 1, 2, 4 … 64 minutes, also in a later worker. */
    async failed(problem: SyncProblem): Promise<void> {
      const { failures } = await read();
      await session.set(SESSION_KEY, { problem, failures: failures + 1 });
      await setAlarm(SYNC_ALARM, Math.min(MAX_WAIT_MINUTES, 2 ** failures));
    },
  };
}
