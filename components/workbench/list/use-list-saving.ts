import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ValueList } from '../../../lib/workbench/messages/index.ts';
import type { PageStore } from '../../../lib/workbench/page-store.ts';
import { isLong } from '../../../lib/workbench/store/list-records.ts';
import { type OpenList, storageFailed } from './open-list.ts';

/** What is stored of an open list. */
const valueListOf = ({
  name,
  sheet,
  choice,
  areSuppliers,
  file,
  ...list
}: OpenList): ValueList => ({
  name,
  delimiter: sheet.delimiter,
  rows: sheet.rows,
  choice,
  originals: list.originals,
  arrangement: list.arrangement,
  ...(areSuppliers && { areSuppliers }),
  ...(file && { file }),
});

const hasSameContent = (a: OpenList, b: OpenList): boolean =>
  a.name === b.name &&
  a.sheet === b.sheet &&
  a.choice === b.choice &&
  a.originals === b.originals &&
  a.arrangement === b.arrangement &&
  a.areSuppliers === b.areSuppliers;

/** Names the list in the page's address, so that a reload or a restored tab opens it. */
function putInAddress(id: string | null): void {
  const address = new URL(location.href);
  if (id === null) address.searchParams.delete('list');
  else address.searchParams.set('list', id);
  history.replaceState(null, '', address);
}

/** The id of the list in the page's address. */
export const listInAddress = (): string | null => new URLSearchParams(location.search).get('list');

/** A list that is or was open. */
interface Kept {
  /** Null: it was removed from the store, and is not stored again. */
  id: string | null;
  list: OpenList;
  /** As it was saved last, or is being saved; null: it must be saved as a whole. */
  saved: OpenList | null;
  isNew: boolean;
}

function createListSaver(
  store: PageStore,
  onAdded: () => void,
  onFailure: (isFailed: boolean) => void,
) {
  let current: Kept | null = null;
  /** What is being saved, and whether the browser would give it up if the page ended. */
  const writes = new Map<Promise<unknown>, boolean>();
  /** What could not be saved. */
  const failed = new Set<Kept>();

  async function write(kept: Kept, list: ValueList, saved: ValueList | null): Promise<void> {
    const { id, isNew } = kept;
    if (id === null) return;
    kept.isNew = false;
    try {
      if (isNew) await store.add(id, list);
      const isStored = isNew || (await store.save(id, list, saved));
      if (isNew) onAdded();
      failed.delete(kept);
      // It is not removed where it has got another id meanwhile, or could not be added before.
      if (isStored || kept.id !== id || kept.isNew) return;
      kept.id = null;
      if (kept === current) putInAddress(null);
    } catch {
      kept.saved = null;
      kept.isNew ||= isNew;
      failed.add(kept);
    }
  }

  /** Hands the list to the database at once, which writes one change after the other. */
  function save(kept: Kept): void {
    const [list, saved] = [valueListOf(kept.list), kept.saved && valueListOf(kept.saved)];
    kept.saved = kept.list;
    const written = write(kept, list, saved).finally(() => {
      writes.delete(written);
      onFailure(failed.size > 0);
    });
    writes.set(written, isLong(list, saved));
  }

  /** Saves what could not be saved, and waits for all. */
  async function flush(): Promise<void> {
    for (const kept of failed) save(kept);
    await Promise.all(writes.keys());
  }

  return {
    flush,
    /** The id of the open list once it is saved; it is stored again if it was removed. Null after a failure. */
    stored: async (): Promise<string | null> => {
      const kept = current;
      await flush();
      if (kept?.id === null) {
        Object.assign(kept, { id: crypto.randomUUID(), saved: null, isNew: true });
        save(kept);
        await flush();
      }
      return kept && !failed.has(kept) ? kept.id : null;
    },
    /** From now on the list has another id, under which the store has it as it was in `list`. */
    setId: (list: OpenList, id: string): void => {
      if (current?.list.key !== list.key || current.id === id) return;
      [current.id, current.saved] = [id, list];
      putInAddress(id);
      if (current.list !== list) save(current);
    },
    /** Saves a new list, and each change to it. */
    watch: (list: OpenList | null): void => {
      const last = current;
      if (!list) {
        current = null;
        if (last) putInAddress(null);
      } else if (last?.list.key === list.key) {
        const isChanged = !hasSameContent(list, last.list);
        last.list = list;
        if (isChanged) save(last);
      } else {
        const { storedId } = list;
        const isNew = storedId === null;
        const next = {
          id: storedId ?? crypto.randomUUID(),
          list,
          saved: isNew ? null : list,
          isNew,
        };
        current = next;
        putInAddress(next.id);
        if (isNew) save(next);
      }
    },
    /** Whether something would be lost if the page ended. */
    mayLose: (): boolean => failed.size > 0 || [...writes.values()].includes(true),
  };
}

/** Ends the change of a cell or name, as leaving its field does. */
export function endTyping(): void {
  const { activeElement } = document;
  // The change is passed on before this returns.
  if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
}

/**
 * Stores the open list and its changes.
 * @param store null: nothing is stored
 * @param onAdded a list was stored for the first time
 */
export function useListSaving(store: PageStore | null, onAdded: () => void, list: OpenList | null) {
  const [isFailed, setFailed] = useState(false);
  const [saver] = useState(() => store && createListSaver(store, onAdded, setFailed));
  useEffect(() => saver?.watch(list), [saver, list]);
  useEffect(() => {
    if (!saver) return;
    const ask = (event: BeforeUnloadEvent) => {
      endTyping();
      if (saver.mayLose()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', endTyping);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', endTyping);
    };
  }, [saver]);
  return useMemo(
    () => ({
      flush: async () => saver?.flush(),
      stored: async () => saver?.stored() ?? null,
      setId: (of: OpenList, id: string) => saver?.setId(of, id),
      failure: isFailed ? storageFailed() : null,
    }),
    [saver, isFailed],
  );
}
