/** The items of `storage.sync` that contain the registers. */
import { z } from 'zod';
import {
  compareRegisters,
  decodeRegister,
  encodeRegister,
  mergeRegisters,
  type Register,
  type Registers,
  timeSchema,
} from './registers.ts';

/** What `storage.sync` contains, or what of it changed. */
export type SyncItems = Readonly<Record<string, unknown>>;

/** Limits of `storage.sync` in both browsers, in bytes. */
const MAX_ITEM_BYTES = 8192;
const MAX_BYTES = 102_400;
/** Browsers may count differently, for example escape characters. */
const SPARE_BYTES = 200;

/**
 * Each setting has its item by a hash of its path, so that a change rewrites a single item. So many
 * that the total limit is reached before the limit of an item.
 */
const ITEMS = 32;
const PREFIX = 'settings.';
/** Says when a person deleted the copy in sync, so that other browsers stop instead of writing it again. */
const END_ITEM = 'settings-deleted';

const recordSchema = z.record(z.string(), z.unknown());

/** FNV-1a. */
function itemOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  }
  return `${PREFIX}${(hash >>> 0) % ITEMS}`;
}

/** Skips what is not a register. */
function registersIn(item: unknown): Registers {
  const entries = Object.entries(recordSchema.safeParse(item).data ?? {});
  return new Map(
    entries.flatMap(([path, raw]) => {
      const register = decodeRegister(raw);
      return register ? [[path, register] as const] : [];
    }),
  );
}

const isSettingsItem = (name: string): boolean => name.startsWith(PREFIX);

export const readItems = (items: SyncItems): Registers =>
  mergeRegisters(
    ...Object.entries(items).flatMap(([name, item]) =>
      isSettingsItem(name) ? [registersIn(item)] : [],
    ),
  );

/** The names of all items of settings. */
export const settingsItemNames = (items: SyncItems): string[] =>
  Object.keys(items).filter(isSettingsItem);

/** When the copy was deleted, in ms since the epoch; 0: never. */
export const deletionTime = (items: SyncItems): number =>
  timeSchema.catch(0).parse(items[END_ITEM]);

export const deletionItem = (at: number): SyncItems => ({ [END_ITEM]: at });

const bytesOf = (name: string, item: unknown): number =>
  new TextEncoder().encode(name + JSON.stringify(item)).length;

export interface WritePlan {
  /** The items to write; empty: sync has everything. */
  readonly items: SyncItems;
  /** How many settings do not fit. */
  readonly unfit: number;
}

/** Items that lack a register, or have an older one, are written whole, as far as they fit. */
export function planWrite(area: SyncItems, registers: Registers): WritePlan {
  const sizes = new Map(Object.entries(area).map(([name, item]) => [name, bytesOf(name, item)]));
  const groups = Map.groupBy(registers, ([path]) => itemOf(path));
  const outdated = [...groups].flatMap(([name, entries]) => {
    const present = registersIn(area[name]);
    const isMissing = ([path, register]: [string, Register]) => {
      const known = present.get(path);
      return !known || compareRegisters(register, known) > 0;
    };
    const missing = entries.filter(isMissing).length;
    if (missing === 0) return [];
    const item = Object.fromEntries(
      entries.map(([path, register]) => [path, encodeRegister(register)]),
    );
    const bytes = bytesOf(name, item);
    return [{ name, item, missing, bytes, growth: bytes - (sizes.get(name) ?? 0) }];
  });
  let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  let unfit = 0;
  const items: Record<string, unknown> = {};
  // Deletions first: they make room.
  for (const write of outdated.toSorted((a, b) => a.growth - b.growth)) {
    const isTooLarge =
      write.bytes > MAX_ITEM_BYTES - SPARE_BYTES ||
      (write.growth > 0 && total + write.growth > MAX_BYTES - SPARE_BYTES);
    if (isTooLarge) {
      unfit += write.missing;
    } else {
      items[write.name] = write.item;
      total += write.growth;
    }
  }
  return { items, unfit };
}
