import { createMutex } from './mutex.ts';

export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Runs work with the same name in sequence, and work with different names in parallel. */
export function createKeyedMutex(): KeyedMutex {
  const open = new Map<
    string,
    { readonly locked: ReturnType<typeof createMutex>; count: number }
  >();
  return async (name, work) => {
    const entry = open.get(name) ?? { locked: createMutex(), count: 0 };
    open.set(name, entry);
    entry.count += 1;
    try {
      return await entry.locked(work);
    } finally {
      entry.count -= 1;
      if (entry.count === 0) open.delete(name);
    }
  };
}
