/**
 * Settings as registers that several browsers change and merge. Merging takes the newer register of each
 * setting, so the order and number of deliveries do not matter.
 */
import { z } from 'zod';

/**
 * A change: `at` is the time in ms since the epoch, but never before that of a change that the browser
 * knew; `count` orders changes of the same time, and `by` names the browser (hybrid logical clock, Kulkarni
 * et al. 2014). A wrong clock therefore cannot make a change lose against the change that it replaced.
 */
interface Stamp {
  readonly at: number;
  readonly count: number;
  readonly by: string;
}

export interface Register extends Stamp {
  /** As JSON; undefined: the choice was deleted, so the default applies. */
  readonly value: unknown;
}

/** By path (FlatSettings). Paths and values may be those of a newer version, and are kept as they are. */
export type Registers = ReadonlyMap<string, Register>;

/** The year 2100. Later times are not accepted, so that no clock can be moved to the end of time. */
const MAX_TIME = 4_102_444_800_000;
const MAX_COUNT = 1_000_000_000;

/** Deletions are forgotten after a year. A browser that was away for longer brings the setting back. */
const DELETION_KEPT_MS = 366 * 86_400_000;
/** Of more deletions, the newest are kept. */
export const MAX_DELETIONS = 150;

export const timeSchema = z.number().int().min(0).max(MAX_TIME);
const stampItems = [
  timeSchema,
  z.number().int().min(0).max(MAX_COUNT),
  z.string().min(1).max(36),
] as const;
/** With the value, or without it for a deletion. */
const encodedSchema = z.union([
  z.tuple(stampItems),
  z.tuple([...stampItems, z.unknown().refine((value) => value !== undefined)]),
]);

export const encodeRegister = ({ at, count, by, value }: Register): unknown[] =>
  value === undefined ? [at, count, by] : [at, count, by, value];

/** Null for anything else than a register. */
export function decodeRegister(raw: unknown): Register | null {
  const { data } = encodedSchema.safeParse(raw);
  if (!data) return null;
  const [at, count, by, value] = data;
  return { at, count, by, value };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Positive where `a` is newer. Two different registers are never equal, so all browsers agree. */
export function compareRegisters(a: Register, b: Register): number {
  return (
    a.at - b.at ||
    a.count - b.count ||
    compareTexts(a.by, b.by) ||
    // Two copies of one browser profile have the same name.
    compareTexts(JSON.stringify(a.value) ?? '', JSON.stringify(b.value) ?? '')
  );
}

export function mergeRegisters(...all: readonly Registers[]): Registers {
  const merged = new Map<string, Register>();
  for (const [path, register] of all.flatMap((registers) => [...registers])) {
    const known = merged.get(path);
    if (!known || compareRegisters(register, known) > 0) merged.set(path, register);
  }
  return merged;
}

/** The stamp of a change that is made now, newer than all registers. */
export function nextStamp(registers: Registers, now: number, by: string): Stamp {
  const time = Math.min(Math.max(now, 0), MAX_TIME);
  const at = [...registers.values()].reduce((last, register) => Math.max(last, register.at), time);
  const counts = [...registers.values()].flatMap((other) => (other.at === at ? [other.count] : []));
  return { at, count: counts.reduce((last, count) => Math.max(last, count), -1) + 1, by };
}

export function withoutOldDeletions(registers: Registers, now: number): Registers {
  const deletions = [...registers]
    .filter(([, { value }]) => value === undefined)
    .toSorted(([, a], [, b]) => compareRegisters(b, a));
  const forgotten = new Set(
    deletions
      .filter(([, { at }], i) => i >= MAX_DELETIONS || at < now - DELETION_KEPT_MS)
      .map(([path]) => path),
  );
  return new Map([...registers].filter(([path]) => !forgotten.has(path)));
}
