import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { Sheet } from '../../../lib/workbench/list/index.ts';
import type { ListRow, ValueList } from '../../../lib/workbench/messages/index.ts';
import { inParts, inPartsAtOnce, isInParts } from './list-messages.ts';
import type { OpenList } from './open-list.ts';

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
  /** What is not saved yet, by the key of the open list. */
  const unsaved = new Map<number, OpenList>();
  /** The lists that are being saved, by key. */
  const saving = new Map<number, OpenList>();
  /** Of these, the keys of lists whose rows are handed over in parts, which ends with the page. */
  const staging = new Set<number>();
  /** What was sent because the page may end, by key: several events announce one end. */
  const sentLast = new Map<number, OpenList>();
  let current: OpenList | null = null;
  let isSaving = false;
  let hasFailed = false;
  let ended: Promise<void> = Promise.resolve();

  function setId({ key }: OpenList, id: string | null): void {
    ids.set(key, id);
    if (current?.key === key) putInAddress(id);
  }

  /** @param isLast the page may end: everything is sent at once, because no reply comes any more */
  async function save(list: OpenList, isLast = false): Promise<boolean> {
    const id = ids.get(list.key);
    if (id === null) return true;
    const changes = id === undefined ? null : changedRows(list.sheet, saved.get(list.key));
    const whole = valueListOf(list);
    const changed = changes === null ? whole : { ...whole, rows: changes };
    if (isLast) sentLast.set(list.key, list);
    else if (isInParts(changed)) staging.add(list.key);
    const parts = isLast ? inPartsAtOnce(send, changed) : await inParts(send, changed);
    if (!isLast) staging.delete(list.key);
    const changesOnly = changes !== null;
    const outcome = await send('saveList', { id: id ?? null, changesOnly, ...parts });
    if (outcome.ok) {
      saved.set(list.key, list.sheet);
      setId(list, outcome.value.id);
    } else {
      if (!unsaved.has(list.key)) unsaved.set(list.key, list);
      sentLast.delete(list.key);
    }
    hasFailed = !outcome.ok;
    onFailure(outcome.ok ? null : outcome.failure);
    return outcome.ok;
  }

  async function saveAll(): Promise<void> {
    isSaving = true;
    let isSaved = true;
    // What is added meanwhile comes last.
    for (const [key, list] of unsaved) {
      if (!isSaved) break;
      unsaved.delete(key);
      saving.set(key, list);
      isSaved = await save(list);
      saving.delete(key);
    }
    isSaving = false;
  }

  /** Saves what is not saved yet, one save after the other: changes made meanwhile become one. */
  function flush(): Promise<void> {
    if (!isSaving) ended = saveAll();
    return ended;
  }

  return {
    flush,
    setId,
    /** Saves the open list and returns its id; null: it is not stored. */
    idOf: async (list: OpenList): Promise<string | null> => {
      await flush();
      return ids.get(list.key) ?? null;
    },
    /** Saves a new list, and each change to it. */
    watch: (list: OpenList | null): void => {
      const last = current;
      current = list;
      if (!list) {
        if (last) putInAddress(null);
        return;
      }
      if (list.key !== last?.key) {
        putInAddress(list.storedId);
        if (list.storedId === null) unsaved.set(list.key, list);
        else {
          ids.set(list.key, list.storedId);
          saved.set(list.key, list.sheet);
        }
      } else if (!hasSameContent(list, last)) unsaved.set(list.key, list);
      void flush();
    },
    /** The page may end: sends what waits for an earlier save, or was handed over in part. */
    sendRest: (): void => {
      const inParts = [...saving].filter(([key]) => staging.has(key));
      for (const [key, list] of new Map([...inParts, ...unsaved]))
        if (typeof ids.get(key) === 'string' && sentLast.get(key) !== list) void save(list, true);
    },
    /** Whether something would be lost if the page ended: a list without an id, or a save that failed. */
    mayLose: (): boolean =>
      hasFailed || [...unsaved.keys(), ...saving.keys()].some((key) => ids.get(key) === undefined),
  };
}

/** Ends the change of a cell or name, as leaving its field does. */
function endTyping(): void {
  const { activeElement } = document;
  // The change is passed on before this returns.
  if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
}

/** Stores the open list and its changes in the background. */
export function useListSaving(send: SendToBackground, list: OpenList | null) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saver] = useState(() => createListSaver(send, setFailure));
  useEffect(() => saver.watch(list), [saver, list]);
  useEffect(() => {
    const leave = () => {
      endTyping();
      saver.sendRest();
    };
    const ask = (event: BeforeUnloadEvent) => {
      // What is sent only when the page ends may get lost.
      leave();
      if (saver.mayLose()) event.preventDefault();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.sendRest();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void saver.flush();
    };
  }, [saver]);
  return useMemo(() => ({ ...saver, failure }), [saver, failure]);
}
