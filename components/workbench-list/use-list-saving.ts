import { useEffect, useMemo, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListRow, ValueList } from '../../lib/extension/schemas/index.ts';
import type { Sheet } from '../../lib/models/list/index.ts';
import type { OpenList } from './use-open-list.ts';

/** Changes are saved this long after the last change, ms. */
const SAVE_DELAY_MS = 500;

export const valueListOf = ({
  name,
  sheet,
  choice,
  originals,
  arrangement,
}: OpenList): ValueList => ({
  name,
  delimiter: sheet.delimiter,
  rows: [...sheet.rows],
  choice,
  originals,
  arrangement,
});

const hasSameContent = (a: OpenList, b: OpenList): boolean =>
  a.name === b.name &&
  a.sheet === b.sheet &&
  a.choice === b.choice &&
  a.originals === b.originals &&
  a.arrangement === b.arrangement;

/**
 * The rows that changed since `saved`, because sending all rows of a long list would block the page;
 * null: all rows must be saved.
 */
function changedRows({ rows, delimiter }: Sheet, saved: Sheet | undefined): ListRow[] | null {
  if (saved?.delimiter !== delimiter || saved.rows.length !== rows.length) return null;
  return rows.filter((row, i) => row !== saved.rows[i]);
}

/** Names the list in the page's address, so that a reload or a restored tab opens it. */
function putInAddress(id: string | null): void {
  const address = new URL(location.href);
  if (id === null) address.searchParams.delete('list');
  else address.searchParams.set('list', id);
  history.replaceState(null, '', address);
}

/** The id of the list in the page's address. */
export const listInAddress = (): string | null => new URLSearchParams(location.search).get('list');

function createListSaver(send: SendToBackground, onFailure: (failure: Failure | null) => void) {
  /** Ids in the store, by the key of the open list; null: it is not to be stored. */
  const ids = new Map<number, string | null>();
  /** The rows in the store, by the key of the open list. */
  const saved = new Map<number, Sheet>();
  let current: OpenList | null = null;
  let unsaved: OpenList | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  function setId({ key }: OpenList, id: string | null): void {
    ids.set(key, id);
    if (current?.key === key) putInAddress(id);
  }

  async function save(list: OpenList): Promise<void> {
    const id = ids.get(list.key);
    if (id === null) return;
    const changes = id === undefined ? null : changedRows(list.sheet, saved.get(list.key));
    const whole = valueListOf(list);
    const outcome = await send('saveList', {
      id: id ?? null,
      list: changes ? { ...whole, rows: changes } : whole,
      changesOnly: changes !== null,
    });
    if (outcome.ok) {
      saved.set(list.key, list.sheet);
      setId(list, outcome.value.id);
    } else unsaved ??= list;
    onFailure(outcome.ok ? null : outcome.failure);
  }

  /** Saves what is not saved yet. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    const list = unsaved;
    unsaved = null;
    if (list) queue = queue.then(() => save(list));
    await queue;
  }

  return {
    flush,
    setId,
    /** Saves the open list and returns its id; null: it is not stored. */
    idOf: async (list: OpenList): Promise<string | null> => {
      await flush();
      return ids.get(list.key) ?? null;
    },
    /** A new list is saved at once, changes after a short time. */
    watch: (list: OpenList | null): void => {
      const last = current;
      current = list;
      if (unsaved && unsaved.key !== list?.key) void flush();
      if (!list) {
        if (last) putInAddress(null);
        return;
      }
      if (list.key !== last?.key) {
        putInAddress(list.storedId);
        if (list.storedId === null) {
          unsaved = list;
          void flush();
        } else {
          ids.set(list.key, list.storedId);
          saved.set(list.key, list.sheet);
        }
      } else if (!hasSameContent(list, last)) {
        unsaved = list;
        clearTimeout(timer);
        timer = setTimeout(() => void flush(), SAVE_DELAY_MS);
      }
    },
  };
}

/** Stores the open list and its changes in the background. */
export function useListSaving(send: SendToBackground, list: OpenList | null) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saver] = useState(() => createListSaver(send, setFailure));
  useEffect(() => saver.watch(list), [saver, list]);
  useEffect(() => () => void saver.flush(), [saver]);
  return useMemo(() => ({ ...saver, failure }), [saver, failure]);
}
