import type { Kind, Phrase, Verdict } from '../domain/index.ts';
import { type CheckData, type CheckOptions, createChecker, notCheckable } from '../values/index.ts';

/** The free, offline check of a value (lib/values). */
export type Check = (kind: Kind, value: string, options?: CheckOptions) => Verdict<Phrase>;

/** @throws TypeError if a table is missing */
export const createCheck = (tables: CheckData): Check => createChecker({ tables }).check;

/**
 * Makes a function that reads the tables once and resolves with the check. If they cannot be read, no value is
 * checkable, and the next call tries again.
 */
export function createCheckLoader(read: () => Promise<CheckData>): () => Promise<Check> {
  let loading: Promise<Check> | undefined;
  return () => {
    loading ??= read().then(createCheck);
    // Not kept, so that the next call tries again.
    return loading.catch((): Check => {
      loading = undefined;
      return notCheckable;
    });
  };
}

export { contradictionsAmong, type SoundValue } from './consistency.ts';
