import { z } from 'zod';
import { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SyncProblem } from './state.ts';

export const SYNC_ALARM = 'settings-sync';
const SESSION_KEY = 'fieldmark.settingsSync';
const MAX_WAIT_MINUTES = 64;

const attemptsSchema = z
  .object({ problem: z.enum(SETTINGS_SYNC_PROBLEMS), failures: z.number() })
  .catch({ problem: 'none', failures: 0 });

type RetryPlatform = Pick<Platform, 'session' | 'setAlarm' | 'clearAlarm'>;

/** Repeats refused writes after 1, 2, 4 … 64 minutes, also in a later worker. */
export function createRetry({ session, setAlarm, clearAlarm }: RetryPlatform) {
  const read = async () => attemptsSchema.parse(await session.get(SESSION_KEY));
  return {
    problem: async (): Promise<SyncProblem> => (await read()).problem,
    isWaiting: async (): Promise<boolean> => (await read()).failures > 0,
    /** Wakes a later worker if this one ends before it has written. */
    ensure: (): Promise<void> => setAlarm(SYNC_ALARM, 1),
    async succeeded(): Promise<void> {
      await session.remove(SESSION_KEY);
      await clearAlarm(SYNC_ALARM);
    },
    async failed(problem: SyncProblem): Promise<void> {
      const { failures } = await read();
      await session.set(SESSION_KEY, { problem, failures: failures + 1 });
      await setAlarm(SYNC_ALARM, Math.min(MAX_WAIT_MINUTES, 2 ** failures));
    },
  };
}
