/** The items of `storage.sync`, a plain one for each setting, and what this browser remembers of them. */
import { z } from 'zod';
import type { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Ports } from '../platform/index.ts';
import type { FlatSettings } from '../settings/index.ts';

/** All of `storage.sync`, which other browsers write too. */
export type SyncItems = Readonly<Record<string, unknown>>;
export type SyncProblem = (typeof SETTINGS_SYNC_PROBLEMS)[number];

const PREFIX = 'settings.';
/** Exists while settings are in sync; its value names the copy. A person who deletes the copy deletes it first. */
export const COPY_ITEM = 'settings-copy';
export const itemOf = (path: string): string => PREFIX + path;

const idSchema = z.string().min(1).max(64).nullable().catch(null);
/** The name of the copy; null without one, or where it is no name. */
export const copyIdIn = (area: SyncItems): string | null => idSchema.parse(area[COPY_ITEM]);

/** What is in sync, by path. Any value may be there, from a newer version or a hostile browser. */
export const readItems = (area: SyncItems): FlatSettings =>
  new Map(
    Object.entries(area).flatMap(([name, value]) =>
      name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
    ),
  );

/** Errors of browsers that refuse a write: too much in all, or too many writes. */
export function problemOf(error: unknown): SyncProblem {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/MAX_WRITE|WRITE_OPERATIONS|per.?(?:minute|hour)/i.test(text)) return 'busy';
  return /quota|max.?items/i.test(text) ? 'full' : 'failed';
}

const STATE_ID = 'settingsSync';
/** The name of the copy in sync that this browser takes part in, and what it agrees with. */
const stateSchema = z.object({
  copy: z.string(),
  agreed: z
    .array(z.tuple([z.string(), z.unknown()]))
    .transform((all): FlatSettings => new Map(all)),
});
/** What a browser knows while its settings follow the person. All but `agreed` is to be written. */
export type SyncState = Readonly<z.infer<typeof stateSchema>>;
/** It was turned off because another browser deleted the copy. */
const endedSchema = z.object({ ended: z.literal(true) });

/** The record for the store `settings`. */
export const stateRecord = ({ copy, agreed }: SyncState) =>
  [STATE_ID, { copy, agreed: [...agreed] }] as const;

export function createSyncState({ db }: Pick<Ports, 'db'>) {
  const stored = () =>
    db.read('settings', STATE_ID, z.union([stateSchema, endedSchema]).optional().catch(undefined));
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
  };
}
