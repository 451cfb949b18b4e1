import { z } from 'zod';
import { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Ports } from '../platform/index.ts';
import type { FlatSettings } from '../settings/index.ts';

/** What a browser knows while its settings follow the person. */
export interface SyncState {
  /** The name of the copy in sync that this browser takes part in. */
  readonly copy: string;
  /** What the person had chosen here when this browser last agreed with sync. All else is to be written. */
  readonly agreed: FlatSettings;
}

const STATE_ID = 'settingsSync';
export const SYNC_ALARM = 'settings-sync';
const SESSION_KEY = 'fieldmark.settingsSync';
const MAX_WAIT_MINUTES = 64;

const stateSchema = z.object({
  copy: z.string(),
  agreed: z
    .array(z.tuple([z.string(), z.unknown()]))
    .transform((all): FlatSettings => new Map(all)),
});
/** It was turned off because another browser deleted the copy. */
const endedSchema = z.object({ ended: z.literal(true) });

const attemptsSchema = z
  .object({ problem: z.enum(SETTINGS_SYNC_PROBLEMS), failures: z.number() })
  .catch({ problem: 'none', failures: 0 });

export type SyncProblem = (typeof SETTINGS_SYNC_PROBLEMS)[number];

/** Errors of browsers that refuse a write: too much in all, or too many writes. */
export function problemOf(error: unknown): SyncProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/MAX_WRITE|WRITE_OPERATIONS|per.?(?:minute|hour)/i.test(text)) return 'busy';
  return /quota|max.?items/i.test(text) ? 'full' : 'failed';
}

/** The record for the store `settings`. */
export const stateRecord = ({ copy, agreed }: SyncState) =>
  [STATE_ID, { copy, agreed: [...agreed] }] as const;

/** The record of the state, which exists while sync is on, and the attempts to write to sync. */
export function createSyncState({ db, platform }: Pick<Ports, 'db' | 'platform'>) {
  const { session, setAlarm, clearAlarm } = platform;
  const stored = () =>
    db.read('settings', STATE_ID, z.union([stateSchema, endedSchema]).optional().catch(undefined));
  const attempts = async () => attemptsSchema.parse(await session.get(SESSION_KEY));
  return {
    /** Null: it is off. */
    async read(): Promise<SyncState | null> {
      const state = await stored();
      return state && 'copy' in state ? state : null;
    },
    wasEndedElsewhere: async (): Promise<boolean> => 'ended' in ((await stored()) ?? {}),
    write: (state: SyncState): Promise<void> => db.write('settings', ...stateRecord(state)),
    end: (): Promise<void> => db.write('settings', STATE_ID, { ended: true }),
    remove: (): Promise<void> => db.remove('settings', STATE_ID),

    attempts,
    async succeeded(): Promise<void> {
      await session.remove(SESSION_KEY);
      await clearAlarm(SYNC_ALARM);
    },
    /** Repeats a refused write after 1, 2, 4 … 64 minutes, also in a later worker. */
    async failed(problem: SyncProblem): Promise<void> {
      const { failures } = await attempts();
      await session.set(SESSION_KEY, { problem, failures: failures + 1 });
      await setAlarm(SYNC_ALARM, Math.min(MAX_WAIT_MINUTES, 2 ** failures));
    },
  };
}
