import { ok, type Phrase } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { ReplyOf, RequestOf, SETTINGS_SYNC_MESSAGES } from '../../extension/messages/index.ts';
import { settingsSchema } from '../../extension/schemas/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';
import {
  type FlatSettings,
  flattenSettings,
  parseLeaf,
  type SettingsApi,
  unflattenSettings,
} from '../settings/index.ts';
import { adoptItems, isShared, setLeaf } from './adopt.ts';
import { createAttempts, SYNC_ALARM } from './attempts.ts';
import {
  COPY_ITEM,
  copyIdIn,
  createSyncState,
  itemOf,
  problemOf,
  readItems,
  type SyncItems,
  type SyncProblem,
  type SyncState,
  stateRecord,
} from './items.ts';

/** Changes of so long are written together, so that browsers' limits on writes are not reached. */
const BATCH_MS = 3000;

interface SettingsSyncNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'sleep' | 'newId'>;
  readonly settings: Pick<
    SettingsApi,
    'store' | 'onSettingsChanged' | 'onChanged' | 'onManagedChanged'
  >;
}

type Status = ReplyOf<'settingsSync', Phrase>;

const SYNCED: TabMessage = { fieldmarkTab: 'settingsSynced' };
const settingsOf = (leaves: FlatSettings) => settingsSchema.parse(unflattenSettings(leaves));
const inSync = (leaves: FlatSettings, remote: FlatSettings): FlatSettings =>
  new Map([...leaves].filter(([path]) => isShared(path) && remote.has(path)));

/** In a copy that another browser began, as when it is turned on: what is in it replaces this browser's. */
const agreedWith = (area: SyncItems, { copy, agreed }: SyncState): FlatSettings =>
  copyIdIn(area) === copy ? agreed : inSync(agreed, readItems(area));

/** The person's choices here that differ from what was agreed; undefined: the default applies again. */
function ownChanges(agreed: FlatSettings, chosen: FlatSettings): FlatSettings {
  const paths = [...new Set([...chosen.keys(), ...agreed.keys()])].filter((path) => {
    const value = chosen.get(path);
    const isOwn = isShared(path) && value !== agreed.get(path);
    return isOwn && (value === undefined || parseLeaf(path, value) !== null);
  });
  return new Map(paths.map((path) => [path, chosen.get(path)]));
}

/** What the person answered about looser settings. */
type Answer = { readonly use: boolean; readonly shown: FlatSettings };

/** Brings the settings of this browser and those in sync together, when it is called. */
function createExchange({ ports, settings }: SettingsSyncNeeds) {
  const { store } = settings;
  const { sync } = ports.platform;
  const state = createSyncState(ports);
  const attempts = createAttempts(ports.platform);
  const inSequence = createMutex();

  /**
   * Takes what is new in sync, and decides about what waits.
   *
   * @returns the person's changes that are not in sync; null: it is off
   */
  async function receive(area: SyncItems, answer?: Answer): Promise<FlatSettings | null> {
    const { changes, isChanged } = await store.exclusive(async (before, save) => {
      const known = await state.read();
      const isGone = !Object.hasOwn(area, COPY_ITEM);
      if (known && isGone) await state.end();
      if (!known || isGone) return { changes: null, isChanged: false };
      const agreed = new Map(agreedWith(area, known));
      const { leaves, waiting, ...adoption } = adoptItems(readItems(area), agreed, before);
      let { isChanged } = adoption;
      for (const [path, value] of waiting) {
        if (!answer || answer.shown.get(path) !== value) continue;
        // To keep one's own is a change of what another browser chose.
        setLeaf(answer.use ? leaves : agreed, path, value);
        isChanged ||= answer.use;
      }
      const own = ownChanges(agreed, before.chosen);
      const stateWith = (chosen: FlatSettings): SyncState => ({
        copy: copyIdIn(area) ?? known.copy,
        agreed: new Map([
          ...[...chosen].filter(([path]) => isShared(path) && !own.has(path)),
          ...[...agreed].filter(([path]) => own.has(path)),
        ]),
      });
      if (!isChanged) await state.write(stateWith(before.chosen));
      const after = isChanged
        ? await save(settingsOf(leaves), (chosen) => [stateRecord(stateWith(chosen))])
        : before;
      return { changes: ownChanges(stateWith(after.chosen).agreed, after.chosen), isChanged };
    });
    if (isChanged) settings.onSettingsChanged();
    return changes;
  }

  /** @returns whether all changes are in sync now */
  async function write(area: SyncItems, changes: FlatSettings): Promise<boolean> {
    const known = await state.read();
    const set = [...changes].filter(([, value]) => value !== undefined);
    const unset = [...changes.keys()].filter((path) => changes.get(path) === undefined);
    const removed = unset.map(itemOf).filter((name) => Object.hasOwn(area, name));
    // First: it makes room.
    if (removed.length > 0) await sync.remove(removed);
    const unfit = await attempts.write({
      ...(known && copyIdIn(area) === null && { [COPY_ITEM]: known.copy }),
      ...Object.fromEntries(set.map(([path, value]) => [itemOf(path), value])),
    });
    await store.exclusive(async () => {
      const now = await state.read();
      const agreed = new Map(now?.agreed);
      for (const [path, value] of changes)
        if (!unfit.includes(itemOf(path))) setLeaf(agreed, path, value);
      if (now && changes.size > 0) await state.write({ ...now, agreed });
    });
    return unfit.length === 0;
  }

  const exchange = (answer?: Answer): Promise<void> =>
    inSequence(async () => {
      if (!(await state.read())) return attempts.ended('none');
      const area = await sync.read();
      const changes = await receive(area, answer);
      const { problem } = await attempts.read();
      try {
        // This browser may have written items after they were deleted.
        if (!changes) await sync.remove([...readItems(area).keys()].map(itemOf));
        const isWritten = !changes || (await write(area, changes));
        await attempts.ended(isWritten ? 'none' : 'full');
        if (problem !== 'none' || !isWritten) announce(ports);
      } catch (error) {
        await attempts.failed(problemOf(error));
        announce(ports);
      }
    });
  return { state, attempts, inSequence, exchange };
}

const announce = ({ platform }: SettingsSyncNeeds['ports']) => void platform.broadcast(SYNCED);

/**
 * Settings that follow the person from browser to browser: an item for each in `storage.sync`, which the
 * browser merges, so of two changes of one setting the later one stands. Off until the person turns it on.
 * Looser settings from another browser, which may spend more, wait until the person accepts them here.
 */
export function createSettingsSync(needs: SettingsSyncNeeds) {
  const { ports, settings } = needs;
  const { sync } = ports.platform;
  const { store } = settings;
  const { state, attempts, inSequence, exchange } = createExchange(needs);
  let isScheduled = false;

  /** Writes soon, together with other changes. While the browser refuses, the alarm writes. */
  async function exchangeSoon(): Promise<void> {
    if (isScheduled || !(await state.read()) || (await attempts.read()).failures > 0) return;
    isScheduled = true;
    await ports.sleep(BATCH_MS);
    isScheduled = false;
    await exchange();
  }
  // The alarm tries again.
  settings.onChanged(() => void exchangeSoon().catch(() => undefined));
  settings.onManagedChanged(() => exchange().catch(() => undefined));

  async function status(failure?: SyncProblem): Promise<Status> {
    const known = await state.read();
    const none = { unfit: 0, offered: null, endedElsewhere: false };
    if (!known) {
      const endedElsewhere = await state.wasEndedElsewhere();
      return { ...none, on: false, endedElsewhere, problem: failure ?? 'none' };
    }
    // It says so.
    const area = await sync.read().catch(() => null);
    if (!area) return { ...none, on: true, problem: failure ?? 'failed' };
    const layers = await store.readLayers();
    const agreed = agreedWith(area, known);
    const { leaves, waiting } = adoptItems(readItems(area), agreed, layers);
    for (const [path, value] of waiting) setLeaf(leaves, path, value);
    const offered = waiting.size > 0 ? settingsOf(leaves) : null;
    const { problem } = await attempts.read();
    const unfit = problem === 'full' ? ownChanges(agreed, layers.chosen).size : 0;
    return { ...none, on: true, problem: failure ?? problem, unfit, offered };
  }

  /** What is in sync wins over what this browser chose before: it was shared on purpose. */
  async function join(): Promise<void> {
    if (await state.read()) return;
    const area = await sync.read();
    const copy = copyIdIn(area) ?? ports.newId();
    if (copyIdIn(area) === null) await sync.write({ [COPY_ITEM]: copy });
    const { chosen } = await store.readLayers();
    await state.write({ copy, agreed: inSync(chosen, readItems(area)) });
  }

  async function leave(deleteCopy: boolean): Promise<void> {
    if (deleteCopy) {
      // First, so that no browser takes the settings as deleted one by one.
      await sync.remove([COPY_ITEM]);
      await sync.remove(Object.keys(await sync.read()));
    }
    await state.remove();
    await attempts.ended('none');
  }

  const handlers = {
    settingsSync: async () => ok(await status()),
    setSettingsSync: async ({ on, deleteCopy }) => {
      try {
        await inSequence(() => (on ? join() : leave(deleteCopy)));
        if (on) await exchange();
      } catch (error) {
        return ok(await status(problemOf(error)));
      }
      return ok(await status());
    },
    answerSyncedSettings: async ({ use, shown }: RequestOf<'answerSyncedSettings'>) => {
      // The status says what has failed.
      await exchange({ use, shown: flattenSettings(shown) }).catch(() => undefined);
      return ok(await status());
    },
  } satisfies ServiceModule<typeof SETTINGS_SYNC_MESSAGES>['handlers'];

  return {
    api: {
      /** Call when `storage.sync` changed. */
      async onSyncChanged(): Promise<void> {
        if (!(await state.read())) return;
        await exchange();
        announce(ports);
      },
    },
    handlers,
    alarms: { [SYNC_ALARM]: () => exchange() },
    begin: () => exchange(),
  } satisfies ServiceModule<typeof SETTINGS_SYNC_MESSAGES>;
}
