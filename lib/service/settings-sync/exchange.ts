import type { TabMessage } from '../../extension/index.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { adoptRegisters } from './adopt.ts';
import {
  deletionTime,
  planWrite,
  readItems,
  type SyncItems,
  settingsItemNames,
  type WritePlan,
} from './items.ts';
import {
  compareRegisters,
  mergeRegisters,
  type Registers,
  withoutOldDeletions,
} from './registers.ts';
import { createRetry } from './retry.ts';
import { createStateStore, problemOf } from './state.ts';

/** Changes of so long are written together, so that browsers' limits on writes are not reached. */
const BATCH_MS = 3000;

export interface ExchangeNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'now' | 'sleep'>;
  readonly settings: Pick<SettingsApi, 'store' | 'onSettingsChanged'>;
}

const SYNCED: TabMessage = { fieldmarkTab: 'settingsSynced' };

const areEqual = (a: Registers, b: Registers): boolean =>
  a.size === b.size &&
  [...a].every(([path, register]) => {
    const other = b.get(path);
    return other !== undefined && compareRegisters(register, other) === 0;
  });

/** Exchanges registers with `storage.sync`, and brings what is newer there into the settings. */
export function createExchange({ ports, settings }: ExchangeNeeds) {
  const { platform, db, now, sleep } = ports;
  const { store } = settings;
  const state = createStateStore(db);
  const retry = createRetry(platform);
  const inSequence = createMutex();
  /** For reading and writing the state. May be waited for in an update of the settings, never the reverse. */
  const withState = createMutex();
  let isScheduled = false;

  const notify = () => void platform.broadcast(SYNCED).catch(() => undefined);

  /** Brings the settings up to the registers; looser ones wait. */
  async function adopt(): Promise<void> {
    let before = '';
    const after = await store.update(async (current, layers) => {
      before = JSON.stringify(current);
      const known = await state.read();
      return known ? adoptRegisters(known.registers, layers).patch : {};
    }, 'other browser');
    if (JSON.stringify(after) !== before) settings.onSettingsChanged();
  }

  /** Takes what is in sync or was just delivered; null: it is off now. */
  async function receive(delivered: SyncItems): Promise<WritePlan | null> {
    const area = await platform.sync.read();
    const merged = await withState(async () => {
      const known = await state.read();
      if (!known) return null;
      const deleted = Math.max(deletionTime(area), deletionTime(delivered));
      if (deleted > known.deletedBefore) {
        await state.end();
        return 'ended';
      }
      const all = mergeRegisters(known.registers, readItems(area), readItems(delivered));
      const registers = withoutOldDeletions(all, now());
      const isNew = !areEqual(registers, known.registers);
      if (isNew) await state.write({ ...known, registers });
      return { registers, isNew };
    });
    if (merged === null) return null;
    if (merged === 'ended') {
      // This browser may have written items after they were deleted.
      await platform.sync.remove(settingsItemNames(area));
      await retry.succeeded();
      notify();
      return null;
    }
    await adopt();
    if (merged.isNew) notify();
    return planWrite(area, merged.registers);
  }

  async function write({ items, unfit }: WritePlan): Promise<void> {
    const last = await retry.problem();
    try {
      if (Object.keys(items).length > 0) await platform.sync.write(items);
      await retry.succeeded();
      if (unfit > 0 || last !== 'none') notify();
    } catch (error) {
      await retry.failed(problemOf(error));
      notify();
    }
  }

  const exchange = (): Promise<void> =>
    inSequence(async () => {
      const plan = await receive({});
      if (plan) await write(plan);
      else await retry.succeeded();
    });

  /** Writes soon, together with other changes. While the browser refuses, the alarm writes. */
  async function exchangeSoon(): Promise<void> {
    if (isScheduled || (await retry.isWaiting())) return;
    isScheduled = true;
    await retry.ensure();
    await sleep(BATCH_MS);
    isScheduled = false;
    await exchange();
  }

  return {
    state,
    retry,
    inSequence,
    withState,
    adopt,
    notify,
    exchange,
    schedule: (): void => void exchangeSoon().catch(() => undefined),
    /** @param delivered new items; items that were removed are undefined */
    take: (delivered: SyncItems): Promise<boolean> =>
      inSequence(async () => {
        if (!(await state.read())) return false;
        const plan = await receive(delivered);
        return plan !== null && Object.keys(plan.items).length > 0;
      }),
  };
}
