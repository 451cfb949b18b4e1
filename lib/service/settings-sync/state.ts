import { z } from 'zod';
import type { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';
import { decodeRegister, encodeRegister, type Registers, timeSchema } from './registers.ts';

/** What a browser knows while its settings follow the person. */
export interface SyncState {
  /** Names this browser in its changes; random. */
  readonly browser: string;
  /** Time of the last deletion of the copy that was known when it was turned on. */
  readonly deletedBefore: number;
  readonly registers: Registers;
}

export const STATE_ID = 'settingsSync';

const entriesSchema = z.array(z.tuple([z.string(), z.unknown()]));

const stateSchema = z.object({
  browser: z.string(),
  deletedBefore: timeSchema,
  registers: entriesSchema.transform(
    (entries): Registers =>
      new Map(
        entries.flatMap(([path, raw]) => {
          const register = decodeRegister(raw);
          return register ? [[path, register] as const] : [];
        }),
      ),
  ),
});

/** It was turned off because another browser deleted the copy. */
const ENDED = { ended: true } as const;
const storedSchema = z.union([stateSchema, z.object({ ended: z.literal(true) })]);

export const encodeState = ({ registers, ...state }: SyncState) => ({
  ...state,
  registers: [...registers].map(([path, register]) => [path, encodeRegister(register)]),
});

/** The record of the state, which exists while sync is on. */
export function createStateStore(db: Pick<Db, 'read' | 'write' | 'remove'>) {
  const stored = () => db.read('settings', STATE_ID, storedSchema);
  return {
    /** Null: it is off. */
    async read(): Promise<SyncState | null> {
      const state = await stored();
      return state && 'browser' in state ? state : null;
    },
    wasEndedElsewhere: async (): Promise<boolean> => {
      const state = await stored();
      return state !== undefined && 'ended' in state;
    },
    write: (state: SyncState): Promise<void> => db.write('settings', STATE_ID, encodeState(state)),
    end: (): Promise<void> => db.write('settings', STATE_ID, ENDED),
    remove: (): Promise<void> => db.remove('settings', STATE_ID),
  };
}

export type SyncProblem = (typeof SETTINGS_SYNC_PROBLEMS)[number];

/** Errors of browsers that refuse a write: too much in all, or too many writes. */
export function problemOf(error: unknown): SyncProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/MAX_WRITE|WRITE_OPERATIONS|per.?(?:minute|hour)/i.test(text)) return 'busy';
  return /quota|max.?items/i.test(text) ? 'full' : 'failed';
}
