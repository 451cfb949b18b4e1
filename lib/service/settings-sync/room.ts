import { ok } from '../../domain/index.ts';
import type { ReplyOf, SETTINGS_SYNC_MESSAGES } from '../../extension/messages/index.ts';
import { settingsSchema } from '../../extension/schemas/index.ts';
import type { Room } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { flattenSettings, type SettingsApi, unflattenSettings } from '../settings/index.ts';
import { adoptRegisters, isSharedPath, sharedLeaf } from './adopt.ts';
import { createExchange } from './exchange.ts';
import {
  deletionItem,
  deletionTime,
  planWrite,
  readItems,
  type SyncItems,
  settingsItemNames,
} from './items.ts';
import { nextStamp, type Register } from './registers.ts';
import { SYNC_ALARM } from './retry.ts';
import { encodeState, problemOf, STATE_ID, type SyncProblem } from './state.ts';

interface SettingsSyncNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'now' | 'sleep' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store' | 'onSettingsChanged' | 'onManagedChanged'>;
}

type Status = ReplyOf<'settingsSync'>;

/**
 * Settings that follow the person from browser to browser. Off until the person turns it on. Looser
 * settings from another browser, which may spend more, wait until the person accepts them here.
 */
export function createSettingsSync({ ports, settings }: SettingsSyncNeeds) {
  const { platform, now, newId } = ports;
  const { store } = settings;
  const { state, retry, inSequence, withState, ...sync } = createExchange({ ports, settings });

  /** Stamps these choices; undefined: deleted. Null: nothing of them is shared. */
  async function stamped(changed: ReadonlyMap<string, unknown>) {
    const known = await state.read();
    const shared = [...changed].filter(
      ([path, value]) => isSharedPath(path) && (value === undefined || sharedLeaf(path, value)),
    );
    if (!known || shared.length === 0) return null;
    const stamp = nextStamp(known.registers, now(), known.browser);
    const news = shared.map(([path, value]): [string, Register] => [path, { ...stamp, value }]);
    return { ...known, registers: new Map([...known.registers, ...news]) };
  }

  store.setJournal((changed, write) =>
    withState(async () => {
      const next = await stamped(changed);
      await write(next ? [[STATE_ID, encodeState(next)]] : []);
      if (next) sync.schedule();
    }),
  );
  settings.onManagedChanged(() => sync.adopt().catch(() => undefined));

  async function status(failure?: SyncProblem): Promise<Status> {
    const known = await state.read();
    const off = { on: false, unfit: 0, offered: null };
    if (!known) {
      const endedElsewhere = await state.wasEndedElsewhere();
      return { ...off, endedElsewhere, problem: failure ?? 'none' };
    }
    const area = await platform.sync.read().catch(() => null);
    const unfit = area ? planWrite(area, known.registers).unfit : 0;
    const problem = failure ?? (area ? await retry.problem() : 'failed');
    const { offered } = adoptRegisters(known.registers, await store.readLayers());
    return {
      on: true,
      endedElsewhere: false,
      problem: unfit > 0 ? 'full' : problem,
      unfit,
      offered,
    };
  }

  /**
   * What is in sync wins over what this browser chose before: it was shared on purpose. A choice that
   * exists only in this browser is added, even if it was deleted in sync.
   */
  const join = () =>
    withState(async () => {
      if (await state.read()) return;
      const area = await platform.sync.read();
      const registers = readItems(area);
      const { chosen } = await store.readLayers();
      const browser = newId().slice(0, 8);
      const mine = [...chosen].filter(
        ([path, value]) =>
          sharedLeaf(path, value) !== null && registers.get(path)?.value === undefined,
      );
      const added = mine.map(([path, value]): [string, Register] => {
        const stamp = registers.has(path)
          ? nextStamp(registers, now(), browser)
          : { at: 0, count: 0, by: browser };
        return [path, { ...stamp, value }];
      });
      await state.write({
        browser,
        deletedBefore: deletionTime(area),
        registers: new Map([...registers, ...added]),
      });
    });

  const leave = (deleteCopy: boolean) =>
    inSequence(() =>
      withState(async () => {
        const known = await state.read();
        if (deleteCopy) {
          const area = await platform.sync.read();
          const last = Math.max(deletionTime(area), known?.deletedBefore ?? 0);
          await platform.sync.write(deletionItem(Math.max(now(), last + 1)));
          await platform.sync.remove(settingsItemNames(area));
        }
        await state.remove();
        await retry.succeeded();
      }),
    );

  const handlers = {
    settingsSync: async () => ok(await status()),
    setSettingsSync: async ({ on, deleteCopy }) => {
      try {
        if (on) await join().then(sync.exchange);
        else await leave(deleteCopy);
      } catch (error) {
        return ok(await status(problemOf(error)));
      }
      return ok(await status());
    },
    answerSyncedSettings: async ({ use, shown }) => {
      const offer = flattenSettings(shown);
      const answered = (waiting: ReadonlyMap<string, unknown>) =>
        [...waiting].filter(([path, value]) => offer.get(path) === value);
      if (use) {
        await store.update(async (current, layers) => {
          const known = await state.read();
          if (!known) return {};
          const leaves = new Map(flattenSettings(current));
          for (const [path, value] of answered(adoptRegisters(known.registers, layers).waiting)) {
            if (value === undefined) leaves.delete(path);
            else leaves.set(path, value);
          }
          return settingsSchema.parse(unflattenSettings(leaves));
        });
        settings.onSettingsChanged();
      } else {
        await withState(async () => {
          const known = await state.read();
          if (!known) return;
          const layers = await store.readLayers();
          const { waiting } = adoptRegisters(known.registers, layers);
          const kept = answered(waiting).map(([path]) => [path, layers.chosen.get(path)] as const);
          const next = await stamped(new Map(kept));
          if (next) await state.write(next);
        });
      }
      await sync.exchange().catch(() => undefined);
      return ok(await status());
    },
  } satisfies Room<typeof SETTINGS_SYNC_MESSAGES>['handlers'];

  return {
    api: {
      /** Call when `storage.sync` changed, with the new items. */
      async onSyncChanged(delivered: SyncItems): Promise<void> {
        if (await sync.take(delivered)) sync.schedule();
      },
    },
    handlers,
    alarms: { [SYNC_ALARM]: sync.exchange },
    begin: async () => {
      if (await sync.take({})) sync.schedule();
    },
  } satisfies Room<typeof SETTINGS_SYNC_MESSAGES>;
}
