import { createMutex } from './mutex.ts';

export type KeyedMutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Work of one name goes one after the other; of different names, at the same time. */
export function createKeyedMutex(): KeyedMutex {
  const open = new Map<
    string,
    { readonly locked: ReturnType<typeof createMutex>; count: number }
  >();
  return async (name, work) => {
    const mine = open.get(name) ?? { locked: createMutex(), count: 0 };
    open.set(name, mine);
    mine.count += 1;
    try {
      return await mine.locked(work);
    } finally {
      mine.count -= 1;
      if (mine.count === 0) open.delete(name);
    }
  };
}
