/** The items of `storage.sync`: one for each setting, and for each site one with its rules. */
import { z } from 'zod';
import { SETTINGS_SYNC_PROBLEMS } from '../../extension/schemas/index.ts';
import type { Ports } from '../platform/index.ts';
import type { FlatSettings } from '../settings/index.ts';

/** All of `storage.sync`, which other browsers write too. */
export type SyncItems = Readonly<Record<string, unknown>>;

/** Limits of `storage.sync` in both browsers, in bytes; browsers may count differently, for example escapes. */
const MAX_ITEM_BYTES = 8192 - 200;
const MAX_BYTES = 102_400 - 200;
const MAX_ITEMS = 512;

const PREFIX = 'settings.';
/** Exists while settings are in sync; its value names the copy. A person who deletes the copy deletes it first. */
export const COPY_ITEM = 'settings-copy';
/** Groups with several settings in an item: those of a site. */
const RECORD_GROUPS: ReadonlySet<string> = new Set(['sites', 'fields']);

const recordSchema = z.record(z.string(), z.unknown());
const idSchema = z.string().min(1).max(64).nullable().catch(null);

/** The name of the copy; null without one, or where it is no name. */
export const copyIdIn = (area: SyncItems): string | null => idSchema.parse(area[COPY_ITEM]);

const isSettingsItem = (name: string): boolean => name.startsWith(PREFIX);
const isRecordItem = (name: string): boolean =>
  RECORD_GROUPS.has(name.slice(PREFIX.length).split(' ')[0] ?? '');

/** The names of all items of settings. */
export const settingsItemsIn = (area: SyncItems): string[] =>
  Object.keys(area).filter(isSettingsItem);

/** What is in sync, by path. Any value may be there, from a newer version or a hostile browser. */
export function readItems(area: SyncItems): FlatSettings {
  return new Map(
    settingsItemsIn(area).flatMap((name) => {
      const path = name.slice(PREFIX.length);
      if (!isRecordItem(name)) return [[path, area[name]] as const];
      const entries = Object.entries(recordSchema.safeParse(area[name]).data ?? {});
      return entries.map(([inner, value]) => [`${path} ${inner}`, value] as const);
    }),
  );
}

const itemOf = (path: string): string => {
  const names = path.split(' ');
  return PREFIX + (RECORD_GROUPS.has(names[0] ?? '') ? names.slice(0, 2) : names).join(' ');
};

/** The item with these changes; undefined: nothing is left in it. */
function changedItem(name: string, item: unknown, changes: FlatSettings): unknown {
  if (!isRecordItem(name)) return [...changes.values()].at(-1);
  const record = new Map(Object.entries(recordSchema.safeParse(item).data ?? {}));
  for (const [path, value] of changes) {
    const inner = path.split(' ')[2] ?? '';
    if (value === undefined) record.delete(inner);
    else record.set(inner, value);
  }
  return record.size > 0 ? Object.fromEntries(record) : undefined;
}

const bytesOf = (name: string, item: unknown): number =>
  item === undefined ? 0 : new TextEncoder().encode(name + JSON.stringify(item)).length;

export interface WritePlan {
  readonly items: SyncItems;
  /** Names of items that are removed. */
  readonly removed: readonly string[];
  /** The changes that are in sync after this. */
  readonly fit: FlatSettings;
  /** How many changes do not fit. */
  readonly unfit: number;
}

/** @param changes by path; undefined: the default applies again */
export function planWrite(area: SyncItems, changes: FlatSettings): WritePlan {
  const writes = [...Map.groupBy(changes, ([path]) => itemOf(path))].map(([name, entries]) => {
    const item = changedItem(name, area[name], new Map(entries));
    const bytes = bytesOf(name, item);
    return { name, item, entries, bytes, growth: bytes - bytesOf(name, area[name]) };
  });
  let total = Object.entries(area).reduce((sum, [name, item]) => sum + bytesOf(name, item), 0);
  let count = Object.keys(area).length;
  const items: Record<string, unknown> = {};
  const removed: string[] = [];
  const fit = new Map<string, unknown>();
  // What makes room comes first.
  for (const { name, item, entries, bytes, growth } of writes.toSorted(
    (a, b) => a.growth - b.growth,
  )) {
    const isNew = item !== undefined && !Object.hasOwn(area, name);
    const isTooMuch = total + growth > MAX_BYTES || (isNew && count >= MAX_ITEMS);
    if (bytes > MAX_ITEM_BYTES || (growth > 0 && isTooMuch)) continue;
    if (item !== undefined) items[name] = item;
    else if (Object.hasOwn(area, name)) removed.push(name);
    total += growth;
    count += Number(isNew) - Number(removed.at(-1) === name);
    for (const [path, value] of entries) fit.set(path, value);
  }
  return { items, removed, fit, unfit: changes.size - fit.size };
}

const STATE_ID = 'settingsSync';
export const SYNC_ALARM = 'settings-sync';
const SESSION_KEY = 'fieldmark.settingsSync';
const MAX_WAIT_MINUTES = 64;

const stateSchema = z.object({
  /** The name of the copy in sync that this browser takes part in. */
  copy: z.string(),
  /** What the person had chosen here when this browser last agreed with sync. All else is to be written. */
  agreed: z
    .array(z.tuple([z.string(), z.unknown()]))
    .transform((all): FlatSettings => new Map(all)),
});
/** What a browser knows while its settings follow the person. */
export type SyncState = Readonly<z.infer<typeof stateSchema>>;
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
